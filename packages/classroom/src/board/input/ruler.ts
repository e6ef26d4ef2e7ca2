/** A straight edge over the page, along which pens draw. Lengths are page pixels unless said otherwise. */
import type { Place } from '../../core/board/place.ts'
import type { BoardRuler, RulerMove } from '../../ports/board-engine.ts'
import { scaleOf, toElement, type Viewport } from '../viewport.ts'

const LENGTH = 900
const DEPTH = 72
// CSS pixels from the edge within which a pen is meant to go along it.
const REACH = 20

interface Lying {
  /** The middle of the edge. */
  at: Place
  degrees: number
}

export function createRuler(getViewport: () => Viewport | null, onChange: () => void) {
  let lying: Lying | null = null
  let told: { of: Lying; viewport: Viewport; ruler: BoardRuler } | null = null

  /** Puts it into the middle of what is seen, or away. */
  function set(isOut: boolean): void {
    const viewport = getViewport()
    if (isOut === (lying !== null) || viewport === null) return
    const scale = scaleOf(viewport)
    const middle = { x: (viewport.width / 2 - viewport.left) / scale, y: (viewport.height / 2 - viewport.top) / scale }
    lying = isOut ? { at: middle, degrees: 0 } : null
    onChange()
  }

  function move({ dx = 0, dy = 0, degrees = 0 }: RulerMove): void {
    const viewport = getViewport()
    if (lying === null || viewport === null) return
    const scale = scaleOf(viewport)
    const { at } = lying
    lying = { at: { x: at.x + dx / scale, y: at.y + dy / scale }, degrees: level(lying.degrees + degrees) }
    onChange()
  }

  /** As it lies on the screen; the same object as long as nothing changes. */
  function shown(): BoardRuler | null {
    const viewport = getViewport()
    if (lying === null || viewport === null) return null
    if (told?.of === lying && told.viewport === viewport) return told.ruler
    const scale = scaleOf(viewport)
    const { x, y } = toElement(viewport, lying.at)
    const ruler = { x, y, degrees: lying.degrees, length: LENGTH * scale, depth: DEPTH * scale }
    told = { of: lying, viewport, ruler }
    return ruler
  }

  /**
   * Where a line that begins here goes, when it begins at the edge: half its width away, so that it touches it.
   * @returns null when it begins elsewhere
   */
  function along(from: Place, width: number): ((place: Place) => Place) | null {
    const viewport = getViewport()
    if (lying === null || viewport === null) return null
    const { at, degrees } = lying
    const angle = (degrees / 180) * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const way = ({ x, y }: Place) => (x - at.x) * cos + (y - at.y) * sin
    const above = (from.x - at.x) * sin - (from.y - at.y) * cos
    if (Math.abs(above) > REACH / scaleOf(viewport) + width / 2 || Math.abs(way(from)) > LENGTH / 2) return null
    const edge = { x: at.x + (sin * width) / 2, y: at.y - (cos * width) / 2 }
    return (place) => ({ x: edge.x + way(place) * cos, y: edge.y + way(place) * sin })
  }

  return { set, move, shown, along }
}

// -180 up to 180.
const level = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
