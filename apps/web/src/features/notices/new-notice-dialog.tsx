import { type ClassName, useAddNotices } from '@hwjy/sdk'
import { NoticesRequest } from '@hwjy/sdk/schemas'
import { DatePicker, Field, SegmentedControl, Select, TimePicker, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { OptionChips } from '../../shared/choices/option-chips.tsx'
import { DraftLine } from '../../shared/drafts/draft-line.tsx'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { instantIn } from '../../shared/time/instant-in.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { NoticeFields } from './notice-fields.tsx'
import * as css from './notices.css.ts'
import { useShortNotice } from './use-short-notice.ts'

interface NewNotice {
  classIds: readonly string[]
  title: string
  content: string
  isTop: boolean
  isLater: boolean
  date: string
  time: string
}

const templates = ['holiday', 'timeChange', 'bring'] as const
const fields = { ofCode: {}, inInput: ['title', 'content', 'classIds'] } as const

interface NewNoticeDialogProps {
  classes: readonly ClassName[]
  /** Chosen already; empty: none. */
  classId: string
  onClose: () => void
}

/** Writes one announcement to any number of classes, now or at a later time. */
export function NewNoticeDialog({ classes, classId, onClose }: NewNoticeDialogProps) {
  const { t } = useTranslation('notices')
  const toast = useToast()
  const zone = useViewerZone()
  const sendShort = useShortNotice()
  const { problem, isBusy, run, forgetProblem } = useCall(fields)
  const { mutateAsync: add } = useAddNotices(atOnce)
  const [only] = classes.length === 1 ? classes : []
  const first = classId === '' ? only?.classId : classId
  const blank: NewNotice = {
    classIds: first === undefined ? [] : [first],
    title: '',
    content: '',
    isTop: false,
    isLater: false,
    date: '',
    time: '08:00',
  }
  const requestOf = ({ classIds, title, content, isTop, isLater, date, time }: NewNotice) => {
    const later = isLater ? instantIn(zone, date, time) : null
    return {
      classIds: [...classIds],
      title: title.trim(),
      content: content.trim(),
      isTop,
      ...(later && { publishAt: new Date(later.at).toISOString() }),
    }
  }
  const form = useContractForm<NewNotice>({
    schema: NoticesRequest,
    defaultValues: blank,
    request: requestOf,
    rules: ({ isLater, date, time }) =>
      isLater && instantIn(zone, date, time) === null ? [{ path: 'date', kind: 'missing', limit: null }] : [],
    onChange(typed) {
      forgetProblem()
      draft.change(typed)
    },
  })
  const draft = useDraft<NewNotice>({
    form: 'notice',
    id: 'new',
    blank,
    isBlank: ({ title, content }) => title === '' && content === '',
    show: form.reset,
  })
  const { values } = form
  const errorOf = (name: 'title' | 'content' | 'classIds' | 'date') => {
    const violation = form.violationOf(name)
    if (name === 'classIds') return violation ? t('chooseClass') : undefined
    if (name === 'date') return violation ? t('chooseTime') : undefined
    if (violation)
      return t(`invalid.${violation.kind === 'too-long' ? 'too-long' : 'missing'}`, { limit: violation.limit ?? 0 })
    return problem?.field === name ? problem.message || t('invalid.missing') : undefined
  }
  const submit = () =>
    form.submit(async (typed) => {
      const isDone = await run(() =>
        sendShort((isMeant) => add({ data: { ...requestOf(typed), ...(isMeant && { confirm: true }) } })),
      )
      if (!isDone) return
      draft.sent()
      toast.show(t(typed.isLater ? 'planned' : 'published', { count: typed.classIds.length }), { tone: 'success' })
      onClose()
    })
  return (
    <FormDialog
      title={t('new')}
      submitLabel={t(values.isLater ? 'plan' : 'publish')}
      isBusy={isBusy}
      draftLine={<DraftLine draft={draft} />}
      isReadOnly={draft.isReadOnly}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={list.panel}>
        <OptionChips
          legend={t('classes')}
          options={classes.map((one) => ({ optionId: one.classId, label: one.className, tone: 'positive' }))}
          chosen={values.classIds}
          onChange={(classIds) => form.change({ classIds })}
        />
        {errorOf('classIds') !== undefined && <p role="alert">{errorOf('classIds')}</p>}
        <Field label={t('template')}>
          <Select
            value=""
            placeholder={t('templateNone')}
            onValueChange={(name) =>
              form.change({ title: t(`templates.${name}.title`), content: t(`templates.${name}.content`) })
            }
            options={templates.map((value) => ({ value, label: t(`templates.${value}.name`) }))}
          />
        </Field>
        <NoticeFields values={values} change={form.change} isReadOnly={draft.isReadOnly} errorOf={errorOf} />
        <SegmentedControl
          label={t('when')}
          value={values.isLater ? 'later' : 'now'}
          onValueChange={(when) => form.change({ isLater: when === 'later' })}
          options={[
            { value: 'now', label: t('now') },
            { value: 'later', label: t('later') },
          ]}
        />
        {values.isLater && (
          <div className={css.when}>
            <Field label={t('date')} error={errorOf('date')}>
              <DatePicker
                value={values.date as `${number}-${number}-${number}` | ''}
                onValueChange={(date) => form.change({ date })}
              />
            </Field>
            <Field label={t('time')}>
              <TimePicker
                value={values.time as `${number}:${number}`}
                timeZone={zone}
                onValueChange={(time) => form.change({ time })}
              />
            </Field>
          </div>
        )}
        <CallNotice problem={problem} />
      </div>
    </FormDialog>
  )
}
