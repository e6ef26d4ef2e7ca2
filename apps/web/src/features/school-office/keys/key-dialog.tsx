import { type ClientKeySecret, useCreateClientKey } from '@hwjy/sdk'
import { NewClientKey } from '@hwjy/sdk/schemas'
import { Field, RadioGroup, Textarea, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { OfficeDialog } from '../office-dialog.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import { useOfficeForm } from '../office-form.tsx'
import { originsIn } from './origins.ts'

const fields = { ofCode: {}, inInput: ['name', 'origins'] } as const

interface KeyDialogProps {
  onClose: () => void
  onMade: (made: ClientKeySecret) => void
}

export function KeyDialog({ onClose, onMade }: KeyDialogProps) {
  const { t } = useTranslation('schoolOffice')
  const { mutateAsync: create } = useCreateClientKey(atOnce)
  const form = useOfficeForm({
    schema: NewClientKey,
    defaultValues: { name: '', kind: 'page' as NewClientKey['kind'], origins: '' },
    request: requestOf,
    fields,
    save: async (values) => onMade(await create({ data: requestOf(values) })),
    onSaved: onClose,
  })
  return (
    <OfficeDialog
      title={t('keys.addTitle')}
      submitLabel={t('keys.add')}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('keys.name')} error={form.errorOf('name')} isRequired>
        <TextInput {...form.textProps('name')} autoComplete="off" />
      </Field>
      <Field label={t('keys.kind')}>
        <RadioGroup
          value={form.values.kind}
          onValueChange={(kind) => form.change({ kind })}
          options={(['page', 'server'] as const).map((value) => ({
            value,
            label: t(`keys.kinds.${value}.label`),
            description: t(`keys.kinds.${value}.text`),
          }))}
        />
      </Field>
      <Field label={t('keys.origins')} help={t('keys.originsText')} error={form.errorOf('origins')}>
        <Textarea {...form.textProps('origins')} rows={3} placeholder="https://school.example" spellCheck={false} />
      </Field>
      <CallNotice problem={form.problem} />
    </OfficeDialog>
  )
}

const requestOf = ({ name, kind, origins }: { name: string; kind: NewClientKey['kind']; origins: string }) => ({
  name: name.trim(),
  kind,
  origins: originsIn(origins),
})
