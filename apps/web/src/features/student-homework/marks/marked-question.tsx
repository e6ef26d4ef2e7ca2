import type { WorkQuestion } from '@hwjy/sdk'
import { SegmentedControl } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from '../../../shared/questions/attachment-list.tsx'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import * as css from './marks.css.ts'

export type PhotoSide = 'original' | 'marked'

export interface MarkedQuestionProps {
  question: WorkQuestion
  /** False while it waits for its marks. */
  isMarked: boolean
  /** It can neither be answered nor taken back. */
  isFinal: boolean
  side: PhotoSide
  onSideChange: (side: PhotoSide) => void
}

/** One question as it came back. Photos are shown as they were sent, or with the teacher's pen. */
export function MarkedQuestion({ question, isMarked, isFinal, side, onSideChange }: MarkedQuestionProps) {
  const { t } = useTranslation('studentHomework')
  const { answer, key, mark } = question
  const drawn = mark?.markedImages ?? []
  const images = answer?.images ?? []
  return (
    <QuestionView
      question={question}
      answer={{ keys: answer?.keys ?? [], text: answer?.text ?? '' }}
      handedIn={{ images, audio: answer?.audio ?? [] }}
      photos={
        drawn.length === 0 ? undefined : (
          <div className={css.photos}>
            <SegmentedControl
              size="sm"
              label={t('marks.pictures')}
              value={side}
              onValueChange={onSideChange}
              options={[
                { value: 'marked', label: t('marks.marked') },
                { value: 'original', label: t('marks.original') },
              ]}
            />
            <AttachmentList label={t('marks.pictures')} attachments={side === 'marked' ? drawn : images} />
          </div>
        )
      }
      foot={isMarked || isFinal ? undefined : null}
      // The pictures stand with the answer, where the two sides are compared.
      result={isMarked ? { answerKey: key, mark: mark && { ...mark, markedImages: [] } } : undefined}
    />
  )
}
