import type { UserId } from '../../core/room/ids.ts'
import type { Place } from '../viewport.ts'

const FADE_MS = 400
const SIZE = 14
// Red on paper and on a chalkboard alike, as the real thing.
const LASER_COLOR = '#ff3b30'

export function createLaserLayer(container: HTMLElement) {
  const dots = new Map<UserId, HTMLElement>()
  const fading = new Map<HTMLElement, ReturnType<typeof setTimeout>>()

  /** @param place CSS pixels in the board's element */
  function show(userId: UserId, place: Place): void {
    const dot = dots.get(userId) ?? addDot(userId)
    dot.style.transform = `translate(${place.x - SIZE / 2}px, ${place.y - SIZE / 2}px)`
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
  }

  return { show, hide, destroy }
}
export type LaserLayer = ReturnType<typeof createLaserLayer>
