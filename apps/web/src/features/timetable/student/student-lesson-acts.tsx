import { usePlanAttendance } from '@hwjy/sdk'
import { Button, personAddress, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { hasCheckedDevices } from '../../../shared/devices/device-choice.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { nameIn } from '../../../shared/names/name-in.ts'
import { lessonOf } from '../../../shared/names/name-line.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import type { TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'

export interface StudentLessonActsProps {
  lesson: TimetableLesson
  now: number
  onLeave: () => void
}

/** Says what a student can do with a lesson: enter it, or say that they cannot come, and take that back. */
export function StudentLessonActs({ lesson, now, onLeave }: StudentLessonActsProps) {
  const { t } = useTranslation('schedule')
  const toast = useToast()
  const problemText = useProblemText()
  const plan = usePlanAttendance(atOnce)
  const { lessonId, canEnter, startedAt, status, startTime } = lesson
  const name = nameIn(lessonOf(lesson), currentLanguage())
  const teacher = personAddress(lesson.teacher.name, currentLanguage(), 'teacher')
  const isToCome =
    (status === 'notStarted' || status === 'waitingToStart') && startedAt === null && Date.parse(startTime) > now
  async function takeBack() {
    try {
      await plan.mutateAsync({ data: { lessonId, plan: 'attending' } })
      toast.show(t('leave.takenBack', { teacher }), { tone: 'success' })
    } catch (error) {
      toast.show(problemText(error), { tone: 'danger' })
    }
  }
  return (
    <>
      {canEnter && (
        <Button asChild size="sm" tone="primary">
          <Link to={hasCheckedDevices(lessonId) ? lessonPath.room(lessonId) : lessonPath.check(lessonId)}>
            {t('peek.enter')}
          </Link>
        </Button>
      )}
      {isToCome &&
        (lesson.plan === 'onLeave' ? (
          <Button
            size="sm"
            isBusy={plan.isPending}
            aria-label={t('leave.takeBackOf', { lesson: name })}
            onClick={() => void takeBack()}
          >
            {t('leave.takeBack')}
          </Button>
        ) : (
          <Button size="sm" tone="quiet" aria-label={t('leave.askOf', { lesson: name })} onClick={onLeave}>
            {t('leave.ask')}
          </Button>
        ))}
    </>
  )
}
