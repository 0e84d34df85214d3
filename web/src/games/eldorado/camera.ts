/** Looking at a map: it is dragged, pinched and zoomed by one transform of one layer, so that it stays fluent. */
import { animated } from '../../lib/settings.svelte'
import type { Box } from './course'
import type { Point } from './pen'

const LARGEST = 2.6
const DRAG = 5
const SETTLE = 180
/** How far the edge of the map may be dragged into the window, in pixels. */
const SLACK = 50

export class Camera {
  /** Where the upper left corner of the map's box is in the window, and how large a unit of the map is in pixels. */
  #x = 0
  #y = 0
  #scale = 1
  #frame = 0
  #settling = 0
  /** Whether all of the map is shown: then it stays so when the window changes. */
  #fitted = false
  #pointers = new Map<number, Point>()
  #start: Point = [0, 0]
  /** Whether the pointer has moved so far that it is no click. */
  dragged = false

  constructor(
    readonly window: HTMLElement,
    readonly layer: HTMLElement | SVGElement,
    readonly box: Box,
  ) {}

  // ---- between window and map

  #rect(): DOMRect {
    return this.window.getBoundingClientRect()
  }

  /** The point of the map under a point of the screen. */
  at(clientX: number, clientY: number): Point {
    const { left, top } = this.#rect()
    return [(clientX - left - this.#x) / this.#scale + this.box.x, (clientY - top - this.#y) / this.#scale + this.box.y]
  }

  get #whole(): number {
    const { width, height } = this.#rect()
    return Math.min(width / this.box.width, height / this.box.height)
  }

  // ---- moving

  /** All of the map, or as much as leaves a unit so large, about a point. */
  home(about: Point, least: number): void {
    const scale = Math.max(this.#whole, least)
    this.#glide(about, scale)
  }

  all(): void {
    this.#glide([this.box.x + this.box.width / 2, this.box.y + this.box.height / 2], this.#whole)
    this.#fitted = true
  }

  zoom(factor: number, clientX?: number, clientY?: number): void {
    const { left, top, width, height } = this.#rect()
    const [x, y] = [(clientX ?? left + width / 2) - left, (clientY ?? top + height / 2) - top]
    const scale = Math.min(LARGEST, Math.max(0.7 * this.#whole, this.#scale * factor))
    this.#x = x - ((x - this.#x) * scale) / this.#scale
    this.#y = y - ((y - this.#y) * scale) / this.#scale
    this.#scale = scale
    this.#keep()
    this.#draw()
  }

  /** Bring a point into sight, if it is not well inside. */
  show([x, y]: Point, margin = 60): void {
    const { width, height } = this.#rect()
    const [px, py] = [(x - this.box.x) * this.#scale + this.#x, (y - this.box.y) * this.#scale + this.#y]
    const inset = Math.min(margin, width / 4, height / 4)
    if (px < inset || py < inset || px > width - inset || py > height - inset) this.#glide([x, y], this.#scale)
  }

  #glide([x, y]: Point, scale: number): void {
    const { width, height } = this.#rect()
    if (!width) return
    this.#scale = scale
    this.#x = width / 2 - (x - this.box.x) * scale
    this.#y = height / 2 - (y - this.box.y) * scale
    this.#keep()
    this.layer.classList.toggle('gliding', animated())
    this.#draw()
  }

  /** The map fills the window; where it is smaller than the window it stays in the middle. */
  #keep(): void {
    this.#fitted = false
    const { width, height } = this.#rect()
    const inside = (offset: number, room: number, size: number): number =>
      size <= room ? (room - size) / 2 : Math.min(SLACK, Math.max(room - size - SLACK, offset))
    this.#x = inside(this.#x, width, this.box.width * this.#scale)
    this.#y = inside(this.#y, height, this.box.height * this.#scale)
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      this.layer.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`
    })
    this.layer.classList.add('moving')
    clearTimeout(this.#settling)
    // At rest the layer is drawn anew, sharp at its new size.
    this.#settling = window.setTimeout(() => this.layer.classList.remove('moving', 'gliding'), animated() ? 2 * SETTLE : SETTLE)
  }

  // ---- by hand

  /** Listen to the window; gives what stops it. */
  attach(): () => void {
    const ending = new AbortController()
    const { signal } = ending
    const on = <K extends keyof HTMLElementEventMap>(name: K, listen: (event: HTMLElementEventMap[K]) => void): void =>
      this.window.addEventListener(name, listen, { signal, passive: false })
    on('pointerdown', (event) => this.#down(event))
    on('pointermove', (event) => this.#move(event))
    on('pointerup', (event) => this.#up(event))
    on('pointercancel', (event) => this.#up(event))
    on('wheel', (event) => {
      event.preventDefault()
      this.layer.classList.remove('gliding')
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY)
    })
    const resizing = new ResizeObserver(() => {
      if (this.#fitted) return this.all()
      this.#keep()
      this.#draw()
    })
    resizing.observe(this.window)
    return () => {
      ending.abort()
      resizing.disconnect()
      cancelAnimationFrame(this.#frame)
      clearTimeout(this.#settling)
    }
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
    if (this.#pointers.size === 1) {
      this.dragged = false
      this.#start = [event.clientX, event.clientY]
    }
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
    // The click that ends a drag comes at once; whatever comes later is meant.
    if (!this.#pointers.size) setTimeout(() => (this.dragged = false))
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId)
    if (!before) return
    const now: Point = [event.clientX, event.clientY]
    if (!this.dragged) {
      if (Math.hypot(now[0] - this.#start[0], now[1] - this.#start[1]) < DRAG && this.#pointers.size === 1) return
      this.dragged = true
      this.window.setPointerCapture(event.pointerId)
    }
    this.layer.classList.remove('gliding')
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.#pointers.set(event.pointerId, now)
    if (other) {
      const [was, is] = [Math.hypot(before[0] - other[0], before[1] - other[1]), Math.hypot(now[0] - other[0], now[1] - other[1])]
      if (was > 0) this.zoom(is / was, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2)
    }
    const share = other ? 0.5 : 1
    this.#x += share * (now[0] - before[0])
    this.#y += share * (now[1] - before[1])
    this.#keep()
    this.#draw()
  }
}
