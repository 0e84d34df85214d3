import { describe, expect, it } from 'vitest'
import { arrowShapes, copies, edgeGroups, grainOf, offStroke, place, SHEET, strokes, WIDTH } from './chart'
import { spots } from './places'

const right = SHEET.left + SHEET.width

describe('the sheet', () => {
  it('has every spot on it', () => {
    for (const spot of spots) {
      const { x, y } = place(spot.id)
      expect(x > 0 && x < WIDTH && y > 20 && y < SHEET.height - 20, spot.id).toBe(true)
    }
  })

  it('shows the three spots that join the edges on both', () => {
    for (const id of ['ticket-north-pacific', 'ticket-central-pacific', 'ticket-south-pacific']) expect(copies(id)).toHaveLength(2)
    expect(copies('rome')).toHaveLength(1)
  })

  it('draws a segment over the edge on both sides, the short way', () => {
    for (const { from, to } of strokes('mount-fuji', 'ticket-central-pacific').concat(strokes('denali', 'ticket-north-pacific'))) {
      expect(Math.abs(to.x - from.x)).toBeLessThan(WIDTH / 2)
    }
    expect(strokes('denali', 'ticket-north-pacific')).toHaveLength(2)
    expect(strokes('start', 'rome')).toHaveLength(1)
  })

  it('names beyond each edge the places that segments lead to', () => {
    const named = edgeGroups.flat()
    const names = (side: string, from: string): string[] => named.filter((edge) => edge.side === side && edge.from === from).map((edge) => edge.id)
    expect(names('right', 'ticket-north-pacific')).toEqual(expect.arrayContaining(['crater-lake', 'grand-canyon']))
    expect(names('left', 'ticket-south-pacific')).toEqual(expect.arrayContaining(['great-barrier-reef', 'fiordland-national-park']))
    for (const edge of named) expect([SHEET.left, right]).toContain(edge.x)
  })

  it('gives arrows of three colours on one segment their own lanes, whichever way they go', () => {
    const there = arrowShapes('yellow', 'start', 'rome', 1)[0]!.middle
    const back = arrowShapes('yellow', 'rome', 'start', 1)[0]!.middle
    const blue = arrowShapes('blue', 'start', 'rome', 1)[0]!.middle
    expect(back.x).toBeCloseTo(there.x)
    expect(Math.hypot(blue.x - there.x, blue.y - there.y)).toBeCloseTo(9.2)
  })

  it('measures how far a point is from a stroke', () => {
    const stroke = { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } }
    expect(offStroke({ x: 5, y: 3 }, stroke)).toBeCloseTo(3)
    expect(offStroke({ x: 14, y: 3 }, stroke)).toBeCloseTo(5)
  })

  it('lets pieces grow more slowly than the map', () => {
    expect(grainOf(1) * 1).toBeLessThan(grainOf(2) * 2)
    expect(grainOf(1)).toBeGreaterThan(grainOf(2))
  })
})
