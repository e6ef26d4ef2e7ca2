import { Button } from '@hwjy/ui'
import { type FormEvent, useRef } from 'react'
import { BLANK, type Practice, type PracticeQuestion, type TypedTexts } from '../../core/room/practice-types.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'
import { typedTexts } from '../../core/shapes/practice-shapes.ts'
import { useNow } from '../hooks/use-class-clock.ts'
import { useChannel } from '../hooks/use-room.ts'
import { Reason } from '../shared/reason.tsx'
import { QuestionStrip } from '../tools/student/question-strip.tsx'
import { ToolCard } from '../tools/tool-card.tsx'
import * as css from '../tools/tool-card.css.ts'
import { useBegunAnswer } from '../tools/use-begun-answer.ts'
import type { LateAnswers } from '../tools/use-late-answers.ts'
import { useToolWords } from '../tools/use-tool-words.ts'
import { asClock, leftOf } from '../tools/use-tools.ts'
import { BlankField } from './blank-field.tsx'
import { SentenceSound } from './sentence-sound.tsx'
import { TypedResults } from './late-typed-results.ts'
import * as typed from './typed.css.ts'
import { useTypedWords } from './typed-words.ts'

interface TypedCardProps {
  practice: Practice
  late: LateAnswers
  onFold: () => void
}

/** A student's side of a dictation or a fill-in. [R72] */
export function TypedCard(props: TypedCardProps) {
  return props.practice.status === 'open' ? <OpenTyped key={props.practice.id} {...props} /> : <EndedTyped {...props} />
}

const emptyTexts = (questions: readonly PracticeQuestion[]): TypedTexts =>
  questions.map((question) => Array.from({ length: typedTaskOf(question)?.blanks ?? 1 }, () => ''))

/** My answer: as it is on its way, or else as the room has it. */
function useMyTexts({ id, answers }: Practice): { texts: TypedTexts | null; isOnItsWay: boolean } {
  const mine = useChannel(({ me }) => me?.userId)
  const pending = useChannel((state) =>
    state.pending.findLast(({ command }) => command.type === 'answerPractice' && command.practiceId === id),
  )
  if (pending?.command.type === 'answerPractice') return { texts: pending.command.texts ?? null, isOnItsWay: true }
  return { texts: answers.find(({ userId }) => userId === mine)?.texts ?? null, isOnItsWay: false }
}

function OpenTyped({ practice, late, onFold }: TypedCardProps) {
  const t = useTypedWords()
  const tools = useToolWords()
  const now = useNow()
  const isConnected = useChannel(({ connection }) => connection.status === 'connected')
  const { id: practiceId, kind, questions, limitSeconds, openedAt } = practice
  const { texts: sent, isOnItsWay } = useMyTexts(practice)
  const { draft, setDraft, at, setAt } = useBegunAnswer<TypedTexts>(practiceId, typedTexts)
  const isComposing = useRef(false)
  const texts = draft ?? sent ?? emptyTexts(questions)
  const left = leftOf(openedAt, limitSeconds, now)
  const isOver = left === 0
  const question = questions[at]
  const task = question && typedTaskOf(question)
  if (!question || !task) return null
  const isLast = at === questions.length - 1
  const canSend = draft !== null && texts.flat().some((word) => word.trim() !== '')
  const change = (blank: number, word: string) =>
    setDraft(texts.map((words, i) => (i === at ? words.map((before, n) => (n === blank ? word : before)) : words)))
  const handIn = () => {
    setDraft(null)
    late.send({ type: 'answerPractice', practiceId, keys: questions.map(() => []), texts })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The Enter that takes a word of the input method sends nothing.
    if (isComposing.current || isOver) return
    if (!isLast) setAt(at + 1)
    else if (canSend) handIn()
  }
  const state = isOver
    ? tools('timeUp')
    : isOnItsWay && !isConnected
      ? tools('waitingForNetwork')
      : draft === null && sent !== null
        ? tools('sent')
        : ''
  return (
    <ToolCard
      title={t(kind === 'fillIn' ? 'fillIn' : 'dictation')}
      onFold={onFold}
      aside={left !== null && <span className={css.clock}>{asClock(left)}</span>}
      foot={
        <>
          {questions.length > 1 && (
            <>
              <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
                {tools('previous')}
              </Button>
              <Button disabled={isLast} onClick={() => setAt(at + 1)}>
                {tools('next')}
              </Button>
            </>
          )}
          <Button tone="primary" className={css.wide} disabled={!canSend || isOver} onClick={handIn}>
            {t('handIn')}
          </Button>
        </>
      }
    >
      {questions.length > 1 && (
        <QuestionStrip at={at} answered={texts.map((words) => words.some((word) => word !== ''))} onChoose={setAt} />
      )}
      <form
        key={at}
        className={css.rows}
        onSubmit={submit}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={() => {
          isComposing.current = false
        }}
      >
        <p className={css.label}>{t(kind === 'fillIn' ? 'typeMissing' : 'typeHeard')}</p>
        {task.clip !== undefined && <SentenceSound key={task.clip} clip={task.clip} />}
        <p className={typed.sentence} lang="zh-CN">
          {question.title.split(BLANK).map((part, i) => (
            // Parts of a sentence are known by their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={i}>
              {i > 0 && (
                <BlankField
                  label={t('blank', { no: i })}
                  answerBy={task.answerBy}
                  value={texts[at]?.[i - 1] ?? ''}
                  isClosed={isOver}
                  onChange={(word) => change(i - 1, word)}
                />
              )}
              {part}
            </span>
          ))}
          {kind === 'dictation' && (
            <BlankField
              label={t('answer')}
              isWide
              answerBy={task.answerBy}
              value={texts[at]?.[0] ?? ''}
              isClosed={isOver}
              onChange={(word) => change(0, word)}
            />
          )}
        </p>
        {task.answerBy === 'pinyin' && <p className={css.muted}>{t('pinyinHint')}</p>}
        {/* Enter goes on; browsers submit a form of several fields only with a button in it. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
      <output className={css.muted}>{state}</output>
      <Reason>{late.reason}</Reason>
    </ToolCard>
  )
}

function EndedTyped({ practice, late, onFold }: TypedCardProps) {
  const t = useTypedWords()
  const { texts } = useMyTexts(practice)
  return (
    <ToolCard title={t(practice.kind === 'fillIn' ? 'fillIn' : 'dictation')} onFold={onFold}>
      {texts === null && <p className={css.strong}>{t('youMissed')}</p>}
      <TypedResults practice={practice} mine={texts} />
      <Reason>{late.reason}</Reason>
    </ToolCard>
  )
}
