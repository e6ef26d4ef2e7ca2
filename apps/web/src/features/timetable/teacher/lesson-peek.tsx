import { useGetLessonPreparation } from '@hwjy/sdk'
import { Banner, Button, Drawer, Skeleton, useIsWide } from '@hwjy/ui'
import { ChartColumn, CirclePlay, Paperclip, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hasCheckedDevices } from '../../../shared/devices/device-choice.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { LessonStatus } from '../../../shared/lesson/lesson-status.tsx'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { isCalledOff, isMovable, type TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'
import * as css from './lesson-peek.css.ts'
import { canCallOff } from './use-lesson-changes.ts'

export interface LessonPeekProps {
  lesson: TimetableLesson
  now: number
  schoolZone: string
  /** Concerns this month; null before it is known. */
  movesLeft: number | null
  /** Said where there are none. */
  noMoves: string
  onMove: () => void
  onCallOff: () => void
  onRemove: () => void
  onClose: () => void
}

/** One lesson at a glance: when, for which class, who is on leave and why, what it has, and what can be done with it. */
export function LessonPeek({
  lesson,
  now,
  schoolZone,
  movesLeft,
  noMoves,
  onMove,
  onCallOff,
  onRemove,
  onClose,
}: LessonPeekProps) {
  const { t, i18n } = useTranslation('schedule')
  const zone = useViewerZone()
  const isWide = useIsWide()
  const { status, movedFrom } = lesson
  const canRemove = isMovable(lesson)
  return (
    <Drawer
      isOpen
      side={isWide ? 'end' : 'bottom'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<HanText>{lesson.lessonName}</HanText>}
      description={
        <>
          <HanText>{lesson.className}</HanText> ·{' '}
          {t('peek.lessonOf', { no: lesson.lessonNo, total: lesson.totalLessons })}
        </>
      }
    >
      <div className={css.peek}>
        <div className={css.when}>
          <LessonStatus status={status} />
          {isCalledOff(lesson) ? (
            <p className={css.muted}>{t('peek.noTime')}</p>
          ) : (
            <LessonTimeText {...lesson} schoolZone={schoolZone} now={now} />
          )}
          {movedFrom !== null && (
            <p className={css.muted}>
              {t('peek.movedFrom', { time: momentInDay(new Date(movedFrom), now, i18n.language, zone) })}
            </p>
          )}
        </div>
        {status !== 'notStarted' && <MainAct lesson={lesson} />}
        {/* Before the room opens, a lesson is prepared on its page. */}
        <Button asChild tone={status === 'notStarted' ? 'primary' : 'neutral'}>
          <Link to={lessonPath.page('teacher', lesson.lessonId)}>{t('peek.page')}</Link>
        </Button>
        {status === 'notStarted' && <MainAct lesson={lesson} />}
        <Company lesson={lesson} />
        <Things lesson={lesson} />
        {canRemove && (
          <div className={css.acts}>
            <Button onClick={onMove} disabled={movesLeft === 0}>
              {t(isCalledOff(lesson) ? 'tray.newTime' : 'peek.move')}
            </Button>
            {canCallOff(lesson) && <Button onClick={onCallOff}>{t('peek.callOff')}</Button>}
            <Button tone="quiet" onClick={onRemove}>
              {t('peek.remove')}
            </Button>
          </div>
        )}
        {canRemove && movesLeft === 0 && <Banner tone="info">{noMoves}</Banner>}
        {lesson.courseKind === 'systematic' && (
          <Link to={`/teacher/class/${lesson.classId}/extend`} className={css.link}>
            {t('peek.extend')}
          </Link>
        )}
      </div>
    </Drawer>
  )
}

/** The one next step of a lesson: into the room, to the devices before it, to the report after it. */
function MainAct({ lesson }: { lesson: TimetableLesson }) {
  const { t } = useTranslation('schedule')
  const { lessonId, status, canEnter } = lesson
  if (status === 'ended')
    return (
      <Button asChild tone="primary">
        <Link to={lessonPath.result(lessonId)}>
          <ChartColumn aria-hidden size={18} />
          {t('peek.report')}
        </Link>
      </Button>
    )
  if (canEnter)
    return (
      <Button asChild tone="primary">
        <Link to={hasCheckedDevices(lessonId) ? lessonPath.room(lessonId) : lessonPath.check(lessonId)}>
          {t('peek.enter')}
        </Link>
      </Button>
    )
  if (status !== 'notStarted') return null
  return (
    <Button asChild>
      <Link to={lessonPath.check(lessonId)}>{t('peek.devices')}</Link>
    </Button>
  )
}

function Company({ lesson }: { lesson: TimetableLesson }) {
  const { t } = useTranslation('schedule')
  const { data, isError } = useGetLessonPreparation({ lessonId: lesson.lessonId })
  if (isError) return <p className={css.muted}>{t('students', { count: lesson.studentCount })}</p>
  if (!data) return <Skeleton lines={2} />
  const leaves = data.plans.filter(({ plan }) => plan === 'onLeave')
  const nameOf = (id: string) => data.students.find(({ stuId }) => stuId === id)?.name ?? ''
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t('students', { count: data.students.length })}</h3>
      <p className={css.names}>{data.students.map(({ name }) => name).join(' · ')}</p>
      {leaves.length > 0 && (
        <>
          <h3 className={css.heading}>{t('peek.leaves', { count: leaves.length })}</h3>
          <ul className={css.list}>
            {leaves.map(({ stuId, reason }) => (
              <li key={stuId}>
                {nameOf(stuId)}
                {reason !== '' && (
                  <>
                    {': '}
                    <HanText>{reason}</HanText>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Things({ lesson: { resourceCount, homeworkCount, replay } }: { lesson: TimetableLesson }) {
  const { t } = useTranslation('schedule')
  return (
    <ul className={css.things}>
      <Thing icon={<Paperclip aria-hidden size={16} />}>{t('peek.files', { count: resourceCount })}</Thing>
      <Thing icon={<PencilLine aria-hidden size={16} />}>{t('peek.homework', { count: homeworkCount })}</Thing>
      {replay !== 'none' && <Thing icon={<CirclePlay aria-hidden size={16} />}>{t(`peek.replay.${replay}`)}</Thing>}
    </ul>
  )
}

const Thing = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={css.thing}>
    {icon}
    {children}
  </li>
)
