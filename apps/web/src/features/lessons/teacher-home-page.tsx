import type { LessonSummary } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { ChartColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { EntryLink, NoEntry } from '../../shared/lesson/entry-action.tsx'
import { lessonOf } from '../../shared/names/name-line.tsx'
import { nameIn } from '../../shared/names/name-in.ts'
import { LessonDay } from './lesson-day.tsx'
import { TeacherMore } from './more/home-more.tsx'
import { useTeacherDay } from './use-lesson-day.ts'

export default function TeacherHomePage() {
  const { t } = useTranslation('lessons')
  const day = useTeacherDay()
  return (
    <LessonDay
      userRole="teacher"
      day={day}
      company={({ className, studentCount }) => (
        <>
          <HanText>{className}</HanText>
          {'\u00a0'}· {t('students', { count: studentCount })}
        </>
      )}
      nextAction={(lesson) => <TeacherEntry lesson={lesson} />}
      rowAction={(lesson) => <TeacherRowAction lesson={lesson} />}
      more={(next, now) => <TeacherMore reason="day" props={{ next, now }} />}
    />
  )
}

/** Starting is one press; who wants to prepare the board first opens the room without starting. */
function TeacherEntry({ lesson }: { lesson: LessonSummary }) {
  const { t } = useTranslation('lessons')
  if (lesson.status === 'inProgress') return <EntryLink lesson={lesson} label={t('continue')} />
  if (!lesson.canStart) return <NoEntry lesson={lesson} />
  return (
    <>
      <EntryLink lesson={lesson} label={t('start')} state={{ shouldStart: true }} />
      <Button asChild tone="quiet" isWide>
        <Link to={lessonPath.check(lesson.lessonId)}>{t('prepareRoom')}</Link>
      </Button>
    </>
  )
}

function TeacherRowAction({ lesson }: { lesson: LessonSummary }) {
  const { t, i18n } = useTranslation('lessons')
  if (lesson.status === 'inProgress') return <EntryLink size="md" lesson={lesson} label={t('continue')} />
  if (lesson.status !== 'ended') return null
  return (
    <Button asChild>
      <Link
        to={lessonPath.result(lesson.lessonId)}
        aria-label={t('resultOf', { lesson: nameIn(lessonOf(lesson), i18n.language) })}
      >
        <ChartColumn aria-hidden size={16} />
        {t('result')}
      </Link>
    </Button>
  )
}
