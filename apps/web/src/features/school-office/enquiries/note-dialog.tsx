import { type Enquiry, useSetEnquiryState } from '@hwjy/sdk'
import { EnquiryNoteMax, EnquiryStateChange } from '@hwjy/sdk/schemas'
import { Field, personAddress, Textarea, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { OfficeDialog } from '../office-dialog.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts'
import { useOfficeForm } from '../office-form.tsx'

/** A note for the administrators, who share the enquiries. */
export function NoteDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const { mutateAsync: setState } = useSetEnquiryState(atOnce)
  const { enquiryId, state, updatedAt } = enquiry
  const requestOf = ({ note }: { note: string }) => ({ enquiryId, basedOn: updatedAt, state, note: note.trim() })
  const saved = () => ({ note: enquiry.note })
  const draft = useFormDraft({ form: 'enquiry-note', id: enquiryId, saved, show: (typed) => form.reset(typed) })
  const form = useOfficeForm({
    schema: EnquiryStateChange,
    defaultValues: saved(),
    onChange: draft.change,
    request: requestOf,
    fields: { ofCode: {}, inInput: ['note'] },
    save: (values) => setState({ data: requestOf(values) }),
    onSaved() {
      draft.sent()
      toast.show(t('saved'), { tone: 'success' })
      onClose()
    },
  })
  return (
    <OfficeDialog
      title={t('enquiries.noteOf', { name: personAddress(enquiry.name, currentLanguage()) })}
      description={t('enquiries.noteText')}
      submitLabel={t('save')}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      draftLine={<DraftLine draft={draft} />}
      isReadOnly={draft.isReadOnly}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('enquiries.note')} error={form.errorOf('note')}>
        <Textarea rows={3} maxCount={EnquiryNoteMax} {...form.textProps('note')} />
      </Field>
      <CallNotice problem={form.problem} />
    </OfficeDialog>
  )
}
