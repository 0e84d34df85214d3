/** What places and colours are called in the language of the page. */
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/words.svelte'
import { factOf, spotOf, type Colour } from './places'

export const nameOf = (id: string): string => spotOf(id).name[settings.language]
export const regionOf = (id: string): string => spotOf(id).region?.[settings.language] ?? ''
export const storyOf = (id: string): string => factOf(id)?.[settings.language] ?? ''
export const letterOf = (colour: Colour | string): string => t('web-expeditions-letter', { colour })
export const colourName = (colour: Colour | string): string => t('expeditions-colour', { colour })
