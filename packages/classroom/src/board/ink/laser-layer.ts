import type { UserId } from '../../core/room/ids.ts'
import { addCanvas } from '../add-canvas.ts'
import type { Place } from '../viewport.ts'
import { seenOf, segmentsOf, type TrailPoint, type TrailSegment } from './laser-trail.ts'

const FADE_MS = 400
const SIZE = 14
// Red on paper and on a chalkboard alike, as the real thing.
const LASER_COLOR = '#ff3b30'

/** Shows pointers as dots that leave a trail for 1.5 s. */
export function createLaserLayer(container: HTMLElement) {
  const trails = createTrails(container)
  const dots = new Map<UserId, HTMLElement>()
  const fading = new Map<HTMLElement, ReturnType<typeof setTimeout>>()

  /** @param place CSS pixels in the board's element */
  function show(userId: UserId, place: Place): void {
    const dot = dots.get(userId) ?? addDot(userId)
    dot.style.transform = `translate(${place.x - SIZE / 2}px, ${place.y - SIZE / 2}px)`
    trails.add(userId, place)
  }

  function addDot(userId: UserId): HTMLElement {
    const dot = document.createElement('div')
    Object.assign(dot.style, {
      position: 'absolute',
      width: `${SIZE}px`,
      height: `${SIZE}px`,
      borderRadius: '50%',
      background: LASER_COLOR,
      boxShadow: `0 0 12px 4px ${LASER_COLOR}`,
      transition: `opacity ${FADE_MS}ms`,
      pointerEvents: 'none',
    })
    container.append(dot)
    dots.set(userId, dot)
    return dot
  }

  function hide(userId: UserId): void {
    const dot = dots.get(userId)
    if (dot === undefined) return
    dots.delete(userId)
    trails.end(userId)
    dot.style.opacity = '0'
    const removal = setTimeout(() => {
      fading.delete(dot)
      dot.remove()
    }, FADE_MS)
    fading.set(dot, removal)
  }

  function destroy(): void {
    for (const removal of fading.values()) clearTimeout(removal)
    for (const dot of [...dots.values(), ...fading.keys()]) dot.remove()
    trails.destroy()
  }

  return { show, hide, destroy }
}
/** Draws the trails of all pointers, frame by frame as long as one can be seen. */
function createTrails(container: HTMLElement) {
  const canvas = addCanvas(container)
  const ctx = canvas.getContext('2d')
  // Those that go on, and those whose pointer was lifted.
  const growing = new Map<UserId, readonly TrailPoint[]>()
  let lifted: readonly (readonly TrailPoint[])[] = []
  let frame: number | null = null

  function draw(now: number): void {
    frame = null
    for (const [userId, points] of growing) growing.set(userId, seenOf(points, now))
    lifted = lifted.map((points) => seenOf(points, now)).filter((points) => points.length > 1)
    const segments = [...growing.values(), ...lifted].flatMap((points) => segmentsOf(points, now))
    paint(segments)
    if (segments.length > 0) frame = requestAnimationFrame(draw)
  }

  function paint(segments: readonly TrailSegment[]): void {
    if (ctx === null) return
    const ratio = devicePixelRatio
    // Setting a size clears the canvas, too.
    canvas.width = Math.round(container.clientWidth * ratio)
    canvas.height = Math.round(container.clientHeight * ratio)
    ctx.scale(ratio, ratio)
    ctx.lineCap = 'round'
    ctx.strokeStyle = LASER_COLOR
    for (const { from, to, opacity, width } of segments) {
      ctx.globalAlpha = opacity
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(from.x, from.y)
      ctx.lineTo(to.x, to.y)
      ctx.stroke()
    }
  }

  return {
    add(userId: UserId, { x, y }: Place): void {
      growing.set(userId, [...(growing.get(userId) ?? []), { x, y, at: performance.now() }])
      frame ??= requestAnimationFrame(draw)
    },
    end(userId: UserId): void {
      const points = growing.get(userId)
      growing.delete(userId)
      if (points !== undefined) lifted = [...lifted, points]
    },
    destroy(): void {
      if (frame !== null) cancelAnimationFrame(frame)
      canvas.remove()
    },
  }
}

export type LaserLayer = ReturnType<typeof createLaserLayer>
