/** Watches how wide an element is, and whether it is in sight. */
export interface WatchedElement {
  /** CSS px; 0 before it was measured. */
  readonly width: number
  /** In sight or nearly so; for a moment after it left, too. */
  readonly isSeen: boolean
  stop(): void
}

const MARGIN = '80px'
/** A picture that is scrolled out of sight and back, or moved to another place, is not let go meanwhile. */
export const LET_GO_MS = 2_000

/** Where the browser cannot tell, everything counts as seen. */
export function watchElement(element: HTMLElement, onChange: () => void): WatchedElement {
  let width = element.clientWidth
  let isSeen = typeof IntersectionObserver === 'undefined'
  let timer: ReturnType<typeof setTimeout> | undefined

  const setSeen = (next: boolean) => {
    clearTimeout(timer)
    if (next === isSeen) return
    if (next) {
      isSeen = true
      return onChange()
    }
    timer = setTimeout(() => {
      isSeen = false
      onChange()
    }, LET_GO_MS)
  }

  const sizes = new ResizeObserver(() => {
    if (element.clientWidth === width) return
    width = element.clientWidth
    if (isSeen) onChange()
  })
  sizes.observe(element)
  // `scrollMargin` is the same margin inside a strip or a list that scrolls; browsers without it go by its edge.
  const sights = isSeen
    ? null
    : new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), {
        rootMargin: MARGIN,
        scrollMargin: MARGIN,
      })
  sights?.observe(element)

  return {
    get width() {
      return width
    },
    get isSeen() {
      return isSeen
    },
    stop() {
      clearTimeout(timer)
      sizes.disconnect()
      sights?.disconnect()
    },
  }
}
