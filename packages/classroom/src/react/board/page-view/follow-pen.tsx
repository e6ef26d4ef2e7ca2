import { Button } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { PAGE_WIDTH } from '../../../core/board/board-types.ts'
import { POINT_STRIDE } from '../../../core/board/stroke-codec.ts'
import { decodeLaser, decodeLiveInk } from '../../../core/live/live-ink.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useWords } from '../../i18n/use-words.ts'
import { viewWords } from '../../room/view-words.ts'
import * as css from '../board-pane.css.ts'

/**
 * Moves an enlarged page to where the pen writes. A drag or pinch of one's own ends that, and the button begins it again.
 * @param scroller the part of the screen that the page is wider than
 */
export function FollowPen({ scroller }: { scroller: HTMLElement }) {
  const t = useWords(viewWords)
  const { channel } = useClassroom()
  const [isFollowing, setFollowing] = useState(true)
  useEffect(() => {
    const stop = () => setFollowing(false)
    // A move that the page makes by itself has no pointer.
    scroller.addEventListener('touchmove', stop, { passive: true })
    scroller.addEventListener('wheel', stop, { passive: true })
    return () => {
      scroller.removeEventListener('touchmove', stop)
      scroller.removeEventListener('wheel', stop)
    }
  }, [scroller])
  useEffect(() => {
    if (!isFollowing) return
    return channel.onEphemeral((_from, frame) => {
      const x = penOf(frame)
      if (x === null) return
      const { scrollWidth, clientWidth, scrollLeft } = scroller
      const at = (x / PAGE_WIDTH) * scrollWidth - scrollLeft
      // A quarter of the screen on either side needs no move.
      if (at > clientWidth * 0.25 && at < clientWidth * 0.75) return
      scroller.scrollTo({ left: at + scrollLeft - clientWidth / 2, behavior: motion(scroller) })
    })
  }, [channel, scroller, isFollowing])
  if (isFollowing) return null
  return (
    <Button size="sm" className={css.follow} onClick={() => setFollowing(true)}>
      {t('follow')}
    </Button>
  )
}

// The last place of a stroke under way, or of the laser, in page pixels.
function penOf(frame: Uint8Array): number | null {
  const ink = decodeLiveInk(frame)
  if (ink) return ink.points.at(-POINT_STRIDE) ?? null
  const laser = decodeLaser(frame)
  return laser && 'x' in laser ? laser.x : null
}

const motion = ({ ownerDocument: { defaultView } }: HTMLElement): ScrollBehavior =>
  defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
