import { ApiError, errorCodes, getGetPaperQueryOptions, type Paper, useGetPaper, useSavePaper } from '@hwjy/sdk'
import { HomeworkContentMax, HomeworkTitleMax, PaperSaveRequest, type Violation } from '@hwjy/sdk/schemas'
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Field,
  Link as StyledLink,
  SegmentedControl,
  Skeleton,
  Textarea,
  TextInput,
  useToast,
} from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import { useConflict } from '../../../shared/forms/conflict/use-conflict.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useLessonTitle } from '../../../shared/lesson/use-lesson-title.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { AskedList } from '../form/asked-list.tsx'
import { AttachmentField } from '../form/attachment-field.tsx'
import { createKnown } from '../form/flat-values.ts'
import * as css from '../form/homework-form.css.ts'
import { homeworkPath } from '../homework-paths.ts'
import * as page from '../list/homework-list.css.ts'
import {
  blankPaper,
  type FlatPaper,
  flatPaper,
  paperRequest,
  type PaperValues,
  paperValues,
  paperViolations,
} from './paper-values.ts'

/** Writes or changes a paper or a template. Changing it changes no homework. */
export default function PaperPage() {
  const { t } = useTranslation('papers')
  const { paperId = 'new' } = useParams()
  const isNew = paperId === 'new'
  const query = useGetPaper({ paperId }, { query: { enabled: !isNew } })
  useLessonTitle(query.data?.summary.title)
  return (
    <div className={page.page}>
      <BackLink to={homeworkPath.papers} label={t('heading')} />
      <header className={page.head}>
        <h1>{t(isNew ? 'newHeading' : 'editHeading')}</h1>
        {!isNew && (
          <StyledLink asChild>
            <Link to={homeworkPath.preview({ paperId })}>{t('preview')}</Link>
          </StyledLink>
        )}
      </header>
      {isNew || query.data ? (
        <PaperForm key={paperId} opened={query.data ?? null} />
      ) : (
        <NoAnswer
          query={query}
          waiting={
            <Waiting>
              <Skeleton shape="box" height="28rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function PaperForm({ opened }: { opened: Paper | null }) {
  const { t } = useTranslation('papers')
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: save } = useSavePaper(atOnce)
  const [initial] = useState(() => (opened ? paperValues(opened) : blankPaper))
  const [known] = useState(createKnown)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useContractForm<PaperValues>({
    schema: PaperSaveRequest,
    defaultValues: initial,
    request: (values) => paperRequest(values, opened),
    rules: paperViolations,
    onChange: (values) => {
      setFailure(null)
      draft.change(values)
    },
  })
  const { values } = form
  const draft = useDraft<PaperValues>({
    form: 'paper',
    id: opened?.summary.paperId ?? 'new',
    blank: initial,
    show: form.reset,
    begin: async () => {
      const paper = opened && (await conflict.readAgain())
      return paper ? paperValues(paper) : initial
    },
  })
  const unflatten = ({ questions, attachments, ...same }: FlatPaper): PaperValues => ({
    ...form.values,
    ...same,
    questions: known.questionsOf(questions),
    attachments: known.attachmentsOf(attachments),
  })
  known.note(values)
  const conflict = useConflict<Paper | null, FlatPaper>({
    opened,
    valuesOf(paper) {
      const theirs = paper ? paperValues(paper) : initial
      known.note(theirs)
      return flatPaper(theirs)
    },
    read: () =>
      queryClient.fetchQuery({
        ...getGetPaperQueryOptions({ paperId: opened?.summary.paperId ?? '' }),
        staleTime: 0,
      }),
    send: (base, flat) => save({ data: paperRequest(unflatten(flat), base) }),
  })
  async function run(call: () => Promise<void>) {
    setIsBusy(true)
    setFailure(null)
    try {
      await call()
      draft.sent()
      form.reset(opened ? values : blankPaper)
      toast.show(t('saved', { title: values.title }), { tone: 'success' })
      void navigate(homeworkPath.papers)
    } catch (error) {
      // A conflict is said by its notice.
      if (!(error instanceof ApiError && error.code === errorCodes.changedMeanwhile)) setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  const show = (flat: FlatPaper | null) => {
    if (flat === null) return
    const next = unflatten(flat)
    form.reset(next)
    draft.change(next)
  }
  return (
    <form
      noValidate
      aria-label={t(opened ? 'editHeading' : 'newHeading')}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void form.submit((ready) => run(() => conflict.save(flatPaper(ready))))
      }}
    >
      <fieldset disabled={draft.isReadOnly} className={css.group}>
        <Fields form={form} />
      </fieldset>
      <ConflictNotice
        conflict={conflict.conflictOf(flatPaper(values))}
        labelOf={(name) => t(`field.${name}`)}
        show={(name, value) =>
          name === 'questions' || name === 'attachments'
            ? t(`count.${name}`, { count: (JSON.parse(String(value)) as unknown[]).length })
            : name === 'kind'
              ? t(value === 'test' ? 'kinds.test' : 'kinds.dailyTask')
              : undefined
        }
        isBusy={isBusy}
        onKeepMine={() => {
          const mine = conflict.keepMine(flatPaper(values))
          if (!mine) return
          show(mine.values)
          void run(mine.again)
        }}
        onTakeTheirs={() => show(conflict.takeTheirs(flatPaper(values)))}
        onTakeBack={() => show(conflict.takeBack())}
      />
      <Failure error={failure} />
      <div className={css.foot}>
        <span className={css.footWords}>{t('changesNothing')}</span>
        <DraftLine draft={draft} />
        <Button type="submit" tone="primary" disabled={draft.isReadOnly} isBusy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function Fields({ form }: { form: ReturnType<typeof useContractForm<PaperValues>> }) {
  const { t } = useTranslation('papers')
  const { values, change } = form
  const words = ({ path, kind, limit }: Violation) => {
    if (path.startsWith('questions')) return t(kind === 'wrong-form' ? 'error.sum' : 'error.points')
    if (kind === 'too-long') return t('error.tooLong', { count: limit ?? 0 })
    return kind === 'too-large' ? t('error.tooLarge', { count: limit ?? 0 }) : t('error.missing')
  }
  const errorOf = (name: Extract<keyof PaperValues, string>) => {
    const violation = form.violationOf(name)
    return violation ? words(violation) : undefined
  }
  return (
    <>
      <Card padding="lg" className={css.card}>
        <Field
          label={t('title')}
          help={t('titleHelp', { count: HomeworkTitleMax })}
          error={errorOf('title')}
          isRequired
        >
          <TextInput {...form.textProps('title')} lang="zh-Hans" />
        </Field>
        <Field label={t('content')} error={errorOf('content')} isRequired>
          <Textarea rows={3} maxCount={HomeworkContentMax} {...form.textProps('content')} />
        </Field>
        <SegmentedControl
          label={t('kind')}
          value={values.kind}
          onValueChange={(kind) => change({ kind })}
          options={[
            { value: 'dailyTask', label: t('kinds.dailyTask') },
            { value: 'test', label: t('kinds.test') },
          ]}
        />
        <AttachmentField attachments={values.attachments} onChange={(attachments) => change({ attachments })} />
        <Checkbox
          label={t('isTemplate')}
          description={t('isTemplateText')}
          isChecked={values.isTemplate}
          onCheckedChange={(isTemplate) => change({ isTemplate })}
        />
      </Card>
      <Card asChild padding="lg" className={css.card}>
        <section aria-labelledby="paper-questions">
          <h2 id="paper-questions" className={css.cardTitle}>
            {t('questionsTitle')}
          </h2>
          <AskedList
            questions={values.questions}
            fullScore={values.fullScore}
            onChange={(part) => change(part)}
            fullScoreError={errorOf('fullScore')}
            questionsError={errorOf('questions')}
            emptyText={t('noQuestionsText')}
          />
        </section>
      </Card>
    </>
  )
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('papers')
  const problemText = useProblemText()
  if (error === null) return null
  return (
    <Banner tone="danger" title={t('notSaved')}>
      <span>{problemText(error)}</span> <span>{t('nothingLost')}</span>
    </Banner>
  )
}
