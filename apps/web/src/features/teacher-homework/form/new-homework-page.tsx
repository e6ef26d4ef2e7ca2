import {
  type ClassChoice,
  getGetQuestionQueryOptions,
  type HomeworkCreateRequest,
  type HomeworkDetail,
  useCreateHomework,
  useGetPaper,
  useListClassChoices,
  useSavePaper,
} from '@hwjy/sdk'
import { Banner, Button, EmptyState, Skeleton, useToast } from '@hwjy/ui'
import { useQueries } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { homeworkPath } from '../homework-paths.ts'
import * as page from '../list/homework-list.css.ts'
import { useMoments } from '../use-moments.ts'
import { FormSections, stepOf, useFormStep } from './form-sections.tsx'
import * as css from './homework-form.css.ts'
import { blankValues, fromPaper, type HomeworkValues, instantOf, requestOf, spreadEvenly } from './homework-values.ts'
import { type ClassOutcome, createClassSender } from './send-to-classes.ts'
import { serverNow, useHomeworkForm } from './use-homework-form.ts'

/** Sets homework. What the address names – a class, a lesson, a paper, questions – stands in the form already. */
export default function NewHomeworkPage() {
  const [params] = useSearchParams()
  const { t } = useTranslation('homeworkForm')
  return (
    <div className={page.page}>
      <BackLink to={homeworkPath.list} label={t('toList')} />
      <h1>{t('newHeading')}</h1>
      <Begin key={params.toString()} params={params} />
    </div>
  )
}

/** Another address is another form, with a draft of its own. */
function Begin({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation('homeworkForm')
  const paperId = params.get('paperId') ?? ''
  const questionIds = (params.get('questionIds') ?? '').split(',').filter((id) => id !== '')
  const classes = useListClassChoices()
  const paper = useGetPaper({ paperId }, { query: { enabled: paperId !== '' } })
  const questions = useQueries({
    queries: questionIds.map((questionId) => getGetQuestionQueryOptions({ questionId })),
  })
  const skeleton = (
    <Waiting className={css.columns}>
      <Skeleton shape="box" height="20rem" />
      <Skeleton shape="box" height="28rem" />
    </Waiting>
  )
  if (!classes.data) return <NoAnswer query={classes} waiting={skeleton} />
  if (paperId !== '' && !paper.data) return <NoAnswer query={paper} waiting={skeleton} />
  if (questions.some(({ isPending }) => isPending)) return skeleton
  if (classes.data.length === 0)
    return <EmptyState drawing="people" title={t('noClass')} description={t('noClassText')} />
  const known = new Set(classes.data.map(({ classId }) => classId))
  const given: Partial<HomeworkValues> = {
    ...(paper.data && fromPaper(paper.data)),
    classIds: (params.get('classId') ?? '').split(',').filter((id) => known.has(id)),
    lessonId: params.get('lessonId') ?? '',
  }
  // A question that was deleted meanwhile is left out.
  const asked = questions.flatMap(({ data }) => (data ? [{ question: data, score: 0 }] : []))
  if (asked.length > 0) given.questions = spreadEvenly(asked, 100)
  return <NewHomework classes={classes.data} given={given} draftId={`new?${params}`} />
}

interface NewHomeworkProps {
  classes: readonly ClassChoice[]
  given: Partial<HomeworkValues>
  draftId: string
}

function NewHomework({ classes, given, draftId }: NewHomeworkProps) {
  const { t } = useTranslation('homeworkForm')
  const zone = useViewerZone()
  const [initial] = useState<HomeworkValues>(() => ({ ...blankValues(serverNow(), zone), ...given }))
  const steps = useFormStep()
  const form = useHomeworkForm({ initial, onChange: (values) => draft.change(values) })
  const draft = useDraft<HomeworkValues>({ form: 'homework', id: draftId, blank: initial, show: form.reset })
  const sending = useSending({
    onDone: () => {
      draft.sent()
      form.reset(initial)
      steps.setStep('class')
    },
    onSome: (classIds) => form.change({ classIds }),
  })
  const nameOf = (classId: string) => classes.find((one) => one.classId === classId)?.className ?? ''

  async function submit(status: 'draft' | 'published', event?: FormEvent<HTMLFormElement>) {
    const wrong = form.firstWrong()
    if (wrong !== null) steps.setStep(stepOf(wrong))
    await form.submit((values) => sending.send(values, status, zone), event)
  }
  return (
    <form
      noValidate
      aria-label={t('newHeading')}
      className={css.form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit('published', event)
      }}
    >
      <FormSections form={form} classes={classes} steps={steps} isReadOnly={draft.isReadOnly} />
      <Outcomes outcomes={sending.outcomes} nameOf={nameOf} />
      <div className={css.foot}>
        <WhenTold values={form.values} zone={zone} />
        <DraftLine draft={draft} />
        <Button disabled={draft.isReadOnly} isBusy={sending.status === 'draft'} onClick={() => void submit('draft')}>
          {t('saveDraft')}
        </Button>
        <Button type="submit" tone="primary" disabled={draft.isReadOnly} isBusy={sending.status === 'published'}>
          {form.values.classIds.length > 1 ? t('publishFor', { count: form.values.classIds.length }) : t('publish')}
        </Button>
      </div>
    </form>
  )
}

interface SendingOptions {
  /** Every class has it. */
  onDone: () => void
  /** These classes do not have it: it can be sent to them again. */
  onSome: (classIds: readonly string[]) => void
}

/** One call for each class, then the template; what did not go through stays in the form. */
function useSending({ onDone, onSome }: SendingOptions) {
  const { t } = useTranslation('homeworkForm')
  const toast = useToast()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const { mutateAsync: create } = useCreateHomework(atOnce)
  const { mutateAsync: savePaper } = useSavePaper(atOnce)
  const [sender] = useState(() => createClassSender<HomeworkCreateRequest, HomeworkDetail>())
  const [status, setStatus] = useState<'idle' | 'draft' | 'published'>('idle')
  const [outcomes, setOutcomes] = useState<readonly ClassOutcome<HomeworkDetail>[]>([])

  async function keepTemplate(values: HomeworkValues, zone: string) {
    const {
      title = '',
      content = '',
      kind = 'dailyTask',
      fullScore = 0,
      questions = [],
      attachmentIds = [],
    } = requestOf(values, { zone, now: serverNow() })
    try {
      await savePaper({ data: { title, content, kind, isTemplate: true, fullScore, questions, attachmentIds } })
    } catch (error) {
      toast.error(t('templateNotKept', { reason: problemText(error) }))
    }
  }
  async function send(values: HomeworkValues, wanted: 'draft' | 'published', zone: string) {
    setStatus(wanted)
    const typed = JSON.stringify([wanted, { ...values, classIds: [] }])
    const all = await sender(
      values.classIds,
      typed,
      (classId, isAgain) => ({
        ...requestOf(values, { zone, now: serverNow(), isAgain }),
        classId,
        status: wanted,
      }),
      (data, idempotencyKey) => create({ data, idempotencyKey }),
    )
    const failed = all.filter(({ error }) => error !== null)
    // Kept once, with the first class that has it.
    if (values.keepsTemplate && failed.length === 0) await keepTemplate(values, zone)
    setStatus('idle')
    if (failed.length > 0) {
      setOutcomes(all)
      onSome(failed.map(({ classId }) => classId))
      return
    }
    setOutcomes([])
    onDone()
    toast.show(t(wanted === 'draft' ? 'savedDraft' : 'published', { title: values.title }), {
      tone: 'success',
    })
    // One class: its students come next. Of several, the list shows all.
    const set = all.length === 1 && outcomes.length === 0 ? all[0]?.result : undefined
    if (wanted === 'published' && set) void navigate(homeworkPath.students(set.homework.homeworkId))
    else void navigate(`${homeworkPath.list}?state=${wanted === 'draft' ? 'unpublished' : 'notCompleted'}`)
  }
  return { status, outcomes, send }
}

/** Lists the classes that have it, and why others do not. */
function Outcomes({
  outcomes,
  nameOf,
}: {
  outcomes: readonly ClassOutcome<unknown>[]
  nameOf: (classId: string) => string
}) {
  const { t } = useTranslation('homeworkForm')
  const problemText = useProblemText()
  if (outcomes.length === 0) return null
  const isAny = outcomes.some(({ error }) => error === null)
  return (
    <Banner tone="danger" title={t(isAny ? 'someNotSet' : 'notSet')}>
      <ul className={css.plainList}>
        {outcomes.map(({ classId, error }) => (
          <li key={classId}>
            <HanText>{nameOf(classId)}</HanText>: {error === null ? t('isSet') : problemText(error)}
          </li>
        ))}
      </ul>
      <p>{t(isAny ? 'sendRest' : 'nothingLost')}</p>
    </Banner>
  )
}

/** Says when students hear of it. */
export function WhenTold({ values, zone }: { values: HomeworkValues; zone: string }) {
  const { t } = useTranslation('homeworkForm')
  const { moment } = useMoments()
  const start = instantOf(values.startTime, zone)
  const words = () => {
    if (values.announceAt === 'publish' || values.startsNow || start === null) return t('told.atOnce')
    return t('told.atStart', { time: moment(new Date(start).toISOString()) })
  }
  return <p className={css.footWords}>{words()}</p>
}
