/** Pieces of land made up for diagrams. */
import { nameOf, wayTo, type Hex, type Junction } from '../course'

/** One hex; those with the same letter are one board. */
export function hex(q: number, r: number, terrain: string, cost: number, more: Partial<Hex> = {}): Hex {
  return { q, r, terrain, cost, board: 'B', cave: false, start: null, finish: false, ...more }
}

/** A barrier across the whole junction of two boards. */
export function junction(hexes: readonly Hex[], first: string, second: string, number: number): Junction {
  const edges = hexes
    .filter((here) => here.board === first)
    .flatMap((here) =>
      hexes
        .filter((there) => there.board === second && wayTo(nameOf(here.q, here.r), nameOf(there.q, there.r)))
        .map((there): [number, number, number, number] => [here.q, here.r, there.q, there.r]),
    )
  return { between: [first, second], edges, barrier: true, number }
}
