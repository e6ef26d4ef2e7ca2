import type { EarlierTry } from '@hwjy/sdk'
import { HanziText } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from './attachment-list.tsx'
import * as css from './earlier-tries.css.ts'

interface EarlierTriesProps {
  tries: readonly EarlierTry[]
  fullScore: number
  moment: (instant: string) => string
  /** Default 2. */
  headingLevel?: 2 | 3
}

/** The score of each earlier try, and what the teacher said then; the last one first, as below each question. */
export function EarlierTries({ tries, fullScore, moment, headingLevel = 2 }: EarlierTriesProps) {
  const { t } = useTranslation('questions')
  const Heading = `h${headingLevel}` as const
  if (tries.length === 0) return null
  // Choices of a try that was not graded have points of their own; a score may wait for its release.
  const scoreText = (score: number | null, gradedAt: string | null) => {
    if (score !== null) return t('result.score', { score, full: fullScore })
    return t(gradedAt === null ? 'earlier.notGraded' : 'earlier.notReleased')
  }
  return (
    <section className={css.tries} aria-label={t('earlier.heading')}>
      <Heading className={css.heading}>{t('earlier.heading')}</Heading>
      <ol reversed className={css.list}>
        {tries.toReversed().map((one) => {
          const { tryNo, score, gradedAt, submittedAt, comment, commentAudio, commentImages, returnComment } = one
          return (
            <li key={tryNo} className={css.item}>
              <p className={css.line}>
                <strong>{t('earlier.try', { no: tryNo })}</strong>
                <span>{scoreText(score, gradedAt)}</span>
                <span className={css.muted}>
                  {submittedAt === null
                    ? t('earlier.notHandedIn')
                    : t('earlier.handedIn', { time: moment(submittedAt) })}
                </span>
              </p>
              {comment !== '' && (
                <p className={css.text}>
                  <HanziText text={comment} />
                </p>
              )}
              <AttachmentList label={t('result.comment')} attachments={[...commentAudio, ...commentImages]} />
              {returnComment !== '' && (
                <p className={css.text}>
                  <span className={css.muted}>{t('earlier.improve')} </span>
                  <HanziText text={returnComment} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
