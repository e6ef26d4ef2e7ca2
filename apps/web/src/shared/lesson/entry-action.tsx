import type { EntryDenial, LessonSummary } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hasCheckedDevices } from '../devices/device-choice.ts'
import { type EntryState, lessonPath } from './lesson-paths.ts'
import { clockTime } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'

export interface EntryLinkProps {
  lesson: LessonSummary
  label: string
  state?: EntryState
  /** Default `lg`, as wide as its place. */
  size?: 'md' | 'lg'
}

/** Where a lesson is entered: over the device check, which each lesson has for itself. */
export const entryPath = ({ lessonId }: Pick<LessonSummary, 'lessonId'>): string =>
  hasCheckedDevices(lessonId) ? lessonPath.room(lessonId) : lessonPath.check(lessonId)

export function EntryLink({ lesson, label, state, size = 'lg' }: EntryLinkProps) {
  return (
    <Button asChild tone="primary" size={size} isWide={size === 'lg'}>
      <Link to={entryPath(lesson)} state={state}>
        {label}
      </Link>
    </Button>
  )
}

/** Replaces the link: says when there will be one, or why there is none. */
export function NoEntry({ lesson }: { lesson: LessonSummary }) {
  const { t, i18n } = useTranslation('lessons')
  const zone = useViewerZone()
  const denials: Record<Exclude<EntryDenial, 'doorNotOpen'>, string> = {
    entryClosed: t('denial.entryClosed'),
    roomFull: t('denial.roomFull'),
    removed: t('denial.removed'),
    ended: t('denial.ended'),
    notEnrolled: t('denial.notEnrolled'),
  }
  if (lesson.enterDenial !== null && lesson.enterDenial !== 'doorNotOpen') return <p>{denials[lesson.enterDenial]}</p>
  const opensAt = clockTime(new Date(lesson.doorOpensAt), i18n.language, zone)
  return (
    <>
      <Button disabled size="lg" isWide>
        {t('doorOpens', { time: opensAt })}
      </Button>
      {/* Until the room opens, the devices are what can be done. */}
      <Button asChild tone={hasCheckedDevices(lesson.lessonId) ? 'quiet' : 'primary'} isWide>
        <Link to={lessonPath.check(lesson.lessonId)}>{t('prepare')}</Link>
      </Button>
    </>
  )
}
