import { useEffect, useRef } from 'react'

/** Open layers, the topmost last. */
const open: object[] = []
/** The topmost layer when the current press began: one layer may have closed before the next one hears of the press. */
let topAtPress: object | undefined
let isWatching = false

function watchPresses() {
  if (isWatching) return
  isWatching = true
  document.addEventListener('pointerdown', () => (topAtPress = open.at(-1)), true)
}

/**
 * Counts a layer among the open ones. A press outside all of them closes the topmost, and nothing beneath it: pressed
 * beside an open list, a dialog keeps what was filled in. @returns a handler for Radix's `onPointerDownOutside`
 */
export function useTopLayer(isOpen: boolean): (event: Event) => void {
  const layer = useRef({})
  useEffect(() => {
    if (!isOpen) return
    watchPresses()
    const own = layer.current
    open.push(own)
    return () => void open.splice(open.indexOf(own), 1)
  }, [isOpen])
  return (event) => {
    if (topAtPress !== layer.current) event.preventDefault()
  }
}
