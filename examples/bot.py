"""Plays random legal moves at a table of a Voyageur server, to the end of the game. Needs httpx and websockets.

The token is in VOYAGEUR_TOKEN (`POST /api/me/tokens` gives one). With the link of a table the bot sits down there, and
plays once somebody starts; with that of a server it lays a table of Expeditions against a bot of the house:

    VOYAGEUR_TOKEN=... python examples/bot.py http://localhost:8000/tables/7RkPw3mZq8TnC5vH
    VOYAGEUR_TOKEN=... python examples/bot.py http://localhost:8000
"""

import asyncio
import json
import os
import random
import sys
import uuid

import httpx
import websockets

HEADERS = {"Authorization": f"Bearer {os.environ['VOYAGEUR_TOKEN']}"}
AGAINST_A_BOT = {"game": "expeditions", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "start": True}


async def sit_down(server: str, table: str) -> tuple[str, int]:
    """Take a seat, at that table or at a new one."""
    async with httpx.AsyncClient(base_url=f"{server}/api", headers=HEADERS, timeout=60) as api:
        me = (await api.get("/me")).raise_for_status().json()["id"]
        answer = await (api.post(f"/tables/{table}/sit", json={}) if table else api.post("/tables", json=AGAINST_A_BOT))
        laid = answer.raise_for_status().json()
    return laid["id"], max(seat["seat"] for seat in laid["seats"] if seat["person"] and seat["person"]["id"] == me)


async def play(link: str) -> None:
    """Play to the end. When a connection is lost another is made, and begins with the state as it is then."""
    server, _, table = link.rstrip("/").partition("/tables/")
    table, seat = await sit_down(server, table)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    async for socket in websockets.connect(address, additional_headers=HEADERS):
        try:
            async for frame in socket:
                message = json.loads(frame)
                state = (message.get("problem", {}).get("missed") or message).get("state")
                if state and state["over"]:
                    print(f"{server}/tables/{table}", state["scores"])
                    return
                if state and seat in state["awaited"] and state["legal"]:
                    move = {"type": "move", "action": random.choice(state["legal"]), "ply": state["ply"], "seat": seat}
                    await socket.send(json.dumps({**move, "key": uuid.uuid4().hex}))
        except websockets.ConnectionClosed:
            continue


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
