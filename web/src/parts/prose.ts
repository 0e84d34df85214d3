/** Text of the catalogues with a little form: paragraphs, lists (`- `) and **bold**; and finding words in it. */

export interface Run {
  text: string
  bold: boolean
}
export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] }

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOf)
}

/** What stands between two blank lines: a paragraph, a list, or a paragraph that leads to a list. */
function blocksOf(part: string): Block[] {
  const found: Block[] = []
  for (const line of part.split('\n')) {
    const item = /^\s*- (.*)$/.exec(line)
    const last = found.at(-1)
    if (item && last?.kind === 'list') last.items.push(runs(item[1]!))
    else if (item) found.push({ kind: 'list', items: [runs(item[1]!)] })
    else if (last?.kind === 'list') last.items.at(-1)!.push(...runs(` ${line.trim()}`))
    else if (last) last.runs.push(...runs(` ${line.trim()}`))
    else found.push({ kind: 'paragraph', runs: runs(line.trim()) })
  }
  return found
}

function runs(line: string): Run[] {
  return line
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter((run) => run.text)
}

/** Letters as they are compared: without accents, in lower case. */
const folded = (text: string): string => [...text].map(fold).join('')

const fold = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const contains = (text: string, wanted: string): boolean =>
  folded(text.replaceAll('**', '')).includes(folded(wanted))

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, wanted: string): { text: string; found: boolean }[] {
  const needle = folded(wanted)
  if (!needle) return [{ text, found: false }]
  const letters = [...text]
  // Where each letter begins in the folded text; folding may change how many there are.
  const begins: number[] = []
  let compared = ''
  for (const letter of letters) {
    begins.push(compared.length)
    compared += fold(letter)
  }
  const pieces: { text: string; found: boolean }[] = []
  let done = 0
  for (let at = compared.indexOf(needle); at >= 0; at = compared.indexOf(needle, at + needle.length)) {
    const from = begins.findLastIndex((begin) => begin <= at)
    const next = begins.findIndex((begin) => begin >= at + needle.length)
    const to = next < 0 ? letters.length : next
    if (from > done) pieces.push({ text: letters.slice(done, from).join(''), found: false })
    pieces.push({ text: letters.slice(from, to).join(''), found: true })
    done = to
  }
  if (done < letters.length) pieces.push({ text: letters.slice(done).join(''), found: false })
  return pieces
}
