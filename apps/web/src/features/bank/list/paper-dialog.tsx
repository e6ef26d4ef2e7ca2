import {
  getGetPaperQueryOptions,
  type PaperQuestionInput,
  type PaperSaveRequest,
  type Question,
  useListPapers,
  useSavePaper,
} from '@hwjy/sdk'
import { HomeworkTitleMax, PaperQuestionInputsMax } from '@hwjy/sdk/limits'
import { Field, NumberInput, RadioGroup, Select, TextInput, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useTextDraft } from '../../../shared/choices/text-draft.ts'
import { langOf } from '../../../shared/names/name-line.tsx'

const PAPERS = { isTemplate: true, current: 1, size: 100 } as const

interface PaperDialogProps {
  questions: readonly Question[]
  onClose: () => void
  onDone: () => void
}

/** Puts questions into a new template, or behind the questions of one that is there. */
export function PaperDialog({ questions, onClose, onDone }: PaperDialogProps) {
  const { t } = useTranslation('bank')
  const toast = useToast()
  const client = useQueryClient()
  const papers = useListPapers(PAPERS).data?.records ?? []
  const [where, setWhere] = useState<'new' | 'present'>('new')
  const [{ title }, keep, forget] = useTextDraft('newPaper', { title: '' })
  const [paperId, setPaperId] = useState('')
  const [points, setPoints] = useState<number | null>(10)
  const [isReported, setIsReported] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: save } = useSavePaper(atOnce)
  const length = [...title.trim()].length
  const titleError =
    length === 0 ? t('paper.titleMissing') : length > HomeworkTitleMax ? t('paper.titleLong') : undefined
  const score = points ?? 0

  async function request(): Promise<PaperSaveRequest> {
    const added = questions.map(({ questionId }) => ({ questionId, score }))
    const blank = { content: t('paper.content'), kind: 'test' as const, isTemplate: true }
    if (where === 'new') return { ...blank, title: title.trim(), ...withScores(added) }
    const {
      summary,
      content,
      attachments,
      questions: present,
    } = await client.fetchQuery({
      ...getGetPaperQueryOptions({ paperId }),
      staleTime: 0,
    })
    const kept = present.map(({ question, score: points }) => ({ questionId: question.questionId, score: points }))
    const isNew = ({ questionId }: PaperQuestionInput) => !kept.some((one) => one.questionId === questionId)
    return {
      paperId,
      title: summary.title,
      content,
      kind: summary.kind,
      isTemplate: summary.isTemplate,
      ...(summary.chapter && { chapterId: summary.chapter.id }),
      attachmentIds: attachments.map(({ resourceId }) => resourceId),
      basedOn: summary.updatedAt,
      ...withScores([...kept, ...added.filter(isNew)]),
    }
  }
  async function submit() {
    setIsReported(true)
    if (where === 'new' ? titleError !== undefined : paperId === '') return
    let saved = ''
    const isDone = await run(async () => {
      const { summary } = await save({ data: await request() })
      saved = summary.title
    })
    if (!isDone) return
    forget()
    toast.show(t('paper.done', { count: questions.length, title: saved }))
    onDone()
  }
  return (
    <FormDialog
      title={t('paper.title', { count: questions.length })}
      submitLabel={t('paper.save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={t('paper.where')}
        value={where}
        onValueChange={setWhere}
        options={[
          { value: 'new', label: t('paper.new') },
          { value: 'present', label: t('paper.present'), isDisabled: papers.length === 0 },
        ]}
      />
      {where === 'new' ? (
        <Field label={t('paper.name')} help={t('paper.nameHelp')} error={isReported ? titleError : undefined}>
          <TextInput lang="zh-Hans" value={title} onChange={({ target }) => keep({ title: target.value })} />
        </Field>
      ) : (
        <Field label={t('paper.which')} error={isReported && paperId === '' ? t('paper.whichMissing') : undefined}>
          <Select
            value={paperId}
            placeholder={t('paper.choose')}
            onValueChange={setPaperId}
            options={papers
              .filter(({ questionCount }) => questionCount + questions.length <= PaperQuestionInputsMax)
              .map((paper) => ({
                value: paper.paperId,
                label: `${paper.title} · ${t('count', { count: paper.questionCount })}`,
                lang: langOf(paper.title),
              }))}
          />
        </Field>
      )}
      <Field label={t('paper.points')}>
        <NumberInput value={points} onValueChange={setPoints} min={0} max={Math.floor(1_000 / questions.length)} />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}

/** The points of a paper are those of its questions. */
const withScores = (questions: PaperQuestionInput[]) => ({
  questions,
  fullScore: questions.reduce((sum, { score }) => sum + score, 0),
})
