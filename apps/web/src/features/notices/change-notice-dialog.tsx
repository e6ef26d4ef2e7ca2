import { type Notice, teacherGetNotice, useUpdateNotice } from '@hwjy/sdk'
import { NoticeChange } from '@hwjy/sdk/schemas'
import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { DraftLine } from '../../shared/drafts/draft-line.tsx'
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts'
import { ConflictNotice } from '../../shared/forms/conflict/conflict-notice.tsx'
import { useConflict } from '../../shared/forms/conflict/use-conflict.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { NoticeFields } from './notice-fields.tsx'
import { useShortNotice } from './use-short-notice.ts'

interface Words {
  title: string
  content: string
  isTop: boolean
}

const fields = { ofCode: {}, inInput: ['title', 'content'] } as const
const wordsOf = ({ title, content, isTop }: Notice): Words => ({ title, content, isTop })

/** Changes an announcement; what was saved elsewhere meanwhile is shown beside what was typed. */
export function ChangeNoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation('notices')
  const toast = useToast()
  const sendShort = useShortNotice()
  const { problem, isBusy, run, forgetProblem } = useCall(fields)
  const { mutateAsync: update } = useUpdateNotice(atOnce)
  const { noticeId, updatedAt } = notice
  const requestOf = ({ title, content, isTop }: Words) => ({
    noticeId,
    title: title.trim(),
    content: content.trim(),
    isTop,
  })
  const draft = useFormDraft<Words>({
    form: 'notice',
    // Text typed over other words than these is no change of them.
    id: `${noticeId}/${updatedAt}`,
    saved: () => wordsOf(notice),
    show: (typed) => form.reset(typed),
  })
  const form = useContractForm<Words>({
    schema: NoticeChange,
    defaultValues: wordsOf(notice),
    request: requestOf,
    onChange(typed) {
      forgetProblem()
      draft.change(typed)
    },
  })
  const conflict = useConflict<Notice, Words>({
    opened: notice,
    valuesOf: wordsOf,
    read: () => teacherGetNotice({ noticeId }),
    async send(base, typed) {
      let saved = base
      await sendShort(async (isMeant) => {
        const data = { ...requestOf(typed), basedOn: base.updatedAt, ...(isMeant && { confirm: true }) }
        saved = await update({ data })
      })
      return saved
    },
  })
  const { values } = form
  const held = conflict.conflictOf(values)
  const saveBy = async (call: () => Promise<void>) => {
    if (!(await run(call))) return
    draft.sent()
    toast.show(t('saved'), { tone: 'success' })
    onClose()
  }
  const labels = { title: t('title'), content: t('content'), isTop: t('isTop') }
  return (
    <FormDialog
      title={t('editTitle')}
      submitLabel={t('save')}
      isBusy={isBusy}
      onSubmit={() => void form.submit((typed) => saveBy(() => conflict.save(typed)))}
      onClose={onClose}
    >
      <DraftLine draft={draft} />
      <NoticeFields
        values={values}
        change={form.change}
        isReadOnly={draft.isReadOnly}
        errorOf={(name) => {
          const violation = form.violationOf(name)
          if (violation)
            return t(`invalid.${violation.kind === 'too-long' ? 'too-long' : 'missing'}`, {
              limit: violation.limit ?? 0,
            })
          return problem?.field === name ? problem.message || t('invalid.missing') : undefined
        }}
      />
      <ConflictNotice
        conflict={held}
        isBusy={isBusy}
        labelOf={(name) => labels[name]}
        onKeepMine={() => {
          const mine = conflict.keepMine(values)
          if (!mine) return
          form.change(mine.values)
          void saveBy(mine.again)
        }}
        onTakeTheirs={() => {
          const theirs = conflict.takeTheirs(values)
          if (theirs) form.change(theirs)
        }}
        onTakeBack={() => {
          const before = conflict.takeBack()
          if (before) form.change(before)
        }}
      />
      <CallNotice problem={held && !held.isTaken ? null : problem} />
    </FormDialog>
  )
}
