import type { Attachment, MarkingPhrase, WorkQuestion } from '@hwjy/sdk'
import { AudioIdsMax, MarkingCommentMax } from '@hwjy/sdk/limits'
import { AudioPlayer, Button, Field, HanziText, IconButton, ScoreInput, Textarea } from '@hwjy/ui'
import { BookOpen, Mic, Trash2 } from 'lucide-react'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import type { MarkValues } from './marking-values.ts'
import { isAutomatic, suggestionOf } from './marking-values.ts'
import * as css from './marking.css.ts'
import { withPhrase } from './phrases/matching-phrases.ts'
import { PhraseChips } from './phrases/phrases.tsx'
import { useCommentProblem } from './use-comment-problem.ts'
import type { VoiceRemarkProps } from './voice-remark.tsx'

const VoiceRemark = lazyPage<VoiceRemarkProps>(() => import('./voice-remark.tsx'))

export interface MarkCardProps {
  question: WorkQuestion
  mark: MarkValues
  isCurrent: boolean
  isLocked: boolean
  /** The work does not lie with the teacher: what was said is shown without fields, and nothing where nothing was. */
  isReadOnly: boolean
  /** Names the takes of this answer on the device. */
  about: string
  /** Shows how often the key for the microphone was pressed here; null while the recorder is put away. */
  recorder: number | null
  onRecorder: () => void
  onBank: () => void
  /** The server has a spoken remark. */
  onRemark: (remark: Attachment) => void
  onFocus: () => void
  onChange: (part: Partial<MarkValues>) => void
}

/** A phrase at the end of the comment, and its points off or on the mark. */
export function phrasePart(question: WorkQuestion, mark: MarkValues, phrase: MarkingPhrase): Partial<MarkValues> {
  const comment = withPhrase(mark.comment, phrase.text)
  if (phrase.points === null) return { comment }
  const before = mark.score ?? suggestionOf(question, mark) ?? question.fullScore
  return { comment, score: Math.min(question.fullScore, Math.max(0, before + phrase.points)) }
}

/** The mark of one answer: points, words, a spoken remark. */
export function MarkCard({ question, mark, ...props }: MarkCardProps) {
  const { t } = useTranslation(['marking', 'questions'])
  const headingId = useId()
  const { no, type, fullScore } = question
  const { isLocked, onChange } = props
  const problem = useCommentProblem(mark.comment)
  if (props.isReadOnly) {
    const score = mark.score ?? question.mark?.score ?? null
    if (score === null && mark.comment === '' && mark.audio.length === 0) return null
    return (
      <section aria-labelledby={headingId} data-mark={no} className={css.card}>
        <h3 id={headingId} className={css.cardHead}>
          {t('card.heading', { no, type: t(`questions:type.${type}`) })}
        </h3>
        {score !== null && <p className={css.text}>{t('whole.total', { points: score, full: fullScore })}</p>}
        {mark.comment !== '' && (
          <p className={css.text}>
            <HanziText text={mark.comment} />
          </p>
        )}
        {mark.audio.map(({ resourceId, resourceUrl }) => (
          <AudioPlayer key={resourceId} src={resourceUrl} label={t('card.remark', { no })} />
        ))}
      </section>
    )
  }
  return (
    <section
      aria-labelledby={headingId}
      data-state={props.isCurrent ? 'current' : 'other'}
      data-mark={no}
      className={css.card}
      onFocusCapture={props.onFocus}
    >
      <h3 id={headingId} className={css.cardHead}>
        {t('card.heading', { no, type: t(`questions:type.${type}`) })}
      </h3>
      <ScoreInput
        label={t('card.score', { no })}
        value={mark.score}
        full={fullScore}
        suggestion={suggestionOf(question, mark)}
        disabled={isLocked}
        onValueChange={(score) => onChange({ score })}
      />
      {isAutomatic(question, mark.score) && <p className={css.muted}>{t('card.automatic')}</p>}
      <Field label={t('card.comment', { no })} isLabelHidden error={problem}>
        <Textarea
          rows={2}
          maxCount={MarkingCommentMax}
          placeholder={t('card.commentHint')}
          value={mark.comment}
          disabled={isLocked}
          onChange={({ target }) => onChange({ comment: target.value })}
        />
      </Field>
      {!isLocked && (
        <div className={css.row}>
          <PhraseChips
            type={type}
            comment={mark.comment}
            onChoose={(phrase) => onChange(phrasePart(question, mark, phrase))}
          />
          <span className={css.end}>
            <IconButton
              size="sm"
              label={t('card.bank', { no })}
              icon={<BookOpen aria-hidden size={18} />}
              onClick={props.onBank}
            />
            <IconButton
              size="sm"
              label={t('card.voice', { no })}
              icon={<Mic aria-hidden size={18} />}
              isPressed={props.recorder !== null}
              onClick={props.onRecorder}
            />
          </span>
        </div>
      )}
      {mark.audio.map((remark) => (
        <div key={remark.resourceId} className={css.remark}>
          <AudioPlayer src={remark.resourceUrl} label={t('card.remark', { no })} />
          {!isLocked && (
            <IconButton
              size="sm"
              label={t('card.removeRemark')}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={() => onChange({ audio: mark.audio.filter((one) => one !== remark) })}
            />
          )}
        </div>
      ))}
      {props.recorder !== null && (
        <Suspense fallback={<Button isBusy>{t('card.voice', { no })}</Button>}>
          <VoiceRemark
            key={props.about}
            about={props.about}
            pressed={props.recorder}
            max={AudioIdsMax}
            stored={mark.audio.length}
            onStored={props.onRemark}
          />
        </Suspense>
      )}
    </section>
  )
}
