import type { LessonConflict, LessonTimeCheck } from '@hwjy/sdk'
import { Banner, Spinner } from '@hwjy/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { HanText } from '../han-text.tsx'
import { joinNames } from '../names/join-names.ts'
import { lessonTime } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { type BusyPeople, busyPeople } from './move-check.ts'
import * as css from './conflict-list.css.ts'

/** What is known about a time: it is being looked at, could not be, or was. */
export type TimeCheck =
  | { status: 'checking' }
  | { status: 'failed' }
  | { status: 'checked'; check: Pick<LessonTimeCheck, 'problem' | 'conflicts' | 'isPossible'> }

export interface ConflictListProps {
  check: TimeCheck
  /** Epoch ms, by the server's clock. */
  now: number
  /** Who asks: their own lessons are called so. */
  viewerId?: string | undefined
}

const NAMES_MAX = 5

/** Says whether a lesson can be at a time and, where not, which lesson and whose is in the way. */
export function ConflictList({ check, now, viewerId }: ConflictListProps) {
  const { t } = useTranslation('timetable')
  if (check.status === 'checking') {
    return (
      <p aria-live="polite" className={css.waiting}>
        <Spinner size="sm" label="" /> {t('conflicts.checking')}
      </p>
    )
  }
  if (check.status === 'failed') return <Banner tone="warning">{t('conflicts.failed')}</Banner>
  const { problem, conflicts, isPossible } = check.check
  if (problem === null) return <Banner tone="success">{t('conflicts.free')}</Banner>
  const busy = busyPeople(conflicts, viewerId)
  // Several lessons that move together may meet lessons of both.
  const bothBusy = busy === 'youAndStudents' || busy === 'teacherAndStudents' ? t(`problem.${busy}Busy`) : null
  const sentences: Record<typeof problem, string> = {
    inPast: t('problem.inPast'),
    begun: t('problem.begun'),
    noneLeft: t('problem.noneLeft'),
    studentsBusy: bothBusy ?? t('problem.studentsBusy'),
    teacherBusy: bothBusy ?? (busy === 'you' ? t('problem.youAreBusy') : t('problem.teacherBusy')),
    overlap: t('problem.overlap'),
  }
  return (
    <Banner tone={isPossible ? 'warning' : 'danger'} title={sentences[problem]}>
      {conflicts.length > 0 && <ConflictRows conflicts={conflicts} now={now} viewerId={viewerId} />}
    </Banner>
  )
}

export interface ConflictRowsProps extends Pick<ConflictListProps, 'now' | 'viewerId'> {
  conflicts: readonly LessonConflict[]
  /** Given where the lessons themselves do not name their people. */
  whose?: BusyPeople | undefined
}

/** The lessons that are in the way, each with its time and the people who are busy. */
export function ConflictRows({ conflicts, now, viewerId, whose }: ConflictRowsProps) {
  const { t } = useTranslation('timetable')
  return (
    <ul aria-label={t(`conflicts.label.${whose ?? busyPeople(conflicts, viewerId)}`)} className={css.list}>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.lessonId} conflict={conflict} now={now} viewerId={viewerId} />
      ))}
    </ul>
  )
}

interface ConflictProps {
  conflict: LessonConflict
  now: number
  viewerId: string | undefined
}

function Conflict({ conflict, now, viewerId }: ConflictProps) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  const { startTime, endTime, lessonName, className, teacher, students } = conflict
  const time = lessonTime({ startTime, endTime, now, locale: i18n.language, zone, schoolZone: zone })
  const first = students.slice(0, NAMES_MAX).map(({ name }) => name)
  const named = joinNames(first, i18n.language)
  const more = students.length - NAMES_MAX
  const names = more > 0 ? t('conflicts.namesAndMore', { names: named, count: more }) : named
  const isOwn = teacher !== null && teacher.userId === viewerId
  const facts = [
    teacher !== null && (isOwn ? t('conflicts.you') : t('conflicts.teaches', { name: teacher.name })),
    students.length > 0 && t('conflicts.students', { count: students.length, names }),
  ].filter((fact) => fact !== false)
  return (
    <li>
      <time dateTime={startTime} className={css.when}>
        {t('lesson.timeOf', { day: time.day, range: time.range })}
      </time>{' '}
      <HanText>{lessonName}</HanText> · <HanText>{className}</HanText>
      {facts.map((fact) => (
        <Fragment key={fact}>
          <br />
          {fact}
        </Fragment>
      ))}
    </li>
  )
}
