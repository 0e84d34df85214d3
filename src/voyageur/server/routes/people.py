"""People: beginning as a guest, registering, signing in and out, and what one may change about oneself."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from voyageur.server import security
from voyageur.server.house import House
from voyageur.server.limits import network
from voyageur.server.people import COOKIE, YEAR, Person
from voyageur.server.problems import Conflict
from voyageur.server.protocol import (
    GuestRequest,
    LoginRequest,
    Me,
    NewToken,
    PasswordRequest,
    PersonInfo,
    ProfileRequest,
    RegisterRequest,
    SessionInfo,
    TokenRequest,
)
from voyageur.server.routes.given import Asker, TheHouse, Visitor

Id = Annotated[str, PathParameter(max_length=64)]
AnyRequest = Request[Any, Any, Any]


@post("/api/people/guest")
async def begin(data: JSONBody[GuestRequest], request: AnyRequest, house: TheHouse, visitor: Visitor) -> Response[Me]:
    """Begin to play at once, as a guest. The answer sets the cookie that signs what follows."""
    security.check_our_page(request, house.settings)
    if visitor is not None:
        raise Conflict("server-signed-in-already", name=visitor.name)
    house.limits.check("guest", network(security.address_of(request.scope)))
    return signed_in(house, await house.people.begin(data, label_of(request)), 201)


@get("/api/me")
async def me(house: TheHouse, person: Asker) -> Response[Me]:
    """Who one is here. The cookie lasts another year from now."""
    return Response(house.people.me(person)) if person.program else signed_in(house, person, 200)


@patch("/api/me")
async def change_me(data: JSONBody[ProfileRequest], house: TheHouse, person: Asker) -> Me:
    """Change one's name, colour or language, or switch chat off and on."""
    return house.people.me(await house.people.change(person, data))


@delete("/api/me", status_code=204)
async def delete_me(house: TheHouse, person: Asker) -> Response[None]:
    """Delete one's account and what is personal in it. The games one played stay, with nobody's name."""
    await house.people.delete(person)
    return signed_out(house)


@get("/api/me/export")
async def export_me(house: TheHouse, person: Asker) -> Response[dict[str, Any]]:
    """Everything that is kept of one, to take away."""
    house.limits.check("export", person.id)
    kept = await house.people.export(person)
    return Response(kept, headers={"Content-Disposition": 'attachment; filename="voyageur.json"'})


@post("/api/me/register", status_code=200)
async def register(
    data: JSONBody[RegisterRequest], request: AnyRequest, house: TheHouse, person: Asker
) -> Response[Me]:
    """A guest gets a login and a password, and keeps everything."""
    house.limits.check("registration", network(security.address_of(request.scope)))
    return signed_in(house, await house.people.register(person, data, label_of(request)), 200)


@post("/api/me/password", status_code=204)
async def change_password(data: JSONBody[PasswordRequest], house: TheHouse, person: Asker) -> None:
    """Change one's password. Every other device and token is signed out."""
    house.limits.check("login", person.id)
    await house.people.change_password(person, data)


@post("/api/login", status_code=200)
async def login(data: JSONBody[LoginRequest], request: AnyRequest, house: TheHouse, visitor: Visitor) -> Response[Me]:
    """Sign in on this device. The session it had before ends; a guest's games stay with the guest."""
    security.check_our_page(request, house.settings)
    house.limits.check("login", network(security.address_of(request.scope)))
    house.limits.check("account", data.login.lower())
    return signed_in(house, await house.people.login(data, label_of(request), visitor), 200)


@post("/api/logout", status_code=204)
async def logout(house: TheHouse, person: Asker) -> Response[None]:
    """Sign out on this device, or give up the token that asks."""
    await house.people.logout(person)
    return signed_out(house)


@get("/api/me/sessions")
async def list_sessions(house: TheHouse, person: Asker) -> list[SessionInfo]:
    """One's devices and tokens."""
    return await house.people.sessions(person)


@delete("/api/me/sessions/{session_id:str}", status_code=204)
async def revoke_session(session_id: Id, house: TheHouse, person: Asker) -> None:
    """Sign out a device, or end a token, at once."""
    await house.people.revoke(person, session_id)


@post("/api/me/tokens")
async def new_token(data: JSONBody[TokenRequest], house: TheHouse, person: Asker) -> NewToken:
    """A token for a program that plays as oneself: `Authorization: Bearer <token>`. It is shown this once."""
    return await house.people.new_token(person, data.label)


@put("/api/me/mutes/{person_id:str}")
async def mute(person_id: Id, house: TheHouse, person: Asker) -> Me:
    """See nothing more of what somebody says."""
    return house.people.me(await house.people.mute(person, person_id))


@delete("/api/me/mutes/{person_id:str}", status_code=200)
async def unmute(person_id: Id, house: TheHouse, person: Asker) -> Me:
    """See again what somebody says."""
    return house.people.me(await house.people.unmute(person, person_id))


@get("/api/people/{person_id:str}")
async def one_person(person_id: Id, house: TheHouse) -> PersonInfo:
    """A person, as others see them."""
    return await house.people.info(person_id)


def label_of(request: AnyRequest) -> str:
    """What the device calls itself."""
    return request.headers.get("user-agent", "")


def signed_in(house: House, person: Person, status: int) -> Response[Me]:
    """Who one is, with the cookie that proves it."""
    return Response(
        house.people.me(person), status_code=status, cookies=[_cookie(house, house.people.cookie(person), YEAR)]
    )


def signed_out(house: House) -> Response[None]:
    """Nothing, and the cookie is gone."""
    return Response(None, status_code=204, cookies=[_cookie(house, "", 0)])


def _cookie(house: House, value: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=house.settings.secure
    )


ROUTES = [
    begin,
    me,
    change_me,
    delete_me,
    export_me,
    register,
    change_password,
    login,
    logout,
    list_sessions,
    revoke_session,
    new_token,
    mute,
    unmute,
    one_person,
]
