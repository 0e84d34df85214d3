/**
 * Moving over the map: by drag, wheel, pinch, buttons and keys. While something moves, only one transform changes; names
 * and pieces take their new size when it has come to rest.
 */
import { animated } from '../../lib/settings.svelte'
import { centred, grainOf, held, moved, opening, partWay, toSheet, toWindow, whole, zoomed, type Camera, type Size } from './camera'
import type { Point } from './chart'

/** How far a finger or the mouse may slip and still click. */
const SLIP = 6
const FLIGHT = 320
const REST = 140

export class Navigator {
  /** What is drawn follows these two; they change at rest only. */
  scale = $state(0.6)
  grain = $state(grainOf(0.6))
  /** Where the camera came to rest: for what lies over the map, such as a choice beside its spot. */
  resting = $state.raw<Camera>({ x: 0, y: 0, scale: 0.6 })
  size = $state.raw<Size>({ width: 0, height: 0 })
  moving = $state(false)

  private camera: Camera = { x: 0, y: 0, scale: 0.6 }
  private sheet: HTMLElement | null = null
  private pointers = new Map<number, Point>()
  private slipped = false
  private frame = 0
  private timer = 0
  private touchedAt = 0
  private box: DOMRect | null = null
  private home: Point = { x: 800, y: 300 }

  /** Take hold of the window and the sheet in it; gives back how to let go. */
  hold(port: HTMLElement, sheet: HTMLElement, home: Point): () => void {
    this.sheet = sheet
    this.home = home
    const measure = (): void => this.resize({ width: port.clientWidth, height: port.clientHeight })
    const watch = new ResizeObserver(measure)
    watch.observe(port)
    // At once, before anything is painted at a size that is not its own.
    measure()
    // Svelte listens to wheels passively; a map must keep the page from scrolling.
    const wheel = (event: WheelEvent): void => this.wheel(event)
    port.addEventListener('wheel', wheel, { passive: false })
    return () => {
      watch.disconnect()
      port.removeEventListener('wheel', wheel)
      cancelAnimationFrame(this.frame)
      clearTimeout(this.timer)
    }
  }

  private resize(size: Size): void {
    if (!size.width || !size.height) return
    const first = this.size.width === 0
    const middle = toSheet(this.camera, this.size.width / 2, this.size.height / 2)
    const wasWhole = !first && this.camera.scale <= whole(this.size) * 1.01
    this.size = size
    if (first) this.set(opening(this.home, size))
    else this.set(centred(middle, wasWhole ? opening(middle, size).scale : this.camera.scale, size))
    this.rest()
  }

  /** A point of the page, on the sheet. */
  point(event: { clientX: number; clientY: number }, port: HTMLElement): Point {
    const box = port.getBoundingClientRect()
    return toSheet(this.camera, event.clientX - box.left, event.clientY - box.top)
  }

  /** How many units of the sheet so many pixels are. */
  reach = (pixels: number): number => pixels / this.camera.scale

  private set(camera: Camera): void {
    this.camera = camera
    if (this.sheet) this.sheet.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`
  }

  /** Something moves: the sheet becomes a layer of its own until it rests. */
  private stir(camera: Camera): void {
    if (!this.moving) {
      this.moving = true
      if (this.sheet) this.sheet.style.willChange = 'transform'
    }
    this.set(camera)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      if (this.pointers.size === 0) this.rest()
    }, REST)
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.moving = false
    if (this.sheet) this.sheet.style.willChange = 'auto'
    this.scale = this.camera.scale
    this.grain = grainOf(this.camera.scale)
    this.resting = this.camera
  }

  private fly(to: Camera): void {
    cancelAnimationFrame(this.frame)
    if (!animated()) {
      this.set(to)
      this.rest()
      return
    }
    const from = this.camera
    const began = performance.now()
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / FLIGHT))
      this.stir(partWay(from, to, 1 - (1 - share) ** 3))
      if (share < 1) this.frame = requestAnimationFrame(step)
      else this.rest()
    }
    this.frame = requestAnimationFrame(step)
  }

  zoom(factor: number): void {
    this.fly(zoomed(this.camera, factor, { x: this.size.width / 2, y: this.size.height / 2 }, this.size))
  }

  pan(dx: number, dy: number): void {
    this.fly(moved(this.camera, dx, dy, this.size))
  }

  /** All of the map. */
  overview(): void {
    this.fly(held({ x: 0, y: 0, scale: 0 }, this.size))
  }

  /** A point in the middle, near enough to be read; `lift` leaves room below for what is laid over the map. */
  goTo(point: Point, lift = 0): void {
    const scale = Math.max(this.camera.scale, whole(this.size) * 2, 0.8)
    const to = centred(point, scale, this.size)
    this.fly(moved(to, 0, -lift, this.size))
  }

  /** Whether a point is in the window, a little from its edge. */
  sees(point: Point): boolean {
    const { x, y } = toWindow(this.camera, point)
    return x > 12 && y > 12 && x < this.size.width - 12 && y < this.size.height - 12
  }

  /** Bring a point into the window if it is not there. */
  reveal(point: Point): void {
    if (this.size.width && !this.sees(point)) this.fly(centred(point, this.camera.scale, this.size))
  }

  /** Whether a hand was on the map a moment ago: then it does not move by itself. */
  get busy(): boolean {
    return this.pointers.size > 0 || performance.now() - this.touchedAt < 4000
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    this.touchedAt = performance.now()
    cancelAnimationFrame(this.frame)
    // Measured once a gesture: asking for it every time would lay the page out every time.
    if (!this.moving || !this.box) this.box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const box = this.box
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016))
    this.stir(zoomed(this.camera, factor, { x: event.clientX - box.left, y: event.clientY - box.top }, this.size))
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    cancelAnimationFrame(this.frame)
    if (this.pointers.size === 0) this.slipped = false
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.touchedAt = performance.now()
  }

  /** A pointer moved; true while it drags the map. */
  move(event: PointerEvent, port: HTMLElement): boolean {
    const before = this.pointers.get(event.pointerId)
    if (!before) return false
    const now = { x: event.clientX, y: event.clientY }
    if (!this.slipped && this.pointers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return false
    if (!this.slipped) {
      this.slipped = true
      this.box = port.getBoundingClientRect()
      for (const id of this.pointers.keys()) port.setPointerCapture(id)
    }
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    this.pointers.set(event.pointerId, now)
    const other = others[0]
    if (!other) this.stir(moved(this.camera, now.x - before.x, now.y - before.y, this.size))
    else this.pinch(before, now, other)
    return true
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const { left = 0, top = 0 } = this.box ?? {}
    const spread = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1
    const focus = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top }
    const grown = zoomed(this.camera, spread(now) / spread(before), focus, this.size)
    this.stir(moved(grown, (now.x - before.x) / 2, (now.y - before.y) / 2, this.size))
  }

  up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return
    this.touchedAt = performance.now()
    if (this.pointers.size === 0 && this.moving) this.rest()
  }

  /** Whether the pointer that was just lifted had dragged the map: then it was no click. */
  dragged(): boolean {
    return this.slipped
  }

  key(event: KeyboardEvent): boolean {
    const step = Math.min(this.size.width, this.size.height) / 4
    const ways: Record<string, () => void> = {
      ArrowLeft: () => this.pan(step, 0),
      ArrowRight: () => this.pan(-step, 0),
      ArrowUp: () => this.pan(0, step),
      ArrowDown: () => this.pan(0, -step),
      '+': () => this.zoom(1.5),
      '=': () => this.zoom(1.5),
      '-': () => this.zoom(1 / 1.5),
      '0': () => this.overview(),
    }
    const way = ways[event.key]
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return false
    this.touchedAt = performance.now()
    way()
    return true
  }
}
