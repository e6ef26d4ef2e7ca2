import type { PastHomework, PastLesson } from '@hwjy/sdk'
import { Badge, Button, Card, VisuallyHidden } from '@hwjy/ui'
import { FileText, PencilLine, Play, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/facts.tsx'
import { HanText } from '../../shared/han-text.tsx'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { nameIn } from '../../shared/names/name-in.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { dayAndTime } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './lesson-history.css.ts'

/** A lesson that was held: when, how the student attended and did, and the ways to what it left behind. */
export function PastLessonRow({ lesson }: { lesson: PastLesson }) {
  const { t, i18n } = useTranslation('lessonHistory')
  const now = useServerNow()
  const zone = useViewerZone()
  const at = new Date(lesson.startTime)
  const { lessonId, lessonNo, lessonName, names, courseName, teacher, startTime, presentMinutes, stars } = lesson
  return (
    <Card padding="md" className={css.row}>
      <time dateTime={startTime} className={css.time}>
        {dayAndTime(at, now, i18n.language, zone)}
      </time>
      <div className={css.names}>
        <h3 className={css.name}>
          <Link to={lessonPath.page('student', lessonId)} className={css.link}>
            {lessonNo}. <NamedText of={{ name: lessonName, names }} />
          </Link>
        </h3>
        <Facts className={css.muted} first={courseName} second={teacher.name} />
      </div>
      <div className={css.states}>
        <AttendanceMark attendance={lesson.attendance} plan={lesson.plan} isQuiet />
        {presentMinutes > 0 && <span className={css.muted}>{t('minutes', { count: presentMinutes })}</span>}
        {stars !== null && (
          <span className={css.stars}>
            <Star aria-hidden size={16} className={css.star} />
            {t('stars', { stars: stars.toFixed(1) })}
          </span>
        )}
      </div>
      <Ways lesson={lesson} />
    </Card>
  )
}

/** Replay, report and homework, each where there is one. What was not opened yet says so. */
function Ways({ lesson }: { lesson: PastLesson }) {
  const { t, i18n } = useTranslation('lessonHistory')
  const { lessonId, replay, isReplayNew, hasReport, isReportNew, homework } = lesson
  const name = nameIn({ name: lesson.lessonName, names: lesson.names }, i18n.language)
  return (
    <div className={css.ways}>
      {replay === 'ready' && (
        <Button asChild size="sm">
          <Link to={lessonPath.replay(lessonId)}>
            <Play aria-hidden size={16} />
            {t('replay')}
            <VisuallyHidden> · {name}</VisuallyHidden>
            {isReplayNew && <Badge tone="accent">{t('new')}</Badge>}
          </Link>
        </Button>
      )}
      {replay === 'pending' && <span className={css.muted}>{t('replayPending')}</span>}
      {hasReport && (
        <Button asChild size="sm">
          <Link to={lessonPath.report(lessonId)}>
            <FileText aria-hidden size={16} />
            {t('report')}
            <VisuallyHidden> · {name}</VisuallyHidden>
            {isReportNew && <Badge tone="accent">{t('new')}</Badge>}
          </Link>
        </Button>
      )}
      {homework.map((one) => (
        <HomeworkLink key={one.homeworkId} homework={one} />
      ))}
    </div>
  )
}

function HomeworkLink({ homework: { homeworkId, title, state } }: { homework: PastHomework }) {
  const { t } = useTranslation('lessonHistory')
  const path = state === 'graded' ? '/homework-analyze' : '/homework'
  return (
    <Button asChild size="sm" tone="quiet">
      <Link to={`${path}?${new URLSearchParams({ homeworkId })}`} className={css.homework}>
        <PencilLine aria-hidden size={16} />
        <HanText>{title}</HanText>
        <span className={css.muted}>{t(`state.${state}`)}</span>
      </Link>
    </Button>
  )
}
