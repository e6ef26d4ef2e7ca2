import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { useRoom } from '../hooks/use-room.ts'
import { rulesOf } from '../../core/room/rules/room-rules.ts'
import { MessageLine } from './chat-message.tsx'
import * as css from './chat-panel.css.ts'
import { chunksOf } from './message-chunks.ts'

export interface MessageListProps {
  messages: readonly ChatMessage[]
  me: string
  scroller: RefObject<HTMLElement | null>
  onShow: (seq: number) => void
}

/**
 * All messages in groups of fifty. A group far from what is seen is an empty box of its height, so that a chat of
 * thousands costs no more than what is read, and nothing jumps.
 */
export function MessageList({ messages, me, scroller, onShow }: MessageListProps) {
  const hasLinks = useRoom((room) => room.chatMode.hasLinks && rulesOf(room).chatLinks)
  const names = useRoom((room) => namesOf(room.participants))
  // Groups are counted from here in both directions: what comes in front or behind leaves the others as they are.
  const [anchor] = useState(() => messages[0]?.seq ?? 0)
  const chunks = useMemo(() => chunksOf(messages, anchor), [messages, anchor])
  const bySeq = useMemo(() => new Map(messages.map((message) => [message.seq, message])), [messages])
  return chunks.map(({ key, messages: group }) => (
    <Chunk
      key={key}
      messages={group}
      {...{ me, scroller, onShow, hasLinks, names }}
      replied={group.map(({ replyTo }) => (replyTo === undefined ? null : (bySeq.get(replyTo) ?? null)))}
    />
  ))
}

interface ChunkProps extends Pick<MessageListProps, 'messages' | 'me' | 'scroller' | 'onShow'> {
  hasLinks: boolean
  names: Readonly<Record<string, string>>
  /** The answered message of each message. */
  replied: readonly (ChatMessage | null)[]
}

const Chunk = memo(
  function Chunk({ messages, me, scroller, onShow, hasLinks, names, replied }: ChunkProps) {
    const list = useRef<HTMLOListElement>(null)
    const nameOf = useCallback((userId: string) => names[userId] ?? '', [names])
    const [isNear, setIsNear] = useState(true)
    const [height, setHeight] = useState(0)
    useEffect(() => {
      const element = list.current
      if (!element || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1)
          if (entry) setIsNear(entry.isIntersecting)
        },
        { root: scroller.current, rootMargin: '1000px 0px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    }, [scroller])
    // Measured while it is drawn: an empty box keeps the last height.
    useLayoutEffect(() => {
      if (isNear && list.current) setHeight(list.current.offsetHeight)
    }, [isNear, messages])
    return (
      <ol
        ref={list}
        className={css.list}
        data-from={messages[0]?.seq}
        data-to={messages.at(-1)?.seq}
        style={isNear ? undefined : { height }}
      >
        {isNear &&
          messages.map((message, i) => (
            <MessageLine
              key={message.seq}
              message={message}
              isMine={message.userId === me}
              nameOf={nameOf}
              hasLinks={hasLinks}
              replied={replied[i] ?? null}
              onShow={onShow}
            />
          ))}
      </ol>
    )
  },
  (before, after) =>
    before.me === after.me &&
    before.hasLinks === after.hasLinks &&
    before.onShow === after.onShow &&
    isSameList(before.messages, after.messages) &&
    isSameList(before.replied, after.replied) &&
    before.names === after.names,
)

const isSameList = <T,>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((one, i) => one === b[i])

const namesOf = (participants: Readonly<Record<string, { name: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(participants).map(([userId, { name }]) => [userId, name]))
