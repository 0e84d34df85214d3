"""Notices: where a person wants to be told, outside the game, that a table waits for them."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from voyageur.server.delivery import Delivery
from voyageur.server.protocol import NewWebhook, PushKey, PushRequest, SubscriptionInfo, WebhookRequest
from voyageur.server.routes.given import Asker, TheHouse

Id = Annotated[str, PathParameter(max_length=64)]


@get("/me/subscriptions", summary="Where one is told")
async def list_subscriptions(house: TheHouse, person: Asker) -> list[SubscriptionInfo]:
    """One's webhooks and browsers."""
    return await house.notices.subscriptions(person.id)


@post("/me/webhooks", summary="Tell a program")
async def add_webhook(data: JSONBody[WebhookRequest], house: TheHouse, person: Asker) -> NewWebhook:
    """A webhook gets a POST for each notice: JSON, signed.

    The header `X-Voyageur-Signature` is the HMAC-SHA256, in hexadecimal, of the header `X-Voyageur-Timestamp`, a full
    stop and the body; its key is the `secret` of this answer, which is shown this once. Any status from 200 to 299 says
    that it arrived, 410 that nothing more is wanted; everything else is tried again, ever more rarely, for some hours.
    """
    return await house.notices.add_webhook(person.id, data.address)


@post("/me/push", summary="Tell a browser")
async def add_push(data: JSONBody[PushRequest], house: TheHouse, person: Asker) -> SubscriptionInfo:
    """A browser's push subscription, made with the key of `/api/push-key`."""
    return await house.notices.add_push(person.id, data)


@delete("/me/subscriptions/{subscription_id:str}", summary="Tell nothing there any more")
async def remove_subscription(subscription_id: Id, house: TheHouse, person: Asker) -> None:
    """Forget a webhook or a browser."""
    await house.notices.remove(person.id, subscription_id)


@post("/me/subscriptions/{subscription_id:str}/test", summary="Try whether it arrives", status_code=200)
async def try_subscription(subscription_id: Id, house: TheHouse, person: Asker) -> Delivery:
    """Send a notice of the kind `test` there, once, and say what came of it."""
    return await house.notices.test(person.id, subscription_id, person.language)


@get("/push-key", summary="The key for web push")
async def show_push_key(house: TheHouse) -> PushKey:
    """What a browser needs to subscribe; none where this server has no web push."""
    return house.notices.push_key()


router = Router(
    "/api",
    route_handlers=[
        list_subscriptions,
        add_webhook,
        add_push,
        remove_subscription,
        try_subscription,
        show_push_key,
    ],
)
