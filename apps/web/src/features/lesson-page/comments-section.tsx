import type { LessonSummary, Role } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { LessonComments } from '../../shared/comments/lesson-comments.tsx'
import { Section } from './section.tsx'

/** Shows what the class says below its lesson, from its beginning on. */
export function CommentsSection({ viewer, lesson }: { viewer: Role; lesson: LessonSummary }) {
  const { t } = useTranslation('comments')
  return (
    <LessonComments
      viewer={viewer}
      lessonId={lesson.lessonId}
      hasBegun={lesson.startedAt !== null}
      frame={(content, count) => (
        <Section heading={t('title')} count={count}>
          {content}
        </Section>
      )}
    />
  )
}
