import type { LessonFinish } from '@hwjy/sdk'
import { Button, RatingInput, StatusPill } from '@hwjy/ui'
import { FileText, Play, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as css from './lesson-page.css.ts'
import { Section } from './section.tsx'

/** Twenty seconds of presence count as one minute. */
const wholeMinutes = (seconds: number) => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0)

/** After class: how it went in a few figures, and the ways to the report, the replay and the rating. */
export function ReportSection({ finish }: { finish: LessonFinish }) {
  const { t } = useTranslation(['lessonPage', 'lessons', 'common'])
  const { lesson, performance, teacherFeedback, replay } = finish
  const { lessonId } = lesson
  const isRemoved = lesson.enterDenial === 'removed'
  const minutes = (seconds: number) => t('common:time.minutes', { count: wholeMinutes(seconds) })
  return (
    <Section
      heading={t('afterClass')}
      acts={finish.isPerformanceNew && <StatusPill tone="accent">{t('newReport')}</StatusPill>}
    >
      {performance ? (
        <dl className={css.report}>
          {(['listening', 'speaking', 'participation'] as const).map((skill) => (
            <div key={skill} className={css.figure}>
              <dt className={css.note}>{t(`skill.${skill}`)}</dt>
              <dd>
                <RatingInput label={t(`skill.${skill}`)} value={performance[skill]} isReadOnly />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={css.muted}>{t('notWritten')}</p>
      )}
      {(performance?.comment || teacherFeedback?.content) && (
        <blockquote className={css.quote}>{performance?.comment || teacherFeedback?.content}</blockquote>
      )}
      <dl className={css.report}>
        {lesson.attendance && (
          <div className={css.figure}>
            <dt className={css.note}>{t('attendance')}</dt>
            <dd>
              <AttendanceMark attendance={lesson.attendance} plan={lesson.plan} isQuiet />
            </dd>
          </div>
        )}
        <div className={css.figure}>
          <dt className={css.note}>{t('inClass')}</dt>
          <dd>{minutes(finish.presentSeconds)}</dd>
        </div>
        <div className={css.figure}>
          <dt className={css.note}>{t('spoke')}</dt>
          <dd>{minutes(finish.talkSeconds)}</dd>
        </div>
        <div className={css.figure}>
          <dt className={css.note}>{t('prizes')}</dt>
          <dd>{finish.prizes.total}</dd>
        </div>
      </dl>
      <div className={css.acts}>
        <Button asChild>
          <Link to={lessonPath.report(lessonId)}>
            <FileText aria-hidden size={18} />
            {t('readReport')}
          </Link>
        </Button>
        {replay && !isRemoved && (
          <Button asChild>
            <Link to={lessonPath.replay(lessonId)}>
              <Play aria-hidden size={18} />
              {t(finish.isReplayNew ? 'watchNew' : 'watch')}
            </Link>
          </Button>
        )}
        {finish.canRate && (
          <Button asChild>
            <Link to={lessonPath.rate(lessonId)}>
              <Star aria-hidden size={18} />
              {t(finish.rating ? 'changeRating' : 'rate')}
            </Link>
          </Button>
        )}
      </div>
      {!replay && <p className={css.note}>{t(lesson.replay === 'pending' ? 'replayPending' : 'noReplay')}</p>}
    </Section>
  )
}
