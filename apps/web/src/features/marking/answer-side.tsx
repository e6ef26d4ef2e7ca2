import type { Attachment, EarlierTry, WorkQuestion } from '@hwjy/sdk'
import { HanziText } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EarlierAnswer } from '../../shared/questions/earlier-answer.tsx'
import { earlierAnswers } from '../../shared/questions/earlier-answers.ts'
import { isChoice } from '../../shared/questions/question-rules.ts'
import { QuestionView } from '../../shared/questions/question-view.tsx'
import type { MarkValues } from './marking-values.ts'
import * as css from './marking.css.ts'
import { Photo, type PhotoActs } from './ink/photo.tsx'
import { type PlayerActs, TakePlayer } from './sound/take-player.tsx'

/** Shows what keys of the page do to the current answer. */
export interface AnswerActs {
  player: PlayerActs | null
  photo: PhotoActs | null
}

interface AnswerSideProps {
  question: WorkQuestion
  mark: MarkValues
  /** Holds what was answered before the work was given back. */
  tries: readonly EarlierTry[]
  isReturned: boolean
  isCurrent: boolean
  /** The answer is shown to be read: nothing is written on it. */
  isLocked: boolean
  onFocus: () => void
  onChange: (part: Partial<MarkValues>) => void
  onActs: (part: Partial<AnswerActs>) => void
}

/** An answer as it was handed in, to read, to hear, and to write on. */
export function AnswerSide({
  question,
  mark,
  tries,
  isReturned,
  isCurrent,
  isLocked,
  onFocus,
  onChange,
  onActs,
}: AnswerSideProps) {
  const { t } = useTranslation(['marking', 'questions'])
  const { no, answer, key } = question
  // Keys act on the photo that was used last.
  const [used, setUsed] = useState(0)
  const annotationOf = ({ resourceId }: Attachment) =>
    mark.annotations.find((one) => one.resourceId === resourceId) ?? { resourceId, ink: '', pins: [] }
  const images = answer?.images ?? []
  const audio = answer?.audio ?? []
  const before = earlierAnswers(question, tries, isReturned)
  return (
    <div
      data-answer={no}
      data-state={isCurrent ? 'current' : 'other'}
      className={css.answer}
      onFocusCapture={onFocus}
      onPointerDownCapture={onFocus}
    >
      <QuestionView
        question={question}
        answer={{ keys: answer?.keys ?? [], text: answer?.text ?? '' }}
        photos={
          images.length === 0 ? undefined : (
            <div className={css.attachments}>
              {images.map((photo, index) => (
                <Photo
                  key={photo.resourceId}
                  photo={photo}
                  label={t('photo.label', { no: index + 1, count: images.length })}
                  annotation={annotationOf(photo)}
                  turns={mark.turns[photo.resourceId] ?? 0}
                  isLocked={isLocked}
                  onChange={(changed) =>
                    onChange({
                      annotations: [...mark.annotations.filter((one) => one.resourceId !== photo.resourceId), changed],
                    })
                  }
                  onTurn={(turns) => onChange({ turns: { ...mark.turns, [photo.resourceId]: turns } })}
                  onUse={() => setUsed(index)}
                  onActs={index === used ? (acts) => onActs({ photo: acts }) : undefined}
                />
              ))}
            </div>
          )
        }
        recorder={
          audio.length === 0 ? undefined : (
            <div className={css.attachments}>
              {audio.map((take, index) => (
                <TakePlayer
                  key={take.resourceId}
                  take={take}
                  no={index + 1}
                  onActs={index === 0 ? (acts) => onActs({ player: acts }) : undefined}
                />
              ))}
            </div>
          )
        }
        // The options themselves say which ones are right.
        result={key ? { answerKey: key, mark: null } : undefined}
        foot={
          key && key.analysis !== '' ? (
            <details className={css.key}>
              <summary>{t(isChoice(question.type) ? 'questions:result.analysis' : 'key')}</summary>
              <HanziText text={key.analysis} />
            </details>
          ) : null
        }
        reader="teacher"
      />
      {before.length > 0 && (
        <div className={css.before}>
          {before.map((earlier) => (
            <EarlierAnswer key={earlier.tryNo} question={question} earlier={earlier} />
          ))}
        </div>
      )}
    </div>
  )
}
