import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { RoomEvent } from '../../core/room/room-types.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useRoomView } from '../room/room-view.ts'
import * as css from './barrage.css.ts'

// Under the lanes of messages, see `BARRAGE_LANES`: importing it would cut the first file of the room in two.
const PINNED_LANE = 4

const topOf = (lane: number) => ({ top: `${6 + lane * 11}%` })

/** Chat as moving lines over the page, while the chat itself is not on the screen. Screen readers have the chat. [R19] */
export function Barrage() {
  const { chat } = useClassroom()
  const view = useSelection(chat, (state) => state.view)
  const pinned = usePinned()
  if (!view?.isBarrageOn || (view.barrage.length === 0 && pinned.line === null)) return null
  return (
    <ul className={clsx(css.sky, css.still)} aria-hidden>
      {view.barrage.map(
        ({ message, lane }) =>
          lane !== null && (
            <li
              key={message.id}
              className={css.line}
              data-mine={message.userId === view.me}
              style={topOf(lane)}
              onAnimationEnd={() => chat.lineLanded(message.id)}
            >
              {message.name}: {message.text}
            </li>
          ),
      )}
      {pinned.line && (
        <li
          key={`pinned ${pinned.line.seq}`}
          className={css.line}
          style={topOf(PINNED_LANE)}
          onAnimationEnd={pinned.land}
        >
          📌 {pinned.line.name}: {pinned.line.text}
        </li>
      )}
    </ul>
  )
}

type Pinned = Extract<RoomEvent, { type: 'messagePinned' }>

/** What the teacher pins flies once, in a lane of its own; it does not come back with the room's state. [R45] */
function usePinned() {
  const { channel } = useClassroom()
  const view = useRoomView()
  const [line, setLine] = useState<Pinned | null>(null)
  const isChatShown = useRef(false)
  useEffect(() => {
    isChatShown.current = view !== null && view.areas.panel !== null && view.own.tab === 'chat'
    if (isChatShown.current) setLine(null)
  }, [view])
  useEffect(
    () =>
      channel.onEvent((event, live) => {
        if (event.type === 'messagePinned') setLine(live && !isChatShown.current ? event : null)
        if (event.type === 'messageUnpinned') setLine(null)
        if (event.type === 'messageRemoved') {
          setLine((now) => (now?.messageSeq === event.messageSeq ? null : now))
        }
      }),
    [channel],
  )
  return { line, land: () => setLine(null) }
}
