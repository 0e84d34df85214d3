/** How well bots play, from the weakest to the strongest; their words are in the catalogues. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Against whom somebody plays who has not said so. */
export const USUAL_LEVEL: Level = 'casual'
/** Who plays for somebody who is gone, unless the host wants another. */
export const USUAL_SUBSTITUTE = 'greedy'
