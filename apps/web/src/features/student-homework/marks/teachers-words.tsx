import type { PaperReview, StudentHomework, WorkQuestion } from '@hwjy/sdk'
import { HanziText } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '../../../shared/questions/attachment-list.tsx'
import { useMoments } from '../use-due-text.ts'
import { hasWords } from './has-words.ts'
import * as css from './marks.css.ts'

export interface TeachersWordsProps {
  homework: StudentHomework
  review: PaperReview
  /** Some may stand with the answers. */
  questions: readonly WorkQuestion[]
}

/** Score and words of the teacher, before everything else: the voice is as large as the score. */
export function TeachersWords({ homework, review, questions }: TeachersWordsProps) {
  const { t } = useTranslation('studentHomework')
  const { moment } = useMoments()
  const { gradedAt, fullScore, teacher } = homework
  const { score, comment, commentAudio, commentImages } = review
  const isSaid = comment !== '' || commentAudio.length + commentImages.length > 0
  return (
    <section className={css.words} aria-label={t('marks.words')}>
      <p className={css.bigScore}>
        {score === null ? (
          t('marks.again')
        ) : (
          <>
            <span className={css.number}>{score}</span>{' '}
            <span className={css.of}>{t('marks.of', { full: fullScore })}</span>
          </>
        )}
      </p>
      <div className={css.said}>
        {comment !== '' && (
          <p className={css.comment}>
            <HanziText text={comment} />
          </p>
        )}
        <AttachmentList label={t('marks.words')} attachments={[...commentAudio, ...commentImages]} />
        {!isSaid && <p className={css.muted}>{t(questions.some(hasWords) ? 'marks.wordsBelow' : 'marks.noWords')}</p>}
        <p className={css.muted}>
          {teacher.name}
          {gradedAt !== null && ` · ${t('marks.changed', { time: moment(gradedAt) })}`}
        </p>
      </div>
    </section>
  )
}
