/** The rules page of El Dorado: its sections in the order of the rulebook, and what is drawn for them. */
import type { RulesModule } from '../types'
import Barrier from './guide/Barrier.svelte'
import Buying from './guide/Buying.svelte'
import Cards from './guide/Cards.svelte'
import Caves from './guide/Caves.svelte'
import Course from './guide/Course.svelte'
import Drawing from './guide/Drawing.svelte'
import End from './guide/End.svelte'
import Land from './guide/Land.svelte'
import Market from './guide/Market.svelte'
import Movement from './guide/Movement.svelte'
import Rubble from './guide/Rubble.svelte'

export default {
  sections: [
    { id: 'goal' },
    { id: 'course', diagram: Course },
    { id: 'setup' },
    { id: 'turn' },
    { id: 'land', diagram: Land },
    { id: 'movement', diagram: Movement },
    { id: 'rubble', diagram: Rubble },
    { id: 'barriers', diagram: Barrier },
    { id: 'buying', diagram: Buying },
    { id: 'market', diagram: Market },
    { id: 'drawing', diagram: Drawing },
    { id: 'cards', diagram: Cards },
    { id: 'end', diagram: End },
    { id: 'two' },
    { id: 'caves', diagram: Caves },
    { id: 'tiles' },
    { id: 'seen' },
    { id: 'options' },
  ],
} satisfies RulesModule
