/** The picture of each game in the hall. */
import type { Component } from 'svelte'
import Eldorado from './Eldorado.svelte'
import Expeditions from './Expeditions.svelte'
import Fivex from './Fivex.svelte'

export const pictures: Record<string, Component> = { expeditions: Expeditions, eldorado: Eldorado, fivex: Fivex }
