import { useEffect, useState } from 'react'
import type { HanziPlay } from '../../core/board/board-types.ts'
import { type HanziMoment, hanziMoment } from '../../core/hanzi/hanzi-play.ts'
import { useChannel } from '../hooks/use-room.ts'

/**
 * Where the order of strokes is, at each frame while it moves. Who wants less motion sees whole strokes appear.
 * @param total strokes of the card that have data
 */
export function useHanziMoment(play: HanziPlay, total: number): HanziMoment {
  const offset = useChannel((state) => state.clockOffsetMs)
  const [moment, setMoment] = useState(() => hanziMoment(play, total, Date.now() + offset))
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const show = () => {
      const now = hanziMoment(play, total, Date.now() + offset)
      setMoment(isStill && now.part > 0 ? { ...now, part: 1 } : now)
      if (now.isMoving) frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [play, total, offset])
  return moment
}
