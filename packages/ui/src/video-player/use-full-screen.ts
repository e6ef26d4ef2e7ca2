import { useEffect, useState } from 'react'

/** iPhones show only the video itself in full screen, with their own controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

export function useFullScreen(element: HTMLElement | null, video: PhoneVideo | null) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const read = () => setIsFull(element !== null && document.fullscreenElement === element)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [element])
  const toggle = () => {
    // Refused where the page around a frame does not allow it; the picture then stays as it is.
    if (isFull) void document.exitFullscreen().catch(() => {})
    else if (element && 'requestFullscreen' in element) void element.requestFullscreen().catch(() => {})
    else video?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
