import type { AnswerPaper, WorkQuestion } from '@hwjy/sdk'
import { Button, IconButton } from '@hwjy/ui'
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KeptLine } from './kept-line.tsx'
import { WhyReadOnly } from './why-read-only.tsx'
import { markOf, type MarkingValues, scoreOf } from './marking-values.ts'
import * as css from './marking.css.ts'
import { OutboxLine } from './sending/outbox-line.tsx'
import type { useMarkingDraft } from './use-marking-draft.ts'
import type { Neighbours, OrderedWork } from './work-order.ts'

interface MarkingBarProps {
  paper: AnswerPaper
  values: MarkingValues
  marks: ReturnType<typeof useMarkingDraft>
  neighbours: Neighbours
  count: number
  /** On a phone, where one question is shown at a time. */
  questions: { current: number; all: readonly WorkQuestion[]; onShow: (no: number) => void } | null
  isLocked: boolean
  isSending: boolean
  onGo: (work: OrderedWork | null) => void
  onKeys: () => void
  onReturn: () => void
  onSend: () => void
}

/** Shows what happens with the whole work, always in sight. */
export function MarkingBar({ paper, values, marks, neighbours, questions, ...props }: MarkingBarProps) {
  const { t } = useTranslation('marking')
  const { previous, next, nextWaiting } = neighbours
  return (
    <footer className={css.bar}>
      {questions && (
        <nav aria-label={t('questions')} className={css.steps}>
          {questions.all.map((question) => {
            const score = scoreOf(question, markOf(values, question.no))
            return (
              <button
                key={question.no}
                type="button"
                aria-current={question.no === questions.current ? 'step' : undefined}
                data-state={score === null ? 'open' : 'marked'}
                className={css.step}
                onClick={() => questions.onShow(question.no)}
              >
                {question.no}
                <span className={css.stepScore}>{score ?? '–'}</span>
              </button>
            )
          })}
        </nav>
      )}
      <div className={css.barRow}>
        <IconButton
          label={t('bar.previous')}
          icon={<ChevronLeft aria-hidden size={20} />}
          disabled={previous === null}
          onClick={() => props.onGo(previous)}
        />
        <IconButton
          label={t('bar.next')}
          icon={<ChevronRight aria-hidden size={20} />}
          disabled={next === null}
          onClick={() => props.onGo(next)}
        />
        <IconButton
          className={css.wideOnly}
          label={t('bar.keys')}
          icon={<Keyboard aria-hidden size={20} />}
          onClick={props.onKeys}
        />
        <div className={css.saving}>
          {paper.canMark && <KeptLine marks={marks} />}
          <OutboxLine />
        </div>
        {paper.canMark ? (
          <span className={css.end}>
            <Button disabled={props.isLocked || paper.answerPaper?.state === 'returned'} onClick={props.onReturn}>
              {t('bar.return')}
            </Button>
            <Button tone="primary" isBusy={props.isSending} disabled={props.isLocked} onClick={props.onSend}>
              {t(nextWaiting ? 'bar.markNext' : 'bar.mark')}
            </Button>
          </span>
        ) : (
          <WhyReadOnly paper={paper} />
        )}
      </div>
    </footer>
  )
}
