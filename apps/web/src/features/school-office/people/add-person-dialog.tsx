import { type Role, useAddSchoolPerson } from '@hwjy/sdk'
import { NewSchoolPerson } from '@hwjy/sdk/schemas'
import { Field, PhoneInput, SegmentedControl, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { OfficeDialog } from '../office-dialog.tsx'
import { usePhoneZones } from '../../../shared/account/phone/use-phone-zones.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts'
import { useOfficeForm } from '../office-form.tsx'
import { withoutEmpty } from '../without-empty.ts'
import { personFields } from './person-fields.ts'

interface AddPersonDialogProps {
  role: Role
  onClose: () => void
  onAdded: (personId: string) => void
}

/** Adds one teacher or student; the account gets its password later, by an invitation. */
export function AddPersonDialog({ role, onClose, onAdded }: AddPersonDialogProps) {
  const { t } = useTranslation('schoolOffice')
  const codes = usePhoneZones()
  const { mutateAsync: add } = useAddSchoolPerson(atOnce)
  const blank: Typed = { role, name: '', username: '', zone: '86', mobile: '', externalId: '' }
  const draft = useFormDraft<Typed>({
    form: 'add-person',
    id: 'new',
    saved: () => blank,
    show: (typed) => form.reset(typed),
  })
  const form = useOfficeForm({
    schema: NewSchoolPerson,
    defaultValues: blank,
    onChange: draft.change,
    request: requestOf,
    fields: personFields,
    async save(values) {
      const { person } = await add({ data: requestOf(values) })
      draft.sent()
      onAdded(person.personId)
    },
  })
  return (
    <OfficeDialog
      title={t('people.addTitle')}
      description={t('people.addText')}
      submitLabel={t('people.add')}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      draftLine={<DraftLine draft={draft} />}
      isReadOnly={draft.isReadOnly}
      onSubmit={form.submit}
      onClose={() => {
        draft.discard()
        onClose()
      }}
    >
      <SegmentedControl
        isWide
        label={t('people.role')}
        value={form.values.role}
        onValueChange={(next) => form.change({ role: next })}
        options={[
          { value: 'student', label: t('people.roles.student') },
          { value: 'teacher', label: t('people.roles.teacher') },
        ]}
      />
      <Field label={t('people.name')} error={form.errorOf('name')} isRequired>
        <TextInput {...form.textProps('name')} autoComplete="off" />
      </Field>
      <Field label={t('people.username')} help={t('people.usernameText')} error={form.errorOf('username')}>
        <TextInput {...form.textProps('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('people.mobile')} error={form.errorOf('mobile')}>
        <PhoneInput
          codes={codes}
          value={{ zone: form.values.zone, mobile: form.values.mobile }}
          onValueChange={(phone) => form.change(phone)}
          autoComplete="off"
        />
      </Field>
      <Field label={t('people.externalId')} help={t('people.externalIdText')} error={form.errorOf('externalId')}>
        <TextInput {...form.textProps('externalId')} autoComplete="off" />
      </Field>
      <CallNotice problem={form.problem} />
    </OfficeDialog>
  )
}

interface Typed {
  role: Role
  name: string
  username: string
  zone: string
  mobile: string
  externalId: string
}

/** A zone without a number is no phone. */
const requestOf = ({ role, name, zone, mobile, ...rest }: Typed): NewSchoolPerson => ({
  role,
  name: name.trim(),
  ...withoutEmpty(rest),
  ...(mobile !== '' && { zone, mobile }),
})
