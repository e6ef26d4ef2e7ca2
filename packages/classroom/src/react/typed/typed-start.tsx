import { Button, Field, SegmentedControl, Textarea } from '@hwjy/ui'
import { useRef, useState } from 'react'
import {
  type AnswerBy,
  type PracticeQuestion,
  TYPED_MAX_LENGTH,
  type TypedTask,
} from '../../core/room/practice-types.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'
import { RoomFileError } from '../../ports/room-files.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { Reason } from '../shared/reason.tsx'
import { EndFirst } from '../tools/teacher/end-first.tsx'
import { OpenPracticeNote } from '../tools/teacher/open-practice.tsx'
import { ToolCard } from '../tools/tool-card.tsx'
import * as css from '../tools/tool-card.css.ts'
import { ReadingList } from './reading-list.tsx'
import { keepSaidLines } from './said-lines.ts'
import { SentenceList } from './sentence-list.tsx'
import { acceptedWords, isPlan, type Plan, type PlanDenial, sentencesOf, typedPlan } from './typed-plan.ts'
import { useTypedWords } from './typed-words.ts'
import { useKeyReadings } from './use-key-readings.ts'
import { useSentenceTakes } from './use-sentence-takes.ts'

const LIMITS = ['0', '1', '3', '5'] as const
const TEXT_MAX_LENGTH = 4_000
const LINES_MAX = 20

/** Prepares a dictation or a fill-in: one question per line. [R72] */
export function TypedStart({ onFold, onClose }: { onFold: () => void; onClose: () => void }) {
  const t = useTypedWords()
  const command = useCommand()
  const [kind, setKind] = useState<TypedTask['type']>('dictation')
  const [answerBy, setAnswerBy] = useState<AnswerBy>('ime')
  const [texts, setTexts] = useState({ dictation: '', fillIn: '' })
  const [limit, setLimit] = useState<(typeof LIMITS)[number]>('0')
  const [problem, setProblem] = useState<PlanDenial | 'pinyinFailed' | 'soundNotSent' | null>(null)
  const [isLooking, setIsLooking] = useState(false)

  const { channel, files, sounds } = useClassroom()
  const takes = useSentenceTakes(sounds)
  const words = answerBy === 'pinyin' ? acceptedWords(kind, answerBy, texts[kind]) : []
  const readings = useKeyReadings(words)
  const sentences = files && sounds && kind === 'dictation' ? sentencesOf(texts.dictation) : []
  // What was sent once is not sent again when the start needs a second try.
  const sent = useRef(new Map<Blob, string>())
  const withClips = (plan: Plan): Promise<readonly PracticeQuestion[]> =>
    Promise.all(
      plan.map(async (question, i) => {
        const mp3 = takes.takes.get(sentencesOf(texts.dictation)[i] ?? '')?.mp3
        const task = typedTaskOf(question)
        if (mp3 === undefined || task === null || !files) return question
        const name = `${t('dictation')} ${i + 1}.mp3`
        const clip = sent.current.get(mp3) ?? (await files.add(new File([mp3], name, { type: mp3.type }))).fileId
        sent.current.set(mp3, clip)
        return { ...question, task: { ...task, clip } }
      }),
    )
  const start = async () => {
    const plan = typedPlan(kind, answerBy, texts[kind])
    if (!isPlan(plan)) return setProblem(plan)
    setIsLooking(true)
    const pinyin = await readings.settle(words).catch(() => 'failed' as const)
    if (pinyin === null || pinyin === 'failed') {
      setIsLooking(false)
      return setProblem(pinyin === null ? null : 'pinyinFailed')
    }
    const read = answerBy === 'pinyin' ? withPinyin(plan, pinyin) : plan
    const questions = kind === 'dictation' ? await withClips(read).catch(noFile) : read
    setIsLooking(false)
    if (questions === null) return setProblem('soundNotSent')
    const limitSeconds = Number(limit) * 60
    if (!(await command.attempt({ type: 'startPractice', kind, title: '', limitSeconds, questions }))) return
    const opened = channel.getState().room.practice
    if (opened?.kind === 'dictation') keepSaidLines(opened.id, sentencesOf(texts.dictation))
    onClose()
  }
  const problemWords =
    problem === null
      ? null
      : typeof problem === 'string'
        ? t(problem)
        : t(problem.reason, {
            line: 'line' in problem ? problem.line : 0,
            count: problem.reason === 'planTooLong' ? TYPED_MAX_LENGTH : LINES_MAX,
          })
  return (
    <ToolCard
      title={t(kind)}
      isMovable
      onFold={onFold}
      onClose={onClose}
      foot={
        <EndFirst>
          <Button
            tone="primary"
            isWide
            isBusy={command.isBusy || isLooking}
            disabled={takes.recorded !== null}
            onClick={() => void start()}
          >
            {t('start')}
          </Button>
        </EndFirst>
      }
    >
      <OpenPracticeNote />
      <SegmentedControl
        label={t('kind')}
        isWide
        value={kind}
        onValueChange={(value) => {
          setKind(value)
          setProblem(null)
        }}
        options={[
          { value: 'dictation', label: t('dictation') },
          { value: 'fillIn', label: t('fillIn') },
        ]}
      />
      <Field
        label={t(kind === 'dictation' ? 'dictationLabel' : 'fillInLabel')}
        help={t(kind === 'dictation' ? 'dictationHelp' : 'fillInHelp')}
        {...(problemWords !== null && { error: problemWords })}
      >
        <Textarea
          rows={4}
          lang="zh-CN"
          maxLength={TEXT_MAX_LENGTH}
          value={texts[kind]}
          onChange={(event) => {
            setTexts({ ...texts, [kind]: event.target.value })
            setProblem(null)
          }}
        />
      </Field>
      {sentences.length > 0 && <SentenceList sentences={[...new Set(sentences)]} takes={takes} />}
      <div className={css.rows}>
        <p className={css.label}>{t('answerBy')}</p>
        <SegmentedControl
          label={t('answerBy')}
          isWide
          value={answerBy}
          onValueChange={setAnswerBy}
          options={[
            { value: 'ime', label: t('ime') },
            { value: 'pinyin', label: t('pinyin') },
          ]}
        />
      </div>
      {words.length > 0 && <ReadingList words={words} readings={readings} />}
      <div className={css.rows}>
        <p className={css.label}>{t('time')}</p>
        <SegmentedControl
          label={t('time')}
          isWide
          value={limit}
          onValueChange={setLimit}
          options={LIMITS.map((minutes) => ({
            value: minutes,
            label: minutes === '0' ? t('noLimit') : t('minutes', { count: Number(minutes) }),
          }))}
        />
      </div>
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}

const noFile = (error: unknown): null => {
  if (!(error instanceof RoomFileError)) throw error
  return null
}

const withPinyin = (plan: Plan, readings: ReadonlyMap<string, string>): Plan =>
  plan.map((question) => {
    const task = typedTaskOf(question)
    if (task === null) return question
    const pinyin = task.accepted.map((words) => words.map((word) => readings.get(word) ?? ''))
    return { ...question, task: { ...task, pinyin } }
  })
