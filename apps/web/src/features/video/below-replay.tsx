import type { LessonSummary, Role } from '@hwjy/sdk'
import { Button, Card, ConfirmProvider, ToastProvider } from '@hwjy/ui'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LessonComments } from '../../shared/comments/lesson-comments.tsx'
import { courseOf, NameLine } from '../../shared/names/name-line.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './video-page.css.ts'

export interface BelowReplayProps {
  viewer: Role
  lesson: LessonSummary
  commentField: RefObject<HTMLTextAreaElement | null>
}

/** Stands below the replay of a lesson. The public frame around it has no messages and questions of its own. */
export const BelowReplay = (props: BelowReplayProps) => (
  <ToastProvider>
    <ConfirmProvider>
      <AboutLesson {...props} />
    </ConfirmProvider>
  </ToastProvider>
)

/** Which lesson it is, the ways on, and what the class says about it. */
function AboutLesson({ viewer, lesson, commentField }: BelowReplayProps) {
  const { t, i18n } = useTranslation(['video', 'comments'])
  const headingId = useId()
  const now = useServerNow()
  const zone = useViewerZone()
  const { lessonId, teacher, startTime, startedAt } = lesson
  return (
    <>
      <div className={css.about}>
        <p className={css.muted}>
          <NameLine of={courseOf(lesson)} /> · {teacher.name} ·{' '}
          <time dateTime={startTime}>{momentInDay(new Date(startTime), now, i18n.language, zone)}</time>
        </p>
        <div className={css.ways}>
          <Button asChild>
            <Link to={lessonPath.page(viewer, lessonId)}>{t('toLesson')}</Link>
          </Button>
          {viewer === 'student' && (
            <Button asChild>
              <Link to={lessonPath.report(lessonId)}>{t('toReport')}</Link>
            </Button>
          )}
        </div>
      </div>
      <LessonComments
        viewer={viewer}
        lessonId={lessonId}
        hasBegun={startedAt !== null}
        field={commentField}
        frame={(content, count) => (
          <Card asChild padding="lg">
            <section aria-labelledby={headingId} className={css.comments}>
              <h2 id={headingId} className={css.subheading}>
                {t('comments:title')}
                {count !== undefined && count > 0 && <span className={css.muted}> {count}</span>}
              </h2>
              {content}
            </section>
          </Card>
        )}
      />
    </>
  )
}
