import { VisuallyHidden } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { useTranslate } from '../hooks/classroom-context.ts'

// A lively class must not keep a screen reader from reading anything else.
const EVERY_MS = 5_000
const READ_OUT = 3

/** Reads new messages of others to screen readers, at most once in five seconds; of many it tells the number. */
export function SpokenMessages({ messages, me }: { messages: readonly ChatMessage[]; me: string }) {
  const t = useTranslate()
  const [told, setTold] = useState<readonly ChatMessage[]>([])
  // What was there when the list opened is for reading, not for telling.
  const [start] = useState(() => messages.at(-1)?.seq ?? 0)
  const toldUpTo = useRef(start)
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  const newestSeq = messages.at(-1)?.seq ?? 0
  const latest = useRef(messages)
  useEffect(() => {
    latest.current = messages
  })
  useEffect(() => {
    if (newestSeq <= toldUpTo.current) return
    const tell = () => {
      const fresh = latest.current.filter(
        ({ seq, userId, removed }) => seq > toldUpTo.current && userId !== me && removed === undefined,
      )
      toldUpTo.current = latest.current.at(-1)?.seq ?? toldUpTo.current
      if (fresh.length === 0) return
      toldAt.current = Date.now()
      setTold(fresh)
    }
    const timer = setTimeout(tell, Math.max(0, toldAt.current + EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [newestSeq, me])
  return (
    <VisuallyHidden>
      <output>
        {told.length > READ_OUT
          ? t('chat.unread', { count: told.length })
          : told.map(({ seq, name, text }) => <p key={seq}>{`${name}: ${text}`}</p>)}
      </output>
    </VisuallyHidden>
  )
}
