/** Which lessons were finished on this device. */
const STORE = 'voyageur-lessons'

type Finished = Record<string, string[]>

function kept(): Finished {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Finished
  } catch {
    return {}
  }
}

const finished: Finished = $state(kept())

export const isFinished = (game: string, lesson: string): boolean => finished[game]?.includes(lesson) ?? false

export function finish(game: string, lesson: string): void {
  if (isFinished(game, lesson)) return
  finished[game] = [...(finished[game] ?? []), lesson]
  try {
    localStorage.setItem(STORE, JSON.stringify(finished))
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
