import type { RulesModule } from '../types'

export default { sections: [] } satisfies RulesModule
