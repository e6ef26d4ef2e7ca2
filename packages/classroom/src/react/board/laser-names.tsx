import { useEffect, useRef } from 'react'
import { useClassroom } from '../hooks/classroom-context.ts'
import * as css from './laser-names.css.ts'

/** Names the people who point, beside the point. It moves many times a second, so it goes past React. */
export function LaserNames() {
  const { board, channel } = useClassroom()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const labels = new Map<string, HTMLElement>()
    const stop = board.onLaser((laser) => {
      if ('gone' in laser) {
        labels.get(laser.userId)?.remove()
        labels.delete(laser.userId)
        return
      }
      const { me, room } = channel.getState()
      if (!layer.current || laser.userId === me?.userId) return
      const label = labels.get(laser.userId) ?? layer.current.ownerDocument.createElement('span')
      if (!labels.has(laser.userId)) {
        label.className = css.name
        label.textContent = room.participants[laser.userId]?.name ?? ''
        labels.set(laser.userId, label)
        layer.current.append(label)
      }
      label.style.transform = `translate(${laser.x + 12}px, ${laser.y + 12}px)`
    })
    return () => {
      stop()
      for (const label of labels.values()) label.remove()
    }
  }, [board, channel])
  return <div ref={layer} className={css.layer} aria-hidden />
}
