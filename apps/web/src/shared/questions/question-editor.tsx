import type { Question, QuestionSaveRequest } from '@hwjy/sdk'
import { TYPED_MAX_LENGTH } from '@hwjy/classroom/core'
import { AnalysisMax, PassageMax, QuestionTitleMax } from '@hwjy/sdk/limits'
import { QuestionSaveRequest as requestSchema, type Violation } from '@hwjy/sdk/schemas'
import { Banner, Button, Checkbox, Field, RadioGroup, SplitPane, Textarea } from '@hwjy/ui'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useProblemText } from '../problem/use-problem-text.ts'
import { OptionsEditor } from './options-editor.tsx'
import * as css from './question-editor.css.ts'
import {
  draftOf,
  draftViolations,
  isChoice,
  type QuestionBody,
  type QuestionDraft,
  requestOf,
  twoOptions,
} from './question-rules.ts'
import { draftRubyAfter } from './question-ruby.ts'
import { DICTATION_TITLE, FILL_IN_EXAMPLE, isTyped, typedDenial } from './typed-draft.ts'
import { SegmentedField } from './segmented-field.tsx'
import { TypedFields } from './typed-fields.tsx'
import { QuestionView } from './question-view.tsx'

export interface QuestionEditorProps {
  /** A saved question keeps its type; null for a new one. */
  question: Question | null
  /** Shows what the draft store kept, in the place of what is saved. */
  draft?: QuestionDraft | undefined
  onDraftChange?: ((draft: QuestionDraft) => void) | undefined
  /** Rejects with what the server refused. The request has no `basedOn`: who read the question knows it. */
  onSave: (request: QuestionSaveRequest) => Promise<unknown>
  /** The same, and the next question is written here. Without it there is one button. */
  onSaveAndNext?: ((request: QuestionSaveRequest) => Promise<unknown>) | undefined
  /** Whether typing goes into the question at once: the one before was just saved. */
  isNext?: boolean | undefined
  /** Ids of the files in the slot, in their order. */
  attachmentIds: readonly string[]
  /** Choosing and uploading files. */
  attachments?: ReactNode
  /** Shows what to say and to do where the question was changed elsewhere meanwhile. */
  conflict?: ReactNode
  /** Said above the fields: what became of the draft, a question with the same words. */
  notice?: ReactNode
  /** Shows where the question belongs: subject, level and chapter. */
  places?: ((values: QuestionDraft, change: (part: Partial<QuestionDraft>) => void) => ReactNode) | undefined
  /** The files of the slot, as the preview shows them; else those of the saved question. */
  shownAttachments?: Question['attachments'] | undefined
  /** Another tab has it open, or a colleague wrote it. */
  isReadOnly?: boolean | undefined
}

// The dictionary and its editor come when they are opened.
const RubyEditor = lazy(() => import('./ruby-editor.tsx').then((module) => ({ default: module.RubyEditor })))

/** Writes a question: the form, with the student's view of it beside or, on a phone, behind a tab. */
export function QuestionEditor({
  question,
  draft,
  onDraftChange,
  onSave,
  onSaveAndNext,
  isNext = false,
  attachmentIds,
  attachments,
  conflict,
  notice,
  places,
  shownAttachments = question?.attachments ?? [],
  isReadOnly = false,
}: QuestionEditorProps) {
  const { t } = useTranslation('questions')
  const problemText = useProblemText()
  const [sending, setSending] = useState<{ status: 'idle' | 'busy' | 'saved' } | { status: 'failed'; error: unknown }>({
    status: 'idle',
  })
  const toRequest = (values: QuestionDraft): QuestionSaveRequest => ({
    ...requestOf(values),
    ...(question ? { questionId: question.questionId } : {}),
    attachmentIds: [...attachmentIds],
  })
  const form = useContractForm<QuestionDraft>({
    schema: requestSchema,
    request: toRequest,
    rules: draftViolations,
    // A draft that was kept before has not every field of today.
    defaultValues: { ...draftOf(question), ...draft },
    onChange: (values) => {
      setSending({ status: 'idle' })
      onDraftChange?.(values)
    },
  })
  const { values } = form
  const [isRubyShown, setIsRubyShown] = useState(values.ruby.length > 0)
  // Corrected readings go along with the characters they belong to.
  const change = (part: Partial<QuestionDraft>) => {
    const ruby = part.ruby ?? draftRubyAfter(values.ruby, values, { ...values, ...part })
    form.change(ruby === values.ruby ? part : { ...part, ruby })
  }
  const textProps = (name: 'title' | 'passage' | 'analysis') => ({
    ...form.textProps(name),
    onChange: ({ target: { value } }: { target: { value: string } }) => change({ [name]: value }),
  })
  const typedError = form.violationOf('said') && typedProblem(values, t)
  const errorOf = (name: 'title' | 'passage' | 'analysis') => textError(form.violationOf(name), t)
  const title = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNext) title.current?.focus()
  }, [isNext])
  const save = (ready: QuestionDraft) => saveBy(onSave, ready)
  const saveAndNext = (ready: QuestionDraft) => saveBy(onSaveAndNext ?? onSave, ready)
  async function saveBy(send: QuestionEditorProps['onSave'], ready: QuestionDraft) {
    setSending({ status: 'busy' })
    try {
      await send(toRequest(ready))
      setSending({ status: 'saved' })
    } catch (error) {
      setSending({ status: 'failed', error })
    }
  }
  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.submit(event.shiftKey ? saveAndNext : save, event)
  }
  const fields = (
    // Ctrl Enter is a shortcut of the button in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      aria-label={t('editor.label')}
      className={css.form}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(save, event)
      }}
    >
      {notice}
      {conflict}
      <fieldset disabled={isReadOnly} className={css.fields}>
        <TypeField
          type={values.type}
          isFixed={question !== null}
          onChange={(type) =>
            change({
              type,
              ...(isChoice(type) && values.options.length === 0 ? { options: twoOptions } : {}),
              ...(type === 'dictation' && values.title.trim() === '' ? { title: DICTATION_TITLE } : {}),
            })
          }
        />
        <Field
          label={t('editor.title')}
          help={values.type === 'fillIn' ? t('editor.blanksHelp', { example: FILL_IN_EXAMPLE }) : t('editor.titleHelp')}
          error={errorOf('title') ?? (values.type === 'fillIn' ? typedError : null)}
          isRequired
        >
          <Textarea rows={2} maxCount={QuestionTitleMax} {...textProps('title')} ref={title} />
        </Field>
        {isTyped(values.type) ? (
          <TypedFields
            type={values.type}
            said={values.said}
            answerBy={values.answerBy}
            onChange={change}
            error={values.type === 'dictation' ? typedError : null}
          />
        ) : (
          <Field
            label={values.type === 'readAloud' ? t('editor.passageRead') : t('editor.passage')}
            error={form.violationOf('passage')?.kind === 'missing' ? t('error.passage') : errorOf('passage')}
            isRequired={values.type === 'readAloud'}
          >
            <Textarea rows={3} maxCount={PassageMax} {...textProps('passage')} />
          </Field>
        )}
        {/* A class hears the sound of a dictation, and sees no other file of a typed question. */}
        {values.type !== 'fillIn' && attachments}
        {isChoice(values.type) && (
          <OptionsEditor
            options={values.options}
            isSingle={values.type === 'singleChoice'}
            onChange={(options) => change({ options })}
            problem={form.violationOf('options')?.kind ?? null}
          />
        )}
        {values.type === 'subjective' && (
          <AnswerModes
            modes={values.answerModes}
            onChange={(answerModes) => change({ answerModes })}
            error={form.violationOf('answerModes') && t('error.modes')}
          />
        )}
        <Field
          label={t('editor.analysis')}
          help={isTyped(values.type) ? undefined : t('editor.analysisHelp')}
          error={errorOf('analysis')}
        >
          <Textarea rows={2} maxCount={AnalysisMax} {...textProps('analysis')} />
        </Field>
        <SegmentedField
          label={t('editor.difficulty')}
          value={values.difficulty}
          onValueChange={(difficulty) => change({ difficulty })}
          options={[
            { value: 'easy', label: t('editor.easy') },
            { value: 'normal', label: t('editor.normal') },
            { value: 'hard', label: t('editor.hard') },
          ]}
        />
        <Checkbox
          label={t('editor.shared')}
          isChecked={values.isShared}
          onCheckedChange={(isShared) => change({ isShared })}
        />
        {places?.(values, change)}
        {isTyped(values.type) ? null : isRubyShown ? (
          <Suspense fallback={<p className={css.hint}>{t('pinyin.loading')}</p>}>
            <RubyEditor draft={values} onChange={(ruby) => change({ ruby })} />
          </Suspense>
        ) : (
          <Button size="sm" tone="quiet" className={css.start} onClick={() => setIsRubyShown(true)}>
            {t('ruby.open')}
          </Button>
        )}
      </fieldset>
      {sending.status === 'failed' && <Banner tone="danger">{problemText(sending.error)}</Banner>}
      <p className={css.foot}>
        <Button type="submit" tone="primary" disabled={isReadOnly} isBusy={sending.status === 'busy'}>
          {t('editor.save')}
        </Button>
        {onSaveAndNext && (
          <Button
            disabled={isReadOnly || sending.status === 'busy'}
            aria-keyshortcuts="Control+Shift+Enter"
            onClick={({ currentTarget }) => void form.submit(saveAndNext, { currentTarget: currentTarget.form })}
          >
            {t('editor.saveNext')}
          </Button>
        )}
        <span aria-live="polite">{sending.status === 'saved' && t('editor.saved')}</span>
      </p>
    </form>
  )
  return (
    <SplitPane
      label={t('editor.split')}
      defaultShare={55}
      panes={[
        { label: t('editor.label'), content: fields },
        { label: t('editor.preview'), content: <Preview body={bodyOf(values, shownAttachments)} /> },
      ]}
    />
  )
}

/** Shows what a student would see of it now. */
function bodyOf(values: QuestionDraft, attachments: Question['attachments']): QuestionBody {
  const { title, options = [], ruby = [] } = requestOf(values)
  return {
    no: 1,
    type: values.type,
    title,
    passage: isTyped(values.type) ? '' : values.passage,
    attachments,
    options,
    ruby,
    answerModes: answerModesOf(values),
    fullScore: 10,
  }
}

function answerModesOf({ type, answerModes }: QuestionDraft): QuestionBody['answerModes'] {
  if (type === 'subjective') return [...answerModes]
  if (isTyped(type)) return ['text']
  return [isChoice(type) ? 'choice' : 'audio']
}

/** Answers can be tried and are not kept. */
function Preview({ body }: { body: QuestionBody }) {
  const [answer, setAnswer] = useState<{ keys: QuestionBody['options'][number]['key'][]; text: string }>({
    keys: [],
    text: '',
  })
  return (
    <div className={css.preview}>
      <QuestionView
        question={body}
        answer={answer}
        onAnswerChange={({ keys, text }) => setAnswer({ keys: [...keys], text })}
      />
    </div>
  )
}

interface TypeFieldProps {
  type: QuestionDraft['type']
  isFixed: boolean
  onChange: (type: QuestionDraft['type']) => void
}

function TypeField({ type, isFixed, onChange }: TypeFieldProps) {
  const { t } = useTranslation('questions')
  const option = (value: QuestionDraft['type']) => ({
    value,
    label: t(`type.${value}`),
    description: t(`typeText.${value}`),
  })
  return (
    <Field label={t('editor.type')} help={isFixed ? t('editor.typeFixed') : undefined}>
      <RadioGroup
        value={type}
        onValueChange={onChange}
        disabled={isFixed}
        className={css.types}
        options={[
          option('singleChoice'),
          option('multipleChoice'),
          option('readAloud'),
          option('subjective'),
          option('fillIn'),
          option('dictation'),
        ]}
      />
    </Field>
  )
}

interface AnswerModesProps {
  modes: QuestionDraft['answerModes']
  onChange: (modes: QuestionDraft['answerModes']) => void
  error: ReactNode
}

function AnswerModes({ modes, onChange, error }: AnswerModesProps) {
  const { t } = useTranslation('questions')
  const set = (mode: 'text' | 'photo', isOn: boolean) =>
    onChange((['text', 'photo'] as const).filter((one) => (one === mode ? isOn : modes.includes(one))))
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('editor.modes')}</legend>
      <Checkbox
        label={t('editor.modeText')}
        isChecked={modes.includes('text')}
        onCheckedChange={(isOn) => set('text', isOn)}
      />
      <Checkbox
        label={t('editor.modePhoto')}
        isChecked={modes.includes('photo')}
        onCheckedChange={(isOn) => set('photo', isOn)}
      />
      <p aria-live="polite" className={css.error}>
        {error}
      </p>
    </fieldset>
  )
}

type Translate = ReturnType<typeof useTranslation<'questions'>>['t']

function typedProblem({ type, title, said, answerBy }: QuestionDraft, t: Translate): string | null {
  const denial = isTyped(type) ? typedDenial({ type, title, said, answerBy }) : null
  return denial && t(`error.typed.${denial}`, { count: denial === 'too-long' ? TYPED_MAX_LENGTH : 10 })
}

function textError(violation: Violation | null, t: Translate): string | null {
  if (!violation) return null
  if (violation.kind === 'missing') return t('error.missing')
  return violation.kind === 'too-long' ? t('error.tooLong', { count: violation.limit ?? 0 }) : t('error.other')
}
