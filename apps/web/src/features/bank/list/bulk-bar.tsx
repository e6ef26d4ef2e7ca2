import type { Question } from '@hwjy/sdk'
import { Button, IconButton, Progress } from '@hwjy/ui'
import { FilePlus2, NotebookPen, Share2, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isTyped } from '../../../shared/questions/typed-draft.ts'
import * as css from '../bank.css.ts'
import { PaperDialog } from './paper-dialog.tsx'
import type { Turns } from './use-in-turn.ts'
import { SELECTED_MAX } from './use-selection.ts'
import { useShareQuestions } from './use-share-questions.ts'

interface BulkBarProps {
  questions: readonly Question[]
  /** How far a deletion is. */
  deleting: Turns | null
  onDelete: (questions: readonly Question[]) => Promise<void>
  onClear: () => void
  /** Takes some out of the selection, as those that are shared now: what was chosen is older than the questions. */
  onForget: (questionIds: readonly string[]) => void
}

/** Offers what can be done with the chosen questions together. */
export function BulkBar({ questions, deleting, onDelete, onClear, onForget }: BulkBarProps) {
  const { t } = useTranslation('bank')
  const [isPaperOpen, setIsPaperOpen] = useState(false)
  const { turns: sharing, share } = useShareQuestions()
  const own = questions.filter(({ isOwn }) => isOwn)
  // Homework does not ask what is typed in class.
  const onlyInClass = questions.filter(({ type }) => isTyped(type))
  const unshared = own.filter(({ isShared }) => !isShared)
  // The numbers on the buttons are smaller than the selection: a line says which questions they mean.
  const isMixed = own.length > 0 && (own.length < questions.length || unshared.length < own.length)
  const ownId = useId()
  const onlyInClassId = useId()
  const turns = deleting ?? sharing
  if (turns !== null) {
    const label = t(deleting ? 'deleting' : 'sharing', { done: turns.done, of: turns.of })
    return (
      <section aria-label={label} className={css.bulk}>
        <p className={css.barWords}>{label}</p>
        <Progress className={css.turns} label={label} value={turns.done} max={turns.of} />
      </section>
    )
  }
  return (
    <section aria-label={t('chosen', { count: questions.length })} className={css.bulk}>
      <p className={css.barWords} aria-live="polite">
        {t('chosen', { count: questions.length })}
        {questions.length === SELECTED_MAX && ` · ${t('chosenMost')}`}
      </p>
      {onlyInClass.length === 0 ? (
        <>
          <Button size="sm" tone="primary" onClick={() => setIsPaperOpen(true)}>
            <FilePlus2 aria-hidden size={16} />
            {t('intoPaper')}
          </Button>
          <Button size="sm" asChild>
            <Link to={homeworkPath(questions)}>
              <NotebookPen aria-hidden size={16} />
              {t('asHomework')}
            </Link>
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          aria-describedby={onlyInClassId}
          onClick={() => onForget(onlyInClass.map(({ questionId }) => questionId))}
        >
          {t('unselectOnlyInClass', { count: onlyInClass.length })}
        </Button>
      )}
      {unshared.length > 0 && (
        <Button
          size="sm"
          aria-describedby={isMixed ? ownId : undefined}
          onClick={async () => onForget(await share(unshared))}
        >
          <Share2 aria-hidden size={16} />
          {t('shareOwn', { count: unshared.length })}
        </Button>
      )}
      {own.length > 0 && (
        <Button size="sm" aria-describedby={isMixed ? ownId : undefined} onClick={() => void onDelete(own)}>
          <Trash2 aria-hidden size={16} />
          {t('deleteOwn', { count: own.length })}
        </Button>
      )}
      <IconButton size="sm" label={t('unselect')} icon={<X aria-hidden size={16} />} onClick={onClear} />
      {isMixed && (
        <p id={ownId} className={css.ownLine}>
          {unshared.length > 0
            ? t('ofThemUnshared', { own: own.length, count: unshared.length })
            : t('ofThem', { count: own.length })}
        </p>
      )}
      {onlyInClass.length > 0 && (
        <p id={onlyInClassId} className={css.ownLine}>
          {t('onlyInClass')}
        </p>
      )}
      {isPaperOpen && (
        <PaperDialog
          questions={questions}
          onClose={() => setIsPaperOpen(false)}
          onDone={() => {
            setIsPaperOpen(false)
            onClear()
          }}
        />
      )}
    </section>
  )
}

/** The form of new homework begins with these questions. */
const homeworkPath = (questions: readonly Question[]) =>
  `/teacher/homework/new?${new URLSearchParams({ questionIds: questions.map(({ questionId }) => questionId).join(',') })}`
