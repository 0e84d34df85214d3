/** What somebody at this screen is looking at. The board and the players' panels share it; nobody else learns of it. */
import type { Colour } from './places'

class Attention {
  /** The place whose card lies open on the map. */
  place = $state<string | null>(null)
  /** Only the arrows of one expedition, or of all. */
  colour = $state<Colour | null>(null)
  /** The expedition whose arrows are numbered, while it is pointed at. */
  traced = $state<Colour | null>(null)
  /** Where the map is asked to fly; the count makes the same place twice a new wish. */
  flight = $state<{ place: string; count: number } | null>(null)

  /** Open the card of a place and bring it into view. */
  show(place: string): void {
    this.place = place
    this.flight = { place, count: (this.flight?.count ?? 0) + 1 }
  }

  /** Bring a place into view without opening its card. */
  fly(place: string): void {
    this.flight = { place, count: (this.flight?.count ?? 0) + 1 }
  }

  reset(): void {
    this.place = null
    this.colour = null
    this.traced = null
    this.flight = null
  }
}

export const attention = new Attention()
