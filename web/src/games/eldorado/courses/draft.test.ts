import { describe, expect, it } from 'vitest'
import routes from '../../../../../src/voyageur/games/eldorado/data/routes.json'
import { added, aside, barriersOf, empty, finishOf, flipped, fromDocument, moved, places, removed, reordered, rotated, shifted, toDocument, withBarrier, type Document } from './draft'
import { clear, fits, hexesOf, SHEETS, sideOf } from './pieces'

const printed = routes.routes as unknown as Document[]

describe('pieces', () => {
  it('are as many as there are in the box', () => {
    expect(SHEETS).toHaveLength(8)
  })

  it('fit along a large board in twelve ways, two at each side', () => {
    const before = { board: 'C', rotation: 1, q: 5, r: -2 }
    const found = fits(before, 'G', 4)
    expect(found).toHaveLength(12)
    expect([0, 1, 2, 3, 4, 5].map((side) => found.filter((at) => sideOf(before, at) === side).length)).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('lie as in the printed courses', () => {
    for (const route of printed) {
      const draft = fromDocument(route)
      draft.boards.forEach((piece, index) => {
        if (!index) return
        const offered = places(draft, index)
        expect(offered.some(({ at, free }) => free && at.q === piece.q && at.r === piece.r), `${piece.board}`).toBe(true)
      })
    }
  })
})

describe('a draft', () => {
  it('is written as it was read', () => {
    for (const route of printed) {
      const { boards, finish } = toDocument(fromDocument(route))
      expect(boards).toEqual(route.boards)
      expect(finish).toMatchObject(route.finish as object)
    }
  })

  it('grows by pieces that follow each other and keep apart', () => {
    let draft = empty()
    for (const board of ['C', 'O', 'G', 'N', 'Q', 'K']) draft = added(draft, board)
    draft.boards.forEach((piece, index) => {
      for (const other of draft.boards.slice(0, Math.max(0, index - 1))) expect(clear(piece, other)).toBe(true)
      if (index) expect(places(draft, index).some(({ at }) => at.q === piece.q && at.r === piece.r)).toBe(true)
    })
    expect(draft.boards.slice(0, -1).every((other) => clear(finishOf(draft), other))).toBe(true)
  })

  it('can be changed anywhere, and the rest comes along', () => {
    const draft = fromDocument(printed[2]!)
    const follows = (made: typeof draft): boolean =>
      made.boards.every((piece, k) => !k || places(made, k).some(({ at }) => at.q === piece.q && at.r === piece.r))
    for (const made of [aside(draft, 2), shifted(draft, 3), rotated(draft, 2, 1), rotated(draft, 2, -1), removed(draft, 2), reordered(draft, 2, 1), reordered(draft, 3, 1), flipped(draft, 1)]) {
      expect(follows(made)).toBe(true)
    }
    const far = moved(draft, 1, { ...draft.boards[1]!, q: 40 })
    expect(far.boards.slice(2).map(({ q }, k) => q - draft.boards[k + 2]!.q)).toEqual(far.boards.slice(2).map(() => 40 - draft.boards[1]!.q))
    expect(reordered(draft, 1, -1)).toBe(draft)
    expect(new Set(hexesOf(finishOf(draft)).map(({ terrain }) => terrain)).size).toBe(1)
  })

  it('has each barrier once, whatever is chosen', () => {
    const draft = { ...fromDocument(printed[0]!), numbers: {} as Record<string, number> }
    const junctions = draft.boards.slice(1).map((piece, k) => ({
      between: [draft.boards[k]!.board, piece.board] as [string, string],
      edges: [],
      barrier: k !== 2,
      number: null,
    }))
    expect(barriersOf(draft, junctions).map(({ number }) => number)).toEqual([1, 2, 3])
    const made = withBarrier(draft, junctions, ['C', 'N'], 1)
    expect(barriersOf(made, junctions).map(({ number }) => number)).toEqual([2, 1, 3])
    expect(barriersOf({ ...made, numbers: null }, junctions)).toEqual([])
  })
})
