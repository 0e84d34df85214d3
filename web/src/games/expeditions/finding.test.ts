import { describe, expect, it } from 'vitest'
import { find, plain } from './find'
import { MUST, placed, SHOULD, type Wish } from './labels'
import { distance, spots, START } from './places'

const ids = (typed: string, language: 'en' | 'fr' = 'en'): string[] => find(typed, language).map((spot) => spot.id)

describe('finding a place', () => {
  it('needs neither accents nor capitals', () => {
    expect(plain('Aripuanã')).toBe('aripuana')
    expect(ids('aripuana')[0]).toBe('aripuana')
    expect(ids('GALAPAGOS')[0]).toBe('galapagos-islands')
  })

  it('knows the names of both languages', () => {
    expect(ids('passage du nord')).toContain('northwest-passage')
    expect(ids('northwest', 'fr')).toContain('northwest-passage')
  })

  it('puts the start of a name first, and finds regions too', () => {
    expect(ids('per')[0]).toMatch(/persepolis|perth/)
    expect(ids('brazil').length).toBeGreaterThan(1)
  })

  it('finds nothing where there is nothing', () => {
    expect(ids('')).toEqual([])
    expect(ids('atlantis of the moon')).toEqual([])
  })

  it('finds every spot by either of its names', () => {
    for (const spot of spots) {
      expect(ids(spot.name.en)[0], spot.id).toBe(spot.id)
      expect(ids(spot.name.fr, 'fr')[0], spot.id).toBe(spot.id)
    }
  })
})

describe('distances', () => {
  it('count segments', () => {
    expect(distance(START, START)).toBe(0)
    expect(distance(START, 'rome')).toBe(1)
    expect(distance('ticket-north-pacific', 'mount-fuji')).toBe(1)
    expect(spots.every((spot) => distance(START, spot.id) < 20)).toBe(true)
  })
})

describe('names on the map', () => {
  const bounds = { left: -1000, top: -1000, right: 1000, bottom: 1000 }
  const wish = (id: string, x: number, weight: number): Wish => ({ id, x, y: 0, width: 60, height: 10, clear: 5, weight })

  it('do not touch each other', () => {
    const labels = placed(Array.from({ length: 12 }, (_, index) => wish(`${index}`, index * 4, 1)), [], bounds)
    expect(labels.length).toBeGreaterThan(3)
    for (const a of labels) {
      for (const b of labels) {
        if (a !== b) expect(Math.abs(a.x - b.x) >= 60 || Math.abs(a.y - b.y) >= 10).toBe(true)
      }
    }
  })

  it('are given to the more important first', () => {
    const wall = { left: -500, top: -500, right: 500, bottom: 500 }
    const labels = placed([wish('plain', 0, 1), wish('own', 0, SHOULD), wish('found', 0, MUST)], [wall], bounds)
    expect(labels.map((label) => label.id)).toEqual(['found', 'own'])
  })
})
