import { Button, Checkbox, Field, Select, Spinner, Switch, TextInput } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { PRACTICE_QUESTIONS_MAX } from '../../core/room/practice-types.ts'
import type { BankPage, BankQuestion, BankQuestionType, QuestionBank } from '../../ports/question-bank.ts'
import { QuestionPreview } from './question-preview.tsx'
import * as css from './question-drawer.css.ts'
import { useQuestionsWords } from './questions-words.ts'

const TYPES = ['single', 'multiple', 'fillIn', 'dictation'] as const satisfies readonly BankQuestionType[]
const KEYWORD_MAX_LENGTH = 50
// A search begins when the hand rests; a word that is being composed is none yet.
const REST_MS = 300

interface BankSearchProps {
  bank: QuestionBank
  chosenIds: ReadonlySet<string>
  isFull: boolean
  onAdd: (question: BankQuestion) => void
  onRemove: (questionId: string) => void
}

/** Looks for questions in the bank, by words, kind and what the lesson teaches. */
export function BankSearch({ bank, chosenIds, isFull, onAdd, onRemove }: BankSearchProps) {
  const t = useQuestionsWords()
  const [text, setText] = useState('')
  const [isComposing, setIsComposing] = useState(false)
  const [type, setType] = useState<BankQuestionType>('single')
  const [isOfLesson, setIsOfLesson] = useState(true)
  const keyword = useRested(text, isComposing)
  const { status, questions, hasMore, more, retry } = useFound(bank, keyword, type, isOfLesson)
  return (
    <>
      <Field label={t('search')} isLabelHidden>
        <TextInput
          type="search"
          placeholder={t('search')}
          value={text}
          maxLength={KEYWORD_MAX_LENGTH}
          onChange={(event) => setText(event.target.value)}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
        />
      </Field>
      <Field label={t('kind')}>
        <Select
          value={type}
          onValueChange={(value) => setType(value)}
          options={TYPES.map((value) => ({ value, label: t(value) }))}
        />
      </Field>
      <Switch label={t('ofLesson')} isChecked={isOfLesson} onCheckedChange={setIsOfLesson} />
      <output className={css.note}>
        {status === 'here' &&
          (questions.length === 0
            ? t(keyword === '' ? 'noneHere' : 'noneFound')
            : t('found', { count: questions.length }))}
        {isFull && ` ${t('full', { count: PRACTICE_QUESTIONS_MAX })}`}
      </output>
      {status === 'here' && questions.length === 0 && isOfLesson && (
        <Button onClick={() => setIsOfLesson(false)}>{t('allLessons')}</Button>
      )}
      <ul className={css.list}>
        {questions.map((question) => {
          const { questionId } = question
          const isChosen = chosenIds.has(questionId)
          return (
            <li key={questionId} className={css.item}>
              <Checkbox
                label={<QuestionPreview question={question} />}
                isChecked={isChosen}
                disabled={isFull && !isChosen}
                onCheckedChange={(isWanted) => (isWanted ? onAdd(question) : onRemove(questionId))}
              />
            </li>
          )
        })}
      </ul>
      {status === 'loading' && <Spinner label={t('loading')} />}
      {status === 'failed' && (
        <>
          <p role="alert" className={css.note}>
            {t('failed')}
          </p>
          <Button onClick={retry}>{t('retry')}</Button>
        </>
      )}
      {status === 'here' && hasMore && <Button onClick={more}>{t('more')}</Button>}
    </>
  )
}

function useRested(text: string, isComposing: boolean): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => setRested(text.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  return rested
}

function useFound(bank: QuestionBank, keyword: string, type: BankQuestionType, isOfLesson: boolean) {
  const key = JSON.stringify([keyword, type, isOfLesson])
  const [page, setPage] = useState({ key, no: 1, attempt: 0 })
  const [found, setFound] = useState<{ key: string; pages: readonly BankPage[]; isFailed: boolean }>({
    key: '',
    pages: [],
    isFailed: false,
  })
  const wanted = page.key === key ? page : { key, no: 1, attempt: 0 }
  const { no, attempt } = wanted
  useEffect(() => {
    let isCurrent = true
    bank.search({ keyword, type, isOfLesson, page: no }).then(
      (result) => {
        if (!isCurrent) return
        setFound((before) => ({
          key,
          pages: [...(before.key === key ? before.pages.slice(0, no - 1) : []), result],
          isFailed: false,
        }))
      },
      () => isCurrent && setFound((before) => ({ key, pages: before.key === key ? before.pages : [], isFailed: true })),
    )
    return () => {
      isCurrent = false
    }
  }, [bank, key, keyword, type, isOfLesson, no, attempt])
  const isOfKey = found.key === key
  const pages = isOfKey ? found.pages : []
  const status: 'loading' | 'failed' | 'here' =
    isOfKey && found.isFailed ? 'failed' : pages.length >= no ? 'here' : 'loading'
  return {
    status,
    questions: pages.flatMap(({ questions }) => questions),
    hasMore: pages.at(-1)?.hasMore ?? false,
    more: () => setPage({ key, no: no + 1, attempt }),
    retry: () => {
      setFound({ key, pages, isFailed: false })
      setPage({ key, no, attempt: attempt + 1 })
    },
  }
}
