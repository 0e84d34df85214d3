/** The rules page of 5X: its sections in the order of the rulebook, and what is drawn for them. */
import type { RulesModule } from '../types'

const rules: RulesModule = {
  sections: [
    { id: 'goal' },
    { id: 'setup' },
    { id: 'technology' },
    { id: 'round' },
    { id: 'choosing' },
    { id: 'priority' },
    { id: 'improvements' },
    { id: 'actions' },
    { id: 'away' },
    { id: 'auction' },
    { id: 'placing' },
    { id: 'groups' },
    { id: 'example' },
    { id: 'end' },
    { id: 'known' },
    { id: 'options' },
    { id: 'cards' },
    { id: 'hints' },
  ],
}

export default rules
