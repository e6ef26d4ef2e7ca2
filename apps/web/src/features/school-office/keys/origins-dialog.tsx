import { type ClientKey, useSetClientKeyOrigins } from '@hwjy/sdk'
import { ClientKeyOrigins } from '@hwjy/sdk/schemas'
import { Field, Textarea } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { OfficeDialog } from '../office-dialog.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import { useOfficeForm } from '../office-form.tsx'
import { originsIn } from './origins.ts'

const fields = { ofCode: {}, inInput: ['origins'] } as const

export function OriginsDialog({ clientKey, onClose }: { clientKey: ClientKey; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const { mutateAsync: set } = useSetClientKeyOrigins(atOnce)
  const requestOf = ({ origins }: { origins: string }) => ({ keyId: clientKey.keyId, origins: originsIn(origins) })
  const form = useOfficeForm({
    schema: ClientKeyOrigins,
    defaultValues: { origins: clientKey.origins.join('\n') },
    request: requestOf,
    fields,
    save: async (values) => set({ data: requestOf(values) }),
    onSaved: onClose,
  })
  return (
    <OfficeDialog
      title={t('keys.originsOf', { name: clientKey.name })}
      submitLabel={t('save')}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('keys.origins')} help={t('keys.originsText')} error={form.errorOf('origins')}>
        <Textarea {...form.textProps('origins')} rows={5} spellCheck={false} />
      </Field>
      <CallNotice problem={form.problem} />
    </OfficeDialog>
  )
}
