/** The rules page of 5X: its sections in the order of the rulebook, and what is drawn for them. */
import './fivex.css'
import './guide/guide.css'
import type { RulesModule } from '../types'
import AllCards from './guide/AllCards.svelte'
import Amounts from './guide/Amounts.svelte'
import Anatomy from './guide/Anatomy.svelte'
import Between from './guide/Between.svelte'
import Bids from './guide/Bids.svelte'
import Example from './guide/Example.svelte'
import Explorers from './guide/Explorers.svelte'
import FiveActions from './guide/FiveActions.svelte'
import Joint from './guide/Joint.svelte'
import Kinds from './guide/Kinds.svelte'
import Offer from './guide/Offer.svelte'
import Priority from './guide/Priority.svelte'
import Scoring from './guide/Scoring.svelte'

const rules: RulesModule = {
  sections: [
    { id: 'goal' },
    { id: 'setup', diagram: FiveActions },
    { id: 'technology', diagram: Anatomy },
    { id: 'round', diagram: Offer },
    { id: 'choosing', diagram: Explorers },
    { id: 'priority', diagram: Priority },
    { id: 'improvements', diagram: Kinds },
    { id: 'actions', diagram: Amounts },
    { id: 'away' },
    { id: 'auction', diagram: Bids },
    { id: 'placing', diagram: Joint },
    { id: 'groups', diagram: Between },
    { id: 'example', diagram: Example },
    { id: 'end', diagram: Scoring },
    { id: 'known' },
    { id: 'options' },
    { id: 'cards', diagram: AllCards },
    { id: 'hints' },
  ],
}

export default rules
