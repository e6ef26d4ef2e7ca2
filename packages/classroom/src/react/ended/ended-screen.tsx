import { Button } from '@hwjy/ui'
import { type ReactNode, useState } from 'react'
import * as connection from '../connection/connection.css.ts'
import { MessageScreen } from '../connection/message-screen.tsx'
import { attendanceOf } from '../../core/room/selectors.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { formatMinutes } from '../hooks/use-class-clock.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { CheckIcon } from '../shared/later-icons.ts'
import * as css from './ended-screen.css.ts'
import { type Rating, RatingForm } from './rating-form.tsx'

export interface EndedScreenProps {
  onLeave: (() => void) | undefined
  onShowResult: (() => void) | undefined
  onShowSteps: (() => void) | undefined
  onRate: ((rating: Rating) => Promise<void>) | undefined
  children?: ReactNode
}

/** After class: what it came to, and a place for the rating. The numbers are the log's own. [R29][R30] */
export function EndedScreen({ onLeave, onShowResult, onShowSteps, onRate, children }: EndedScreenProps) {
  const t = useTranslate()
  const me = useMe()
  const [hasRated, setHasRated] = useState(false)
  const room = useRoom((state) => state)
  const students = Object.values(room.participants).filter((person) => person.role === 'student')
  const mine = me?.participant
  const lasted = room.startedAt !== null && room.endedAt !== null ? room.endedAt - room.startedAt : 0
  const isToRate = !me?.isTeacher && onRate !== undefined && !hasRated
  const next = me?.isTeacher ? onShowResult : onShowSteps
  const facts = me?.isTeacher
    ? [
        [t('ended.duration'), formatMinutes(lasted)],
        [t('ended.students'), String(students.length)],
        [t('ended.boardPages'), String(room.board.pages.length)],
      ]
    : [
        [t('ended.duration'), formatMinutes(lasted)],
        [t('ended.talked'), formatMinutes(me ? attendanceOf(room, me.userId).talkSeconds * 1_000 : 0)],
        [t('ended.messages'), String(mine?.messages ?? 0)],
      ]
  return (
    <MessageScreen
      icon={<CheckIcon size={32} />}
      title={t('ended.title')}
      actions={
        <>
          {onLeave && (
            <Button tone={next || isToRate ? 'neutral' : 'primary'} onClick={onLeave}>
              {t('ended.leave')}
            </Button>
          )}
          {next && (
            <Button tone={isToRate ? 'neutral' : 'primary'} onClick={next}>
              {t(me?.isTeacher ? 'ended.result' : 'ended.steps')}
            </Button>
          )}
        </>
      }
    >
      <p className={connection.body}>
        {t(room.endReason === 'auto' ? 'ended.auto' : me?.isTeacher ? 'ended.byYou' : 'ended.byTeacher')}
      </p>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {!me?.isTeacher && onRate && <RatingForm onRate={onRate} onSent={() => setHasRated(true)} />}
      {children}
    </MessageScreen>
  )
}
