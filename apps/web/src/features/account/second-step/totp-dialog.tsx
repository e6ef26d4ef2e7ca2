import { errorCodes, type TotpSetup } from '@hwjy/sdk'
import { Banner, Button, CodeInput, Field } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { CODE_LENGTH } from '../../../shared/account/code/code-length.ts'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { QrCode } from './qr-code.tsx'
import * as css from '../second-step.css.ts'
import type { Account } from '../use-account.ts'
import { useCopy } from './use-copy.ts'

const problemFields = { ofCode: { [errorCodes.wrongSecondStep]: 'totpCode' }, inInput: ['totpCode'] } as const

interface TotpDialogProps {
  account: Account
  onConfirmed: () => void
  onClose: () => void
}

/** First the secret, as a picture and as text; then the first code of the app, which shows that it was read. */
export function TotpDialog({ account, onConfirmed, onClose }: TotpDialogProps) {
  const { t } = useTranslation('secondStep')
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<'totpCode'>(problemFields)
  const { copy, hasFailed } = useCopy()
  const codeField = useRef<HTMLInputElement>(null)
  const { startTotp, confirmTotp } = account.calls

  useEffect(() => {
    if (setup) codeField.current?.focus()
  }, [setup])

  const start = () => run(async () => setSetup(await account.proven(() => startTotp())))
  async function confirm(totpCode: string) {
    if (!setup) return
    setIsMissing(totpCode.length < CODE_LENGTH)
    if (totpCode.length < CODE_LENGTH) return
    const { ticket } = setup
    if (await run(async () => account.show(await account.proven(() => confirmTotp({ ticket, totpCode })))))
      onConfirmed()
  }
  return (
    <FormDialog
      title={t('appTitle')}
      description={setup ? t('appText') : t('appIntro')}
      submitLabel={setup ? t('appConfirm') : t('appStart')}
      isBusy={isBusy}
      onSubmit={() => void (setup ? confirm(code) : start())}
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
            error={isMissing ? t('codeShort') : problem?.field === 'totpCode' && problem.message}
          >
            <CodeInput
              ref={codeField}
              name="totpCode"
              value={code}
              onValueChange={(digits) => {
                setCode(digits)
                setIsMissing(false)
                forgetProblem()
              }}
              onComplete={(digits) => void confirm(digits)}
            />
          </Field>
        </>
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
