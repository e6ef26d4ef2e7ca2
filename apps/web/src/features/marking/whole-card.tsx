import type { AnswerPaper } from '@hwjy/sdk'
import { MarkingCommentMax } from '@hwjy/sdk/limits'
import { Field, HanziText, Textarea } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { EarlierTries } from '../../shared/questions/earlier-tries.tsx'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { MarkQuestions } from '../../shared/comments/mark-questions.tsx'
import type { Total } from './marking-values.ts'
import * as css from './marking.css.ts'
import { useCommentProblem } from './use-comment-problem.ts'

interface WholeCardProps {
  paper: AnswerPaper
  answerPaperId: string
  comment: string
  total: Total
  isLocked: boolean
  onComment: (comment: string) => void
}

/** Shows what is said to the work as a whole: words, the sum of its marks, and what its student asks about them. */
export function WholeCard({ paper, answerPaperId, comment, total, isLocked, onComment }: WholeCardProps) {
  const { t } = useTranslation('marking')
  const now = useServerNow()
  const zone = useViewerZone()
  const problem = useCommentProblem(comment)
  if (!paper.canMark && comment === '' && paper.earlierTries.length === 0) return null
  return (
    <section className={css.card} aria-label={t('whole.heading')}>
      <h3 className={css.cardHead}>{t('whole.heading')}</h3>
      {paper.canMark ? (
        <>
          <Field label={t('whole.comment')} isLabelHidden error={problem}>
            <Textarea
              rows={2}
              maxCount={MarkingCommentMax}
              placeholder={t('whole.hint')}
              value={comment}
              disabled={isLocked}
              onChange={({ target }) => onComment(target.value)}
            />
          </Field>
          <p className={css.total}>
            <span>{t('whole.total', { points: total.points, full: paper.fullScore })}</span>
            {total.unmarked.length > 0 && (
              <span className={css.muted}>{t('whole.open', { count: total.unmarked.length })}</span>
            )}
          </p>
        </>
      ) : (
        comment !== '' && (
          <p className={css.text}>
            <HanziText text={comment} />
          </p>
        )
      )}
      <EarlierTries
        tries={paper.earlierTries}
        fullScore={paper.fullScore}
        headingLevel={3}
        moment={(instant) => momentInDay(new Date(instant), now, currentLanguage(), zone)}
      />
      <MarkQuestions answerPaperId={answerPaperId} />
    </section>
  )
}
