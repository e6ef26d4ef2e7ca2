import { useEffect, useState } from 'react'

/** `toggle` is null where the browser has no full screen for a part of a page, as on iPhones. */
export function useFullScreen(frame: HTMLElement | null): { isFull: boolean; toggle: (() => void) | null } {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (!frame) return
    const { ownerDocument: document } = frame
    const read = () => setIsFull(document.fullscreenElement === frame)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [frame])
  if (!frame?.ownerDocument.fullscreenEnabled) return { isFull, toggle: null }
  const toggle = () => {
    // Refused where the page around a frame does not allow it; the picture then stays as it is.
    const asked = isFull ? frame.ownerDocument.exitFullscreen() : frame.requestFullscreen()
    void asked.catch(() => undefined)
  }
  return { isFull, toggle }
}
