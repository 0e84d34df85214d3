/** How wide words are in the map's lettering, for a size of one; measured again when the font has come. */
const pen = document.createElement('canvas').getContext('2d')
const known = new Map<string, number>()
let fonts = $state(0)

void document.fonts?.ready.then(() => {
  known.clear()
  fonts += 1
})

export function measure(words: string): number {
  void fonts
  let width = known.get(words)
  if (width === undefined) {
    if (pen) pen.font = `600 100px 'Alegreya Variable', Palatino, Georgia, serif`
    width = pen ? pen.measureText(words).width / 100 : words.length * 0.5
    known.set(words, width)
  }
  return width
}
