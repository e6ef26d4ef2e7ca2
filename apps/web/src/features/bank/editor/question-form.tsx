import { getGetQuestionQueryOptions, type Question, type QuestionSaveRequest, useSaveQuestion } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import { useConflict } from '../../../shared/forms/conflict/use-conflict.ts'
import { PinyinSwitch } from '../../../shared/hanzi/with-pinyin.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { QuestionEditor } from '../../../shared/questions/question-editor.tsx'
import { draftAfter, draftOf, type QuestionDraft, requestOf } from '../../../shared/questions/question-rules.ts'
import { withPinyin } from '../../../shared/questions/typed-draft.ts'
import { bankPath, questionPath } from '../bank-paths.ts'
import { flat, type FlatQuestion, fromFlat } from './flat-question.ts'
import { PlaceFields } from './place-fields.tsx'
import { SameWording } from './same-wording.tsx'
import { SoundField } from './sound-field.tsx'

interface QuestionFormProps {
  /** Names the draft. */
  id: string
  /** Null for a new one. */
  question: Question | null
  start: QuestionDraft
}

type Attachments = Question['attachments']
/** Holds what is written, and the files of the stem. */
interface Typed {
  draft: QuestionDraft
  attachments: Attachments
}

/** The editor of one question: its draft on the device, files, and what others saved meanwhile. */
export function QuestionForm({ id, question, start }: QuestionFormProps) {
  const { t } = useTranslation('bank')
  const { t: ofQuestions } = useTranslation('questions')
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const problemText = useProblemText()
  const { mutateAsync: save } = useSaveQuestion(atOnce)
  const blank: Typed = { draft: start, attachments: question?.attachments ?? [] }
  const [typed, setTyped] = useState(blank)
  // The editor keeps its own fields: other values are another editor.
  const [shown, setShown] = useState({ values: blank, round: 0, isNext: false })
  const [isDeciding, setIsDeciding] = useState(false)
  const show = (values: Typed, isNext = false) => {
    setTyped(values)
    setShown(({ round }) => ({ values, round: round + 1, isNext }))
  }
  const draft = useDraft<Typed>({
    form: 'question',
    id,
    blank,
    show: (values) => show(values),
    begin: async () => {
      const base = await conflict.readAgain()
      return base ? { draft: draftOf(base), attachments: base.attachments } : blank
    },
  })
  const change = (next: Typed) => {
    setTyped(next)
    draft.change(next)
  }
  const conflict = useConflict<Question | null, FlatQuestion>({
    opened: question,
    valuesOf: (base) => flat(base ? draftOf(base) : start, base?.attachments ?? []),
    read: async () =>
      question &&
      (await client.fetchQuery({ ...getGetQuestionQueryOptions({ questionId: question.questionId }), staleTime: 0 })),
    send: async (base, values) =>
      save({
        data: {
          ...(await requestFor(fromFlat(values, []))),
          attachmentIds: JSON.parse(values.attachments) as string[],
          ...(base && { questionId: base.questionId, basedOn: base.updatedAt }),
        },
      }),
  })
  async function saveTyped() {
    // A new question has nothing that others could have changed.
    if (question === null) await save({ data: await requestFor(typed) })
    else await conflict.save(flat(typed.draft, typed.attachments))
    done()
  }
  async function saveAndNext() {
    await save({ data: await requestFor(typed) })
    draft.sent()
    toast.show(t('saved'))
    show({ draft: draftAfter(typed.draft), attachments: [] }, true)
  }
  function done() {
    draft.sent()
    toast.show(t('saved'))
    if (question !== null) return
    // The page is kept in its tab: the next question begins with an empty form.
    show({ draft: draftOf(null), attachments: [] })
    void navigate(bankPath)
  }
  const values = flat(typed.draft, typed.attachments)
  const known = [...typed.attachments, ...(conflict.theirs?.attachments ?? [])]
  async function keepMine() {
    const kept = conflict.keepMine(values)
    if (!kept) return
    show(fromFlat(kept.values, known))
    setIsDeciding(true)
    await kept.again().then(done, (error: unknown) => toast.error(problemText(error)))
    setIsDeciding(false)
  }
  const labels = {
    type: ofQuestions('editor.type'),
    title: ofQuestions('editor.title'),
    passage: ofQuestions('editor.passage'),
    analysis: ofQuestions('editor.analysis'),
    difficulty: ofQuestions('editor.difficulty'),
    isShared: ofQuestions('editor.shared'),
    options: ofQuestions('editor.options'),
    answerModes: ofQuestions('editor.modes'),
    ruby: ofQuestions('pinyin.label'),
    said: ofQuestions('editor.said'),
    answerBy: ofQuestions('editor.answerBy'),
    subjectId: t('subject'),
    gradeId: t('grade'),
    chapterId: t('chapter'),
    attachments: ofQuestions('view.attachments'),
  }
  return (
    <>
      <PinyinSwitch />
      <QuestionEditor
        key={shown.round}
        question={question}
        draft={shown.values.draft}
        isReadOnly={draft.isReadOnly}
        onDraftChange={(next) => change({ ...typed, draft: next })}
        onSave={saveTyped}
        {...(question === null && { onSaveAndNext: saveAndNext })}
        isNext={shown.isNext}
        attachmentIds={typed.attachments.map(({ resourceId }) => resourceId)}
        shownAttachments={typed.attachments}
        attachments={
          <SoundField
            about={id}
            attachments={typed.attachments}
            onChange={(attachments) => change({ ...typed, attachments })}
          />
        }
        notice={
          <>
            <DraftLine draft={draft} />
            <SameWording draft={typed.draft} questionId={question?.questionId ?? null} pathOf={questionPath} />
          </>
        }
        places={(fields, changeFields) => (
          <PlaceFields values={fields} names={question} onChange={(part) => changeFields(part)} />
        )}
        conflict={
          <ConflictNotice<FlatQuestion>
            conflict={conflict.conflictOf(values)}
            labelOf={(name) => labels[name]}
            show={(name, value) => wordsOf(name, value)}
            isBusy={isDeciding}
            onKeepMine={() => void keepMine()}
            onTakeTheirs={() => {
              const theirs = conflict.takeTheirs(values)
              if (theirs) show(fromFlat(theirs, known))
            }}
            onTakeBack={() => {
              const before = conflict.takeBack()
              if (before) show(fromFlat(before, known))
            }}
          />
        }
      />
    </>
  )

  /** Lists are said as people read them; everything else says itself. */
  function wordsOf(name: keyof FlatQuestion, value: FlatQuestion[keyof FlatQuestion]): string | undefined {
    const { draft: read, attachments } = fromFlat({ ...values, [name]: value }, known)
    if (name === 'options')
      return read.options.map(({ title, isRight }) => `${isRight ? '✓' : ''}${title}`).join('\u2003')
    if (name === 'ruby') return read.ruby.map(({ pinyin }) => pinyin).join(', ')
    if (name === 'attachments') return attachments.map(({ fileName }) => fileName).join(', ')
    if (name === 'answerBy') return ofQuestions(`editor.${read.answerBy}`)
    if (name === 'difficulty') return ofQuestions(`editor.${read.difficulty}`)
    if (name === 'answerModes')
      return read.answerModes.map((mode) => ofQuestions(`editor.${modeWord[mode]}`)).join(', ')
    return undefined
  }
}

const requestFor = ({ draft, attachments }: Typed): Promise<QuestionSaveRequest> =>
  withPinyin({
    // A draft that was kept before has not every field of today.
    ...requestOf({ ...draftOf(null), ...draft }),
    attachmentIds: attachments.map(({ resourceId }) => resourceId),
  })

const modeWord = { text: 'modeText', photo: 'modePhoto' } as const
