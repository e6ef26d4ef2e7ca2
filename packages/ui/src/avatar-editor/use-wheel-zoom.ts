import { useEffect, useEffectEvent, useState } from 'react'

const NOTCH_PX = 100

/**
 * A wheel over the element zooms instead of scrolling the page.
 * @param onZoom with the factor to zoom by
 */
export function useWheelZoom(onZoom: (factor: number) => void) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    if (!element) return
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      zoom(1.1 ** (-event.deltaY / NOTCH_PX))
    }
    // React listens passively, and then the page would scroll as well.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [element])
  return setElement
}
