import type { LessonSummary } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { EntryLink, NoEntry } from '../../shared/lesson/entry-action.tsx'
import * as css from '../../shared/lesson/lesson-row.css.ts'
import { lessonOf } from '../../shared/names/name-line.tsx'
import { nameIn } from '../../shared/names/name-in.ts'
import { LessonDay } from './lesson-day.tsx'
import { StudentMore } from './more/home-more.tsx'
import { useStudentDay } from './use-lesson-day.ts'

export default function StudentHomePage() {
  const { t } = useTranslation('lessons')
  const day = useStudentDay()
  return (
    <LessonDay
      userRole="student"
      day={day}
      company={({ teacher }) => t('with', { name: teacher.name })}
      remark={({ status, attendance }) =>
        // An absent student's lesson already says so.
        attendance && status === 'ended' && <AttendanceMark attendance={attendance} />
      }
      nextAction={(lesson) =>
        lesson.canEnter ? <EntryLink lesson={lesson} label={t('enter')} /> : <NoEntry lesson={lesson} />
      }
      rowAction={(lesson) => <StudentRowAction lesson={lesson} />}
      more={(next, now) => (
        <StudentMore reason="day" props={{ courseId: next?.courseId ?? null, isDayDone: next === null, now }} />
      )}
    />
  )
}

function StudentRowAction({ lesson }: { lesson: LessonSummary }) {
  const { t, i18n } = useTranslation('lessons')
  if (lesson.canEnter) return <EntryLink size="md" lesson={lesson} label={t('enter')} />
  const tookPart = lesson.attendance === 'present' || lesson.attendance === 'late'
  if (lesson.status !== 'ended' || !tookPart) return null
  if (lesson.hasRated) {
    return (
      <span className={css.done}>
        <Star aria-hidden size={16} />
        {t('rated')}
      </span>
    )
  }
  return (
    <Button asChild>
      <Link
        to={lessonPath.rate(lesson.lessonId)}
        aria-label={t('rateLesson', { lesson: nameIn(lessonOf(lesson), i18n.language) })}
      >
        <Star aria-hidden size={16} />
        {t('rate')}
      </Link>
    </Button>
  )
}
