/** The colours that the server lets people choose. */
import type { Schemas } from '../lib/api'

export type Colour = NonNullable<Schemas['GuestRequest']['colour']>

export const colours: readonly Colour[] = ['blue', 'teal', 'green', 'yellow', 'orange', 'red', 'purple', 'grey']

export const colourOf = (name: string): Colour => colours.find((colour) => colour === name) ?? 'grey'
