import type { EntryDenial, LessonSummary } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { CalendarX, Clock, DoorClosed, DoorOpen, type LucideIcon, UserX, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as page from '../../shared/page.css.ts'
import { CountdownText } from '../../shared/time/countdown-text.tsx'
import * as css from './denial-screen.css.ts'
import { mayBeReadmitted } from './readmission.ts'

/** A denial, or what came after it: the teacher let a removed student back in. */
export type EntryAnswer = EntryDenial | 'readmitted'

const icons: Record<EntryAnswer, LucideIcon> = {
  readmitted: DoorOpen,
  doorNotOpen: DoorClosed,
  entryClosed: Clock,
  roomFull: Users,
  removed: UserX,
  ended: CalendarX,
  notEnrolled: UserX,
}

export interface DenialScreenProps {
  lesson: LessonSummary
  denial: EntryAnswer
  offsetMs: number
  home: string
  /** This person took part and may still rate. */
  canRate: boolean
  canSeeResult: boolean
  /** Enters after `readmitted`. */
  onEnter: () => void
  /** Offered to a teacher, who may start before the entry time. */
  earlyStart?: ReactNode
}

/** Explains a refused entry: the reason, what happens next, what to do meanwhile. */
export function DenialScreen({ lesson, denial, home, canRate, canSeeResult, ...more }: DenialScreenProps) {
  const { offsetMs, onEnter, earlyStart } = more
  const { t } = useTranslation(['room', 'common'])
  const words: Record<EntryAnswer, { title: string; text: string }> = {
    doorNotOpen: { title: t('denied.doorNotOpen'), text: t('denied.doorNotOpenText') },
    entryClosed: { title: t('denied.entryClosed'), text: t('denied.entryClosedText') },
    roomFull: { title: t('denied.roomFull'), text: t('denied.roomFullText') },
    removed: {
      title: t('denied.removed'),
      text: t(mayBeReadmitted(lesson) ? 'denied.removedWaitText' : 'denied.removedText'),
    },
    readmitted: { title: t('denied.readmitted'), text: t('denied.readmittedText') },
    ended: { title: t('denied.ended'), text: t('denied.endedText') },
    notEnrolled: { title: t('denied.notEnrolled'), text: t('denied.notEnrolledText') },
  }
  const Icon = icons[denial]
  return (
    <main className={page.centred}>
      <Icon aria-hidden size={48} className={css.icon} />
      <div aria-live="polite" className={css.words}>
        <h1>{words[denial].title}</h1>
        <p>
          <HanText>{lesson.lessonName}</HanText>
        </p>
        <p className={page.centredText}>{words[denial].text}</p>
      </div>
      {denial === 'doorNotOpen' && (
        <p className={css.clock}>
          <span className={page.muted}>{t('denied.opensIn')}</span>
          <CountdownText until={lesson.doorOpensAt} offsetMs={offsetMs} className={css.time} />
        </p>
      )}
      {denial === 'doorNotOpen' && earlyStart}
      <div className={page.actions}>
        <Button asChild>
          <Link to={home}>{t('common:back')}</Link>
        </Button>
        {denial === 'doorNotOpen' && (
          <Button asChild>
            <Link to={lessonPath.check(lesson.lessonId)}>{t('check')}</Link>
          </Button>
        )}
        {denial === 'readmitted' && (
          <Button tone="primary" onClick={onEnter}>
            {t('enterAgain')}
          </Button>
        )}
        {denial === 'ended' && canRate && (
          <Button asChild tone="primary">
            <Link to={lessonPath.rate(lesson.lessonId)}>{t('rate')}</Link>
          </Button>
        )}
        {denial === 'ended' && canSeeResult && (
          <Button asChild tone="primary">
            <Link to={lessonPath.result(lesson.lessonId)}>{t('result')}</Link>
          </Button>
        )}
      </div>
    </main>
  )
}
