/** A few short sounds, made of sine waves when they are needed; silent unless somebody wants them. */
import { settings } from './settings.svelte'

type Sound = 'turn' | 'move' | 'chat' | 'over' | 'refused'

/** Notes in hertz, one after the other. */
const NOTES: Record<Sound, number[]> = {
  turn: [523, 784],
  move: [392],
  chat: [659],
  over: [523, 659, 784, 1047],
  refused: [196],
}
const NOTE_SECONDS = 0.11
let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  NOTES[sound].forEach((pitch, index) => note(context!, pitch, context!.currentTime + index * NOTE_SECONDS))
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const wave = audio.createOscillator()
  const volume = audio.createGain()
  wave.type = 'triangle'
  wave.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS * 1.8)
  wave.connect(volume).connect(audio.destination)
  wave.start(at)
  wave.stop(at + NOTE_SECONDS * 2)
}
