import { describe, expect, it } from 'vitest'
import { actionsAt, actionsOn, choicesOf, meant, targetsOf, type Expeditions } from './choices'
import type { Colour, View } from './places'

/** A session with these legal actions; nothing else of it is asked for. */
function session(legal: string[]): Expeditions {
  const form = (action: string): Record<string, unknown> => {
    const arrow = /^(\w+): (\S+)>(\S+)$/.exec(action)
    if (arrow) return { kind: 'arrow', colour: arrow[1], from: arrow[2], to: arrow[3] }
    const [kind, card, place] = action.split(' ')
    return kind === 'keep' && card === 'nothing' ? { kind, card: null } : { kind, card, ...(place ? { place } : {}) }
  }
  return { legal: new Set(legal), form } as unknown as Expeditions
}

describe('legal actions', () => {
  it('of several colours on one way are one target', () => {
    const choices = choicesOf(session(['red: start>rome', 'yellow: start>rome', 'blue: start>athens']))
    const targets = targetsOf(choices, null)
    expect(targets.map((target) => target.key)).toEqual(['start>rome', 'start>athens'])
    expect(actionsAt(targets, 'rome')).toEqual(['yellow: start>rome', 'red: start>rome'])
    expect(targetsOf(choices, 'blue')).toHaveLength(1)
  })

  it('are found on a segment whichever way they go', () => {
    const targets = targetsOf(choicesOf(session(['red: rome>timgad', 'red: timgad>rome'])), null)
    expect(actionsOn(targets, 'rome|timgad')).toHaveLength(2)
  })

  it('of a swap are sorted by card', () => {
    const { keeps, tucks, marks } = choicesOf(session(['keep rome', 'keep nothing', 'tuck perth first', 'tuck perth last', 'mark tikal']))
    expect(keeps.get(null)).toBe('keep nothing')
    expect(tucks.get('perth')).toEqual({ first: 'tuck perth first', last: 'tuck perth last' })
    expect(marks.get('tikal')).toBe('mark tikal')
  })
})

describe('what may have been meant', () => {
  const view = (phase: string, tips: Record<Colour, string>): View =>
    ({ phase, expeditions: Object.entries(tips).map(([colour, tip]) => ({ colour, tip })) }) as unknown as View

  it('is to mark a location while key locations are marked', () => {
    const marking = view('marking', { yellow: 'start', red: 'start', blue: 'start' })
    expect(meant(marking, 'perth', null)).toBe('mark perth')
    expect(meant(marking, 'ticket-bouvet', null)).toBe(null)
  })

  it('is an arrow of the nearest expedition afterwards', () => {
    const turns = view('turns', { yellow: 'tasmania', red: 'start', blue: 'start' })
    expect(meant(turns, 'rome', null)).toBe('red: start>rome')
    expect(meant(turns, 'rome', 'yellow')).toMatch(/^yellow: \S+>rome$/)
  })
})
