import { type PointerEvent, useRef, useState } from 'react'

export interface InkLine {
  id: number
  /** Path in the square's own units. */
  d: string
}

export interface Ink {
  lines: readonly InkLine[]
  handlers: {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
  }
}

/** Lines drawn by hand into a square of 100 × 100. */
export function useInk(): Ink & { wipe: () => void } {
  const [lines, setLines] = useState<readonly InkLine[]>([])
  const nextId = useRef(0)

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const start = placeIn(event)
    // A dot is a stroke as well: a line of no length, with round ends.
    const line = { id: nextId.current++, d: `M${start}L${start}` }
    setLines((drawn) => [...drawn, line])
  }
  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const place = placeIn(event)
    setLines((drawn) => {
      const line = drawn.at(-1)
      return line === undefined ? drawn : drawn.with(-1, { ...line, d: `${line.d}L${place}` })
    })
  }
  return { lines, handlers: { onPointerDown, onPointerMove }, wipe: () => setLines([]) }
}

function placeIn({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const inside = (at: number, size: number) => ((at / size) * 100).toFixed(1)
  return `${inside(clientX - left, width)} ${inside(clientY - top, height)}`
}
