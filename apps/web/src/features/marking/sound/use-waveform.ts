import { useEffect, useRef, useState } from 'react'
import { loadWave } from './wave.ts'

const BARS = 120

/** Draws how loud a take is over time, with the part that repeats, on a canvas of its own. */
export function useWaveform(src: string, progress: number, loop: { a: number | null; b: number | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [wave, setWave] = useState<readonly number[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void loadWave(src, BARS, leaving.signal).then((loaded) => !leaving.signal.aborted && setWave(loaded))
    return () => leaving.abort()
  }, [src])
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const ratio = window.devicePixelRatio || 1
    const [width, height] = [element.clientWidth * ratio, element.clientHeight * ratio]
    if (element.width !== width) element.width = width
    if (element.height !== height) element.height = height
    const style = getComputedStyle(element)
    const [heard, ahead] = [style.color, style.borderTopColor]
    context.clearRect(0, 0, width, height)
    if (loop.a !== null) {
      context.globalAlpha = 0.15
      context.fillStyle = heard
      context.fillRect(loop.a * width, 0, ((loop.b ?? progress) - loop.a) * width, height)
      context.globalAlpha = 1
    }
    const step = width / BARS
    for (let bar = 0; bar < BARS; bar++) {
      const size = Math.max(2 * ratio, (wave?.[bar] ?? 0) * height)
      context.fillStyle = (bar + 0.5) / BARS <= progress ? heard : ahead
      context.fillRect(bar * step, (height - size) / 2, Math.max(1, step * 0.6), size)
    }
  }, [wave, progress, loop.a, loop.b])
  return canvas
}
