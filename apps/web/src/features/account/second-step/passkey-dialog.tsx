import type { Passkey } from '@hwjy/sdk'
import { Banner, Field, TextInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { isPasskeyTaken, makePasskey } from '../../../shared/account/proof/passkey.ts'
import { useCall } from '../../../shared/account/use-call.ts'
import type { Account } from '../use-account.ts'

interface PasskeyDialogProps {
  account: Account
  /** The one that gets another name; null for a new one. */
  passkey: Passkey | null
  onClose: () => void
}

const NAME_LENGTH = 40

/** A passkey's name; for a new one, the browser then asks for the finger, the face or the PIN. */
export function PasskeyDialog({ account, passkey, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('secondStep')
  const toast = useToast()
  const [name, setName] = useState(passkey?.name ?? t('passkeyDefault'))
  const [isMissing, setIsMissing] = useState(false)
  const [isTaken, setIsTaken] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { addPasskey, renamePasskey, startPasskey } = account.calls

  async function make() {
    const creation = await account.proven(() => startPasskey())
    const made = await makePasskey(creation, name.trim()).catch((error: unknown) => {
      if (!isPasskeyTaken(error)) throw error
      setIsTaken(true)
      throw new DOMException('Taken', 'AbortError')
    })
    return addPasskey(made)
  }
  async function submit() {
    setIsMissing(name.trim() === '')
    setIsTaken(false)
    if (name.trim() === '') return
    const change = passkey
      ? () => account.proven(() => renamePasskey({ passkeyId: passkey.passkeyId, name: name.trim() }))
      : make
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
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('passkeyName')} error={isMissing && t('missing')}>
        <TextInput
          name="passkeyName"
          maxLength={NAME_LENGTH}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setIsMissing(false)
          }}
        />
      </Field>
      {isTaken && <Banner tone="warning">{t('passkeyTaken')}</Banner>}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
