import { ApiError, errorCodes, type TotpSetup, useConfirmTotpAs, useStartTotpAs } from '@hwjy/sdk'
import { TotpConfirmation } from '@hwjy/sdk/schemas'
import { Banner, Button, CodeInput, Field } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { sayTooLate } from '../../../shared/account/proof/say-too-late.ts'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { QrCode } from './qr-code.tsx'
import * as css from '../second-step.css.ts'
import type { Account } from '../use-account.ts'
import { useCopy } from '../../../shared/use-copy.ts'

const problemFields = { ofCode: { [errorCodes.wrongSecondStep]: 'totpCode' }, inInput: ['totpCode'] } as const

export interface TotpDialogProps {
  account: Account
  onConfirmed: () => void
  onClose: () => void
}

/** First the secret, as a picture and as text; then the first code of the app, which shows that it was read. */
export default function TotpDialog({ account, onConfirmed, onClose }: TotpDialogProps) {
  const { t } = useTranslation('secondStep')
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const { problem, isBusy, run, forgetProblem } = useCall<'totpCode'>(problemFields, sayTooLate)
  const { copy, hasFailed } = useCopy(t('copied'))
  const codeField = useRef<HTMLInputElement>(null)
  const { mutateAsync: startTotp } = useStartTotpAs(account.role, atOnce)
  const { mutateAsync: confirmTotp } = useConfirmTotpAs(account.role, atOnce)
  const form = useContractForm({
    schema: TotpConfirmation,
    defaultValues: { totpCode: '' },
    request: (values) => ({ ticket: setup?.ticket, ...values }),
    onChange: forgetProblem,
  })

  useEffect(() => {
    if (setup) codeField.current?.focus()
  }, [setup])

  const start = () => run(async () => setSetup(await account.proven(() => startTotp())))
  const confirm = () => form.submit(send)
  async function send({ totpCode }: { totpCode: string }) {
    if (!setup) return
    const data = { ticket: setup.ticket, totpCode }
    const isConfirmed = await run(async () =>
      account.show(await account.proven(() => confirmTotp({ data })).catch(startAgain)),
    )
    if (isConfirmed) onConfirmed()
  }
  // The app has to read another secret: this one is no longer good for anything.
  function startAgain(error: unknown): never {
    if (error instanceof ApiError && error.code === errorCodes.ticketExpired) {
      setSetup(null)
      form.reset({ totpCode: '' })
    }
    throw error
  }
  return (
    <FormDialog
      title={t('appTitle')}
      description={setup ? t('appText') : t('appIntro')}
      submitLabel={setup ? t('appConfirm') : t('appStart')}
      isBusy={isBusy}
      onSubmit={() => void (setup ? confirm() : start())}
      onClose={onClose}
    >
      {setup && (
        <>
          <QrCode label={t('appQr')} text={setup.uri} />
          <div>
            <p className={css.hint}>{t('appSecret')}</p>
            <code className={css.secret}>{inFours(setup.secret)}</code>
          </div>
          <div className={css.buttons}>
            {/* A phone cannot scan its own screen. */}
            <Button asChild size="sm">
              <a href={setup.uri}>{t('appOpen')}</a>
            </Button>
            <Button size="sm" onClick={() => void copy(setup.secret)}>
              {t('appSecretCopy')}
            </Button>
          </div>
          {hasFailed && <Banner tone="danger">{t('appSecretNotCopied')}</Banner>}
          <Field
            label={t('totpCode')}
            error={form.violationOf('totpCode') ? t('codeShort') : problem?.field === 'totpCode' && problem.message}
          >
            <CodeInput
              ref={codeField}
              name="totpCode"
              value={form.values.totpCode}
              onValueChange={(totpCode) => form.change({ totpCode })}
              onComplete={() => void confirm()}
            />
          </Field>
        </>
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
