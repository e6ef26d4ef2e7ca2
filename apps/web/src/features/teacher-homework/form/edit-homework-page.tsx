import {
  ApiError,
  errorCodes,
  getGetHomeworkQueryOptions,
  type HomeworkDetail,
  useGetHomework,
  useListHomeworkStudents,
  usePublishHomework,
  useUpdateHomework,
} from '@hwjy/sdk'
import { Banner, Button, Link as StyledLink, Skeleton, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import { useConflict } from '../../../shared/forms/conflict/use-conflict.ts'
import { useLessonTitle } from '../../../shared/lesson/use-lesson-title.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { begunBy, useNames } from '../begun-dialog.tsx'
import { homeworkPath } from '../homework-paths.ts'
import * as page from '../list/homework-list.css.ts'
import { createKnown, flatOf, type FlatValues, unflatten } from './flat-values.ts'
import { FormSections, stepOf, useFormStep } from './form-sections.tsx'
import * as css from './homework-form.css.ts'
import { fromDetail, type HomeworkValues, updateOf } from './homework-values.ts'
import { inTime } from './right-away.ts'
import { WhenTold } from './new-homework-page.tsx'
import { serverNow, useHomeworkForm } from './use-homework-form.ts'

/** Changes a homework that is set, or a draft. */
export default function EditHomeworkPage() {
  const { t } = useTranslation('homeworkForm')
  const { homeworkId = '' } = useParams()
  const query = useGetHomework({ homeworkId })
  const { data } = query
  useLessonTitle(data?.homework.title)
  // Only its names matter here, and only of one that has begun.
  const students = useListHomeworkStudents({ homeworkId }, { query: { enabled: data?.hasBegun === true } })
  const skeleton = (
    <Waiting className={css.columns}>
      <Skeleton shape="box" height="20rem" />
      <Skeleton shape="box" height="28rem" />
    </Waiting>
  )
  const isReady = data && (!data.hasBegun || !students.isPending)
  const begun = students.data?.students.filter(({ startedAt }) => startedAt !== null) ?? []
  return (
    <div className={page.page}>
      <BackLink to={homeworkPath.list} label={t('toList')} />
      <header className={page.head}>
        <h1>{t('editHeading')}</h1>
        {data && (
          <StyledLink asChild>
            <Link to={homeworkPath.preview({ homeworkId })}>{t('seePreview')}</Link>
          </StyledLink>
        )}
      </header>
      {isReady ? (
        <EditHomework
          key={homeworkId}
          opened={data}
          begunNames={data.hasBegun ? begun.map(({ student }) => student.name) : null}
        />
      ) : (
        <NoAnswer query={query} waiting={skeleton} />
      )}
    </div>
  )
}

interface EditHomeworkProps {
  opened: HomeworkDetail
  /** Null: no student has begun. */
  begunNames: readonly string[] | null
}

function EditHomework({ opened, begunNames }: EditHomeworkProps) {
  const { t } = useTranslation('homeworkForm')
  const zone = useViewerZone()
  const navigate = useNavigate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { homeworkId } = opened.homework
  const isDraft = opened.homework.status === 'draft'
  const { mutateAsync: update } = useUpdateHomework(atOnce)
  const { mutateAsync: publish } = usePublishHomework(atOnce)
  const [initial] = useState(() => fromDetail(opened, zone, serverNow()))
  const [known] = useState(createKnown)
  const [begun, setBegun] = useState(begunNames)
  const [failure, setFailure] = useState<unknown>(null)
  const [status, setStatus] = useState<'idle' | 'saving' | 'publishing'>('idle')
  const steps = useFormStep()
  const isStartKept = (values: HomeworkValues) =>
    !values.startsNow && flatOf(values).startTime === flatOf(initial).startTime
  const form = useHomeworkForm({
    initial,
    isStartKept,
    onChange: (values) => {
      setFailure(null)
      draft.change(values)
    },
  })
  const draft = useDraft<HomeworkValues>({
    form: 'homework',
    id: homeworkId,
    blank: initial,
    show: form.reset,
    begin: async () => fromDetail(await conflict.readAgain(), zone, serverNow()),
  })
  const detailOf = (detail: HomeworkDetail) => {
    const values = fromDetail(detail, zone, serverNow())
    known.note(values)
    return flatOf(values)
  }
  // The start that was to be right away was over when it arrived.
  const isAgain = useRef(false)
  const conflict = useConflict<HomeworkDetail, FlatValues>({
    opened,
    valuesOf: detailOf,
    read: () => queryClient.fetchQuery({ ...getGetHomeworkQueryOptions({ homeworkId }), staleTime: 0 }),
    send: (base, flat) =>
      update({
        data: updateOf(unflatten(flat, form.values, known), base, {
          zone,
          now: serverNow(),
          isAgain: isAgain.current,
        }),
      }),
  })
  known.note(form.values)

  async function run(call: () => Promise<void>, andPublish: boolean) {
    setStatus(andPublish ? 'publishing' : 'saving')
    setFailure(null)
    try {
      await inTime(async (again) => {
        isAgain.current = again
        await call()
        if (andPublish) await publish({ data: { homeworkId } })
      })
      draft.sent()
      toast.show(t(andPublish ? 'published' : 'saved', { title: form.values.title }), { tone: 'success' })
      void navigate(
        isDraft && !andPublish ? `${homeworkPath.list}?state=unpublished` : homeworkPath.students(homeworkId),
      )
    } catch (error) {
      const names = begunBy(error)
      if (names !== null) setBegun(names)
      // A conflict is said by its notice.
      if (!(error instanceof ApiError && error.code === errorCodes.changedMeanwhile)) setFailure(error)
    } finally {
      setStatus('idle')
    }
  }
  async function submit(andPublish: boolean, event?: FormEvent<HTMLFormElement>) {
    const wrong = form.firstWrong()
    if (wrong !== null) steps.setStep(stepOf(wrong))
    await form.submit((values) => run(() => conflict.save(flatOf(values)), andPublish), event)
  }
  const show = (flat: FlatValues | null) => {
    if (flat === null) return
    const values = unflatten(flat, form.values, known)
    form.reset(values)
    draft.change(values)
  }
  const { classId, className, course, counts, status: saved } = opened.homework
  const isStarted = saved === 'published' && Date.parse(opened.homework.startTime) <= serverNow()
  return (
    <form
      noValidate
      aria-label={t('editHeading')}
      className={css.form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(isDraft, event)
      }}
    >
      <FormSections
        form={form}
        steps={steps}
        isReadOnly={draft.isReadOnly}
        classes={[{ classId, className, courseName: course.name, studentCount: counts.assigned }]}
        homeworkId={homeworkId}
        isStartKept={isStarted}
        begun={begun}
      />
      <ConflictNotice
        conflict={conflict.conflictOf(flatOf(form.values))}
        labelOf={(name) => t(`field.${name}`)}
        show={(name, value) => shownValue(name, value)}
        isBusy={status !== 'idle'}
        onKeepMine={() => {
          const mine = conflict.keepMine(flatOf(form.values))
          if (!mine) return
          show(mine.values)
          void run(mine.again, false)
        }}
        onTakeTheirs={() => show(conflict.takeTheirs(flatOf(form.values)))}
        onTakeBack={() => show(conflict.takeBack())}
      />
      <Failure error={failure} />
      <div className={css.foot}>
        {isDraft ? <WhenTold values={form.values} zone={zone} /> : <span className={css.footWords} />}
        <DraftLine draft={draft} />
        <Button
          type={isDraft ? 'button' : 'submit'}
          tone={isDraft ? 'neutral' : 'primary'}
          disabled={draft.isReadOnly}
          isBusy={status === 'saving'}
          {...(isDraft && { onClick: () => void submit(false) })}
        >
          {t(isDraft ? 'saveDraft' : 'save')}
        </Button>
        {isDraft && (
          <Button type="submit" tone="primary" disabled={draft.isReadOnly} isBusy={status === 'publishing'}>
            {t('publish')}
          </Button>
        )}
      </div>
    </form>
  )

  function shownValue(name: keyof FlatValues, value: FlatValues[keyof FlatValues]): string | undefined {
    if (name === 'questions') return t('questions.count', { count: (JSON.parse(String(value)) as unknown[]).length })
    if (name === 'attachments') return t('files.count', { count: (JSON.parse(String(value)) as unknown[]).length })
    if (name === 'lessonId') return value === '' ? t('who.noLesson') : t('who.lesson')
    if (name === 'visibility') return t(`times.${value === 'always' ? 'always' : 'afterClass'}`)
    if (name === 'announceAt') return t(value === 'publish' ? 'times.atPublish' : 'times.atStart')
    if (name === 'marksShown') return t(value === 'atOnce' ? 'times.atOnce' : 'times.together')
    return name === 'startTime' && value === 'now' ? t('times.now') : undefined
  }
}

/** Says what was refused, with names where students have begun. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('homeworkForm')
  const problemText = useProblemText()
  const list = useNames()
  if (error === null) return null
  const names = begunBy(error)
  return (
    <Banner tone="danger" title={t('notSaved')}>
      {names === null || names.length === 0 ? problemText(error) : t('locked.names', { names: list(names) })}
    </Banner>
  )
}
