import { VisuallyHidden } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { type Announcement, announcementOf } from './announcement-of.ts'
import * as css from './announcements.css.ts'

interface Said extends Announcement {
  id: number
}

const SHOWN_MS = 5_000
const KEPT = 3

/** Says what happened: once to screen readers, and for a moment on the screen what concerns all or me. */
export function Announcements() {
  const t = useTranslate()
  const said = useAnnouncements()
  const address = usePersonAddress()
  const words = ({ key, values }: Said) =>
    t(key, typeof values?.name === 'string' ? { ...values, name: address(values.name) } : values)
  const line = (one: Said) =>
    one.isVisible ? (
      <span key={one.id} className={css.pill}>
        {words(one)}
      </span>
    ) : (
      <VisuallyHidden key={one.id}>{words(one)}</VisuallyHidden>
    )
  return (
    <div className={css.stack}>
      <div role="alert" className={css.lines}>
        {said.filter((one) => one.isUrgent).map(line)}
      </div>
      <output className={css.lines}>{said.filter((one) => !one.isUrgent).map(line)}</output>
    </div>
  )
}

function useAnnouncements(): readonly Said[] {
  const { channel } = useClassroom()
  const me = useMe()
  const userId = me?.userId
  const isTeacher = me?.isTeacher ?? false
  const [said, setSaid] = useState<readonly Said[]>([])
  useEffect(() => {
    if (userId === undefined) return
    let lastId = 0
    // Leaving the stage is announced as one message, although several events come with it.
    let leftStageBy: string | null = null
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = channel.onEvent((event, live) => {
      const isMine = 'userId' in event && event.userId === userId
      if (isMine && event.id === leftStageBy) return
      if (isMine && event.type === 'stageLeft') leftStageBy = event.id
      const announcement = live ? announcementOf(event, channel.getState().room, { userId, isTeacher }) : null
      if (!announcement) return
      const id = ++lastId
      setSaid((list) => [...list, { ...announcement, id }].slice(-KEPT))
      const timer = setTimeout(() => {
        timers.delete(timer)
        setSaid((list) => list.filter((one) => one.id !== id))
      }, SHOWN_MS)
      timers.add(timer)
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
      setSaid([])
    }
  }, [channel, userId, isTeacher])
  return said
}
