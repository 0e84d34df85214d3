/** The rules page of Expeditions: its sections in the order of the rulebook, each with the drawing that explains it. */
import type { RulesModule } from '../types'
import BonusDiagram from './guide/BonusDiagram.svelte'
import EdgesDiagram from './guide/EdgesDiagram.svelte'
import KeysDiagram from './guide/KeysDiagram.svelte'
import LoopDiagram from './guide/LoopDiagram.svelte'
import MapDiagram from './guide/MapDiagram.svelte'
import OrderDiagram from './guide/OrderDiagram.svelte'
import ProgressDiagram from './guide/ProgressDiagram.svelte'
import RemovalDiagram from './guide/RemovalDiagram.svelte'
import ScoreDiagram from './guide/ScoreDiagram.svelte'
import SwapDiagram from './guide/SwapDiagram.svelte'
import TurnDiagram from './guide/TurnDiagram.svelte'

const rules: RulesModule = {
  sections: [
    { id: 'goal' },
    { id: 'map', diagram: MapDiagram },
    { id: 'setup' },
    { id: 'keys', diagram: KeysDiagram },
    { id: 'turn', diagram: TurnDiagram },
    { id: 'progress', diagram: ProgressDiagram },
    { id: 'edges', diagram: EdgesDiagram },
    { id: 'arrival' },
    { id: 'bonus', diagram: BonusDiagram },
    { id: 'tickets' },
    { id: 'removal', diagram: RemovalDiagram },
    { id: 'swap', diagram: SwapDiagram },
    { id: 'loops', diagram: LoopDiagram },
    { id: 'order', diagram: OrderDiagram },
    { id: 'end' },
    { id: 'score', diagram: ScoreDiagram },
    { id: 'secrets' },
    { id: 'options' },
  ],
}

export default rules
