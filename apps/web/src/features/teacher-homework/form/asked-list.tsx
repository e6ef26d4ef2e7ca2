import { QuestionScoreMax } from '@hwjy/sdk/limits'
import { Button, Field, NumberInput, VisuallyHidden } from '@hwjy/ui'
import { BookOpen, Presentation } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BankDrawer } from '../../../shared/questions/bank-drawer.tsx'
import { AskedRow } from './asked-row.tsx'
import * as css from './homework-form.css.ts'
import { type AskedQuestion, moveQuestion, spreadEvenly, sumOf } from './homework-values.ts'
import { ClassDrawer } from './class-drawer.tsx'

export interface AskedListProps {
  questions: readonly AskedQuestion[]
  fullScore: number | null
  onChange: (part: { questions?: readonly AskedQuestion[]; fullScore?: number | null }) => void
  fullScoreError?: string | undefined
  questionsError?: string | undefined
  isLocked?: boolean | undefined
  /** Said where there is none. */
  emptyText: string
  /** Left out where there is no class: then nothing can come from one. */
  classId?: string | undefined
  lessonId?: string | undefined
}

/** The questions of a homework or a template, with points that add up. */
export function AskedList(props: AskedListProps) {
  const { questions, fullScore, onChange, isLocked = false, classId, lessonId } = props
  const { t } = useTranslation('homeworkForm')
  const [isOpen, setIsOpen] = useState<'bank' | 'class' | null>(null)
  const [said, setSaid] = useState('')
  const sum = sumOf(questions)
  const set = (next: readonly AskedQuestion[]) => onChange({ questions: next })
  function move(from: number, to: number) {
    if (to < 0 || to >= questions.length) return
    set(moveQuestion(questions, from, to))
    setSaid(t('questions.moved', { from: from + 1, to: to + 1 }))
  }
  function add(added: readonly AskedQuestion['question'][]) {
    const known = new Set(questions.map(({ question }) => question.questionId))
    const fresh = added.filter(({ questionId }) => !known.has(questionId))
    const next = [...questions, ...fresh.map((question) => ({ question, score: 0 }))]
    // Points are spread until a person gives points of their own.
    const isEven = questions.length === 0 || sameScores(questions, spreadEvenly(questions, fullScore ?? 0))
    set(isEven && fullScore !== null ? spreadEvenly(next, fullScore) : next)
  }
  const taken = new Set(questions.map(({ question }) => question.questionId))
  const remove = (questionId: string) => {
    const next = questions.filter(({ question }) => question.questionId !== questionId)
    const isEven = sameScores(questions, spreadEvenly(questions, fullScore ?? 0))
    set(isEven && fullScore !== null ? spreadEvenly(next, fullScore) : next)
  }
  return (
    <>
      <div className={css.inline}>
        <Field label={t('questions.fullScore')} error={props.fullScoreError} className={css.narrow}>
          <NumberInput
            value={fullScore}
            min={0}
            max={QuestionScoreMax}
            disabled={isLocked}
            onValueChange={(value) => onChange({ fullScore: value })}
          />
        </Field>
        {questions.length > 0 && !isLocked && (
          <Button disabled={fullScore === null} onClick={() => set(spreadEvenly(questions, fullScore ?? 0))}>
            {t('questions.spread', { count: fullScore ?? 0 })}
          </Button>
        )}
      </div>
      {questions.length === 0 ? (
        <p className={css.muted}>{props.emptyText}</p>
      ) : (
        <>
          <ol aria-label={t('questions.label')} className={css.plainList}>
            {questions.map((asked, place) => (
              <AskedRow
                key={asked.question.questionId}
                asked={asked}
                place={place}
                count={questions.length}
                isLocked={isLocked}
                onScore={(score) => set(questions.with(place, { ...asked, score }))}
                onMove={move}
                onRemove={() => remove(asked.question.questionId)}
              />
            ))}
          </ol>
          <p className={css.sum} data-state={sum === fullScore ? 'right' : 'wrong'}>
            {t(sum === fullScore ? 'questions.sumRight' : 'questions.sum', { sum, full: fullScore ?? 0 })}
          </p>
        </>
      )}
      <p aria-live="polite" className={css.error}>
        {props.questionsError}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {!isLocked && (
        <div className={css.inline}>
          <Button onClick={() => setIsOpen('bank')}>
            <BookOpen aria-hidden size={18} />
            {t('questions.fromBank')}
          </Button>
          {classId !== undefined && (
            <Button onClick={() => setIsOpen('class')}>
              <Presentation aria-hidden size={18} />
              {t('questions.fromClass')}
            </Button>
          )}
        </div>
      )}
      {isOpen === 'bank' && (
        <BankDrawer
          description={t('bank.taken', { count: taken.size })}
          taken={taken}
          lessonId={lessonId}
          onAdd={add}
          onRemove={remove}
          onClose={() => setIsOpen(null)}
        />
      )}
      {isOpen === 'class' && classId !== undefined && (
        <ClassDrawer classId={classId} lessonId={lessonId} taken={taken} onAdd={add} onClose={() => setIsOpen(null)} />
      )}
    </>
  )
}

const sameScores = (one: readonly AskedQuestion[], other: readonly AskedQuestion[]) =>
  one.every(({ score }, place) => score === other[place]?.score)
