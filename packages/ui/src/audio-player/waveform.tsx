import { useEffect, useState } from 'react'
import { loadPeaks } from './peaks.ts'
import * as css from './audio-player.css.ts'

interface WaveformProps {
  src: string
  /** Part that has been heard, 0–1. */
  progress: number
}

const bars = 80

/** Draws how loud the recording is over time. It is decoration: users seek by the slider below it. */
export function Waveform({ src, progress }: WaveformProps) {
  const [peaks, setPeaks] = useState<readonly number[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void loadPeaks(src, bars, leaving.signal).then((loaded) => {
      if (!leaving.signal.aborted) setPeaks(loaded)
    })
    return () => leaving.abort()
  }, [src])
  return (
    <svg aria-hidden className={css.waveform} viewBox={`0 0 ${bars * 4} 32`} preserveAspectRatio="none">
      {Array.from({ length: bars }, (_, bar) => {
        const height = Math.max(2, 30 * (peaks?.[bar] ?? 0))
        return (
          <rect
            key={bar}
            className={css.bar}
            data-state={(bar + 0.5) / bars <= progress ? 'heard' : 'ahead'}
            x={bar * 4 + 1}
            y={16 - height / 2}
            width={2}
            height={height}
            rx={1}
          />
        )
      })}
    </svg>
  )
}
