/** Every action of a game: its notation, its JSON form, and its words in each language. One list serves all tables. */
import { ask } from './api'
import type { ActionInfo, Form } from './session'
import { settings, type Language } from './settings.svelte'

export class Actions {
  #words = $state.raw<Partial<Record<Language, Map<string, string>>>>({})
  #forms = new Map<string, Form>()
  #notations = new Map<string, string>()
  #asked = new Map<Language, Promise<void>>()

  constructor(readonly game: string) {}

  /** Load the words of a language, once. */
  load(language: Language = settings.language): Promise<void> {
    let asked = this.#asked.get(language)
    if (!asked) {
      asked = this.#fetch(language)
      this.#asked.set(language, asked)
      asked.catch(() => this.#asked.delete(language))
    }
    return asked
  }

  async #fetch(language: Language): Promise<void> {
    const list: ActionInfo[] = await ask('get', '/api/games/{game}/actions', {
      path: { game: this.game },
      query: { language },
    })
    for (const { notation, form } of list) {
      this.#forms.set(notation, form)
      this.#notations.set(canonical(form), notation)
    }
    this.#words = { ...this.#words, [language]: new Map(list.map(({ notation, words }) => [notation, words])) }
  }

  words(action: string): string {
    const known = this.#words[settings.language]
    if (!known) void this.load().catch(() => undefined)
    return known?.get(action) ?? action
  }

  form(action: string): Form | undefined {
    void this.#words
    return this.#forms.get(action)
  }

  notation(form: Form): string | undefined {
    void this.#words
    return this.#notations.get(canonical(form))
  }
}

/** The same text for the same form, whatever the order of its fields. */
function canonical(form: Form): string {
  return JSON.stringify(Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const known = new Map<string, Actions>()

export function actionsOf(game: string): Actions {
  let actions = known.get(game)
  if (!actions) known.set(game, (actions = new Actions(game)))
  return actions
}

/** The actions of every game known so far, in another language, before the page changes to it. */
export async function prepareActions(language: Language): Promise<void> {
  await Promise.all([...known.values()].map((actions) => actions.load(language)))
}
