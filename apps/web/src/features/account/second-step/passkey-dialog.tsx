import { type Passkey, useAddPasskeyAs, useRenamePasskeyAs, useStartPasskeyAs } from '@hwjy/sdk'
import { PasskeyNameMax, PasskeyRegistration, PasskeyRename } from '@hwjy/sdk/schemas'
import { Banner, Field, TextInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { isPasskeyTaken, makePasskey } from '../../../shared/account/proof/passkey.ts'
import { sayTooLate } from '../../../shared/account/proof/say-too-late.ts'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import type { Account } from '../use-account.ts'

export interface PasskeyDialogProps {
  account: Account
  /** The one that gets another name; null for a new one. */
  passkey: Passkey | null
  onClose: () => void
}

/** A passkey's name; for a new one, the browser then asks for the finger, the face or the PIN. */
export default function PasskeyDialog({ account, passkey, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('secondStep')
  const toast = useToast()
  const [isTaken, setIsTaken] = useState(false)
  const { problem, isBusy, run } = useCall(undefined, sayTooLate)
  const { mutateAsync: startPasskey } = useStartPasskeyAs(account.role, atOnce)
  const { mutateAsync: addPasskey } = useAddPasskeyAs(account.role, atOnce)
  const { mutateAsync: renamePasskey } = useRenamePasskeyAs(account.role, atOnce)
  const form = useContractForm({
    schema: passkey ? PasskeyRename : PasskeyRegistration,
    defaultValues: { name: passkey?.name ?? t('passkeyDefault') },
    request: ({ name }) => ({ name: name.trim() }),
  })
  const violation = form.violationOf('name')

  async function make(name: string) {
    const creation = await account.proven(() => startPasskey())
    const made = await makePasskey(creation, name).catch((error: unknown) => {
      if (!isPasskeyTaken(error)) throw error
      setIsTaken(true)
      throw new DOMException('Taken', 'AbortError')
    })
    // The browser's question may have outlived the proof.
    return account.proven(() => addPasskey({ data: made }))
  }
  async function save(typed: { name: string }) {
    const name = typed.name.trim()
    setIsTaken(false)
    const change = passkey
      ? () => account.proven(() => renamePasskey({ data: { passkeyId: passkey.passkeyId, name } }))
      : () => make(name)
    if (!(await run(async () => account.show(await change())))) return
    toast.show(t(passkey ? 'passkeyRenamed' : 'passkeyAdded'), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t(passkey ? 'passkeyRename' : 'passkeyAdd')}
      {...(!passkey && { description: t('passkeysText') })}
      submitLabel={t(passkey ? 'passkeySave' : 'passkeyGo')}
      isBusy={isBusy}
      onSubmit={() => void form.submit(save)}
      onClose={onClose}
    >
      <Field
        label={t('passkeyName')}
        error={violation && (violation.kind === 'too-long' ? t('nameTooLong', { max: PasskeyNameMax }) : t('missing'))}
      >
        <TextInput {...form.textProps('name')} name="passkeyName" maxLength={PasskeyNameMax} />
      </Field>
      {isTaken && <Banner tone="warning">{t('passkeyTaken')}</Banner>}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
