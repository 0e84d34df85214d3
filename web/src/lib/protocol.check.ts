/**
 * Nothing here runs: `tsc --noEmit` proves that the generated types can be used as a client uses them.
 * Every message is told apart by its `type`, every clock by its `kind`, and what may be left out may be left out.
 */
import type { components, operations, paths } from "./protocol";

type Types = components["schemas"];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Check<Claim extends true> = Claim;

export type MessageTypes = Check<
  Same<
    Types["Message"]["type"],
    | "update"
    | "accepted"
    | "refused"
    | "table"
    | "chat"
    | "warning"
    | "computation"
    | "lobby"
    | "pong"
    | "bye"
  >
>;
export type ClientMessageTypes = Check<
  Same<Types["ClientMessage"]["type"], "move" | "undo" | "say" | "ping">
>;
export type MoveAnswer = Check<
  Same<
    operations["postTableMoves"]["responses"]["201"]["content"]["application/json"],
    Types["Accepted"]
  >
>;
export type MovePath = paths["/api/tables/{table_id}/moves"]["post"];

/** A client that knows every message; one more in the protocol, and this no longer compiles. */
export function handled(message: Types["Message"]): string {
  switch (message.type) {
    case "update":
      return `${message.state.ply} ${message.events.map((event) => said(event.words)).join()} ${seen(message.state.view)}`;
    case "accepted":
      return message.key;
    case "refused":
      return message.problem.missed?.events.length ? "look again" : message.problem.reason;
    case "table":
      return message.table.seats.map((seat) => seat.person?.name ?? seat.bot ?? "open").join();
    case "chat":
      return message.lines.map((line) => line.text).join();
    case "warning":
      return new Date(message.until).toISOString();
    case "computation":
      return String(message.computation.progress);
    case "lobby":
      return [...message.tables.map((table) => table.id), ...message.gone].join();
    case "pong":
      return String(message.at);
    case "bye":
      return message.reason;
    default:
      return message satisfies never;
  }
}

/** A sentence has a key and arguments; where nothing is told there is none. */
function said(sentence: Types["Sentence"] | null): string {
  return sentence ? `${sentence.key} ${Object.keys(sentence.args).join()}` : "";
}

/** A game that has no outlook says null; the others' are told apart by what they foretell. */
type Outlook = operations["getTableOutlook"]["responses"]["200"]["content"]["application/json"];
export function foretold(outlook: Outlook): string[] {
  if (outlook === null) return [];
  if ("reach" in outlook) return outlook.reach.map((reach) => reach.hex);
  return outlook.placements.flatMap((placement) => placement.covered);
}

/** A frame shows the same views as a state does. */
export const replayed = (replay: Types["Replay"]): string[] => replay.frames.map((frame) => seen(frame.view));

/** The games' views are told apart by what only one of them has. */
function seen(view: Types["View"]): string {
  if ("commons" in view) return view.expeditions.map((expedition) => expedition.tip).join();
  if ("barriers" in view) return view.players.map((player) => player.pawns.length).join();
  return view.players.map((clan) => clan.water ?? "?").join();
}

export function limit(clock: Types["TableInfo"]["clock"]): number | undefined {
  return clock.kind === "live" ? clock.move_seconds : clock.kind === "correspondence" ? clock.days : undefined;
}

export const laid: Types["NewTable"] = { game: "fivex", seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }] };
export const move: Types["ClientMessage"] = { type: "move", action: "play extension", ply: 3, key: "b7c1e0a2", seat: 0 };

// @ts-expect-error A move without a key could not be sent again.
export const keyless: Types["ClientMessage"] = { type: "move", action: "play extension", ply: 3, seat: 0 };
