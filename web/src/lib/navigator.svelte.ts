/**
 * Moving over a map: by drag, wheel, pinch, buttons and keys. While something moves, only one transform changes; what is
 * drawn takes its new size when it has come to rest.
 */
import { centred, held, moved, opening, partWay, toSheet, toWindow, whole, zoomed } from './camera'
import type { Camera, Frame, Limits, Point, Size, View } from './camera'
import { animated } from './settings.svelte'

/** How far a finger or the mouse may slip and still click. */
const SLIP = 6
const FLIGHT = 320
const REST = 140
/** What is nearer to the edge of the window than this has nothing around it. */
const EDGE = 48

export class Navigator {
  /** Where the camera came to rest: what is drawn follows this, not each step of a movement. */
  private resting = $state.raw<Camera>({ x: 0, y: 0, scale: 1 })
  size = $state.raw<Size>({ width: 0, height: 0 })
  moving = $state(false)

  private camera: Camera = { x: 0, y: 0, scale: 1 }
  private sheet: HTMLElement | null = null
  private pointers = new Map<number, Point>()
  private slipped = false
  private flight = 0
  private timer = 0
  private touchedAt = 0
  private box: DOMRect | null = null

  constructor(
    private readonly frame: Frame,
    private readonly limits: Limits,
  ) {}

  private get view(): View {
    return { size: this.size, frame: this.frame, limits: this.limits }
  }

  /** Take hold of the window and the sheet in it, at first about a point; gives back how to let go. */
  hold(port: HTMLElement, sheet: HTMLElement, home: Point): () => void {
    this.sheet = sheet
    const measure = (): void => this.resize({ width: port.clientWidth, height: port.clientHeight }, home)
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
      cancelAnimationFrame(this.flight)
      clearTimeout(this.timer)
    }
  }

  private resize(size: Size, home: Point): void {
    if (!size.width || !size.height) return
    const first = this.size.width === 0
    const middle = toSheet(this.camera, this.size.width / 2, this.size.height / 2, this.frame)
    const wasWhole = !first && this.camera.scale <= this.whole * 1.01
    this.size = size
    if (first) this.set(opening(home, this.view))
    else this.set(wasWhole ? opening(middle, this.view) : centred(middle, this.camera.scale, this.view))
    this.rest()
  }

  /** Pixels for a unit of the sheet, at rest. */
  get scale(): number {
    return this.resting.scale
  }

  /** The scale at which all of the map is seen. */
  get whole(): number {
    return whole(this.view)
  }

  /** A point of the page, on the sheet. */
  point(event: { clientX: number; clientY: number }, port: HTMLElement): Point {
    const box = port.getBoundingClientRect()
    return toSheet(this.camera, event.clientX - box.left, event.clientY - box.top, this.frame)
  }

  /** Where a point of the sheet is in the window, at rest: for what lies over the map, such as a choice beside its spot. */
  over(point: Point): Point {
    return toWindow(this.resting, point, this.frame)
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
    this.resting = this.camera
  }

  private fly(to: Camera): void {
    cancelAnimationFrame(this.flight)
    const { x, y, scale } = this.camera
    if (!animated() || (to.x === x && to.y === y && to.scale === scale)) {
      this.set(to)
      this.rest()
      return
    }
    const from = this.camera
    const began = performance.now()
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / FLIGHT))
      this.stir(partWay(from, to, 1 - (1 - share) ** 3))
      if (share < 1) this.flight = requestAnimationFrame(step)
      else this.rest()
    }
    this.flight = requestAnimationFrame(step)
  }

  zoom(factor: number): void {
    this.fly(zoomed(this.camera, factor, { x: this.size.width / 2, y: this.size.height / 2 }, this.view))
  }

  pan(dx: number, dy: number): void {
    this.fly(moved(this.camera, dx, dy, this.view))
  }

  /** All of the map. */
  overview(): void {
    this.fly(held({ x: 0, y: 0, scale: 0 }, this.view))
  }

  /** A point in the middle, at that scale at least; `lift` leaves room below for what is laid over the map. */
  goTo(point: Point, least: number, lift = 0): void {
    const scale = Math.max(this.camera.scale, least)
    // Lifted before it is held within the map: a place at the top edge stays in the window.
    this.fly(centred({ x: point.x, y: point.y + lift / scale }, scale, this.view))
  }

  /** Whether a point is in the window, a little from its edge. */
  sees(point: Point): boolean {
    const { x, y } = toWindow(this.camera, point, this.frame)
    const { width, height } = this.size
    const edge = Math.min(EDGE, width / 4, height / 4)
    return x > edge && y > edge && x < width - edge && y < height - edge
  }

  /** Bring a point into the window if it is not there. */
  reveal(point: Point): void {
    if (this.size.width && !this.sees(point)) this.fly(centred(point, this.camera.scale, this.view))
  }

  /** Whether a hand was on the map a moment ago: then it does not move by itself. */
  get busy(): boolean {
    return this.pointers.size > 0 || performance.now() - this.touchedAt < 4000
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    this.touchedAt = performance.now()
    cancelAnimationFrame(this.flight)
    // Measured once a gesture: asking for it every time would lay the page out every time.
    if (!this.moving || !this.box) this.box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const box = this.box
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016))
    this.stir(zoomed(this.camera, factor, { x: event.clientX - box.left, y: event.clientY - box.top }, this.view))
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    cancelAnimationFrame(this.flight)
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
    if (!other) this.stir(moved(this.camera, now.x - before.x, now.y - before.y, this.view))
    else this.pinch(before, now, other)
    return true
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const { left = 0, top = 0 } = this.box ?? {}
    const spread = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1
    const focus = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top }
    const grown = zoomed(this.camera, spread(now) / spread(before), focus, this.view)
    this.stir(moved(grown, (now.x - before.x) / 2, (now.y - before.y) / 2, this.view))
  }

  up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return
    this.touchedAt = performance.now()
    if (this.pointers.size > 0) return
    if (this.moving) this.rest()
    // The click that ends a drag comes at once; whatever comes later is meant.
    setTimeout(() => {
      if (this.pointers.size === 0) this.slipped = false
    })
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
