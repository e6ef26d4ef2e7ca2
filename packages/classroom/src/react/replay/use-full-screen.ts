import { useEffect, useState } from 'react'
import { isFullScreen, toggleFullScreen } from '../room/full-screen.ts'

/** `toggle` is null where the browser has no full screen for a part of a page, as on iPhones. */
export function useFullScreen(frame: HTMLElement | null): { isFull: boolean; toggle: (() => void) | null } {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (!frame) return
    const { ownerDocument: document } = frame
    const read = () => setIsFull(isFullScreen(frame))
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [frame])
  return { isFull, toggle: frame?.ownerDocument.fullscreenEnabled ? () => toggleFullScreen(frame) : null }
}
