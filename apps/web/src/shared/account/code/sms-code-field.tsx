import { Button, CodeInput, Field } from '@hwjy/ui'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaDialog } from '../../captcha/lazy-captcha-dialog.ts'
import { waitText } from '../../time/countdown.ts'
import { useNow } from '../../time/use-now.ts'
import { focusNow } from '../../focus-now.ts'
import { CallNotice } from '../call-notice.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import type { SentCode } from './sent-code.ts'
import * as css from './sms-code-field.css.ts'
import type { SmsCode } from './use-sms-code.ts'

export interface SmsCodeFieldProps {
  sms: SmsCode
  /**
   * True for the account's own phone: then the code was really sent. Otherwise the page does not reveal if an account
   * has it.
   */
  isOwnPhone?: boolean
  value: string
  onChange: (digits: string) => void
  /** The last digit came. */
  onComplete?: ((digits: string) => void) | undefined
  error?: ReactNode
}

/** Six digits from a message, and another message when it does not come. Nothing while none was sent. */
export function SmsCodeField({ sms, isOwnPhone = false, value, onChange, onComplete, error }: SmsCodeFieldProps) {
  const { t } = useTranslation('smsCode')
  const { sent } = sms
  return (
    <>
      {sent && (
        <div className={css.box}>
          <p className={css.sentTo}>{t(isOwnPhone ? 'sentOwn' : 'sentTo', { mobile: sent.mobile })}</p>
          <Field label={t('code')} error={error}>
            <CodeInput ref={focusNow} name="code" value={value} onValueChange={onChange} onComplete={onComplete} />
          </Field>
          <div className={css.again}>
            <SendAgain key={sent.nextAt} sent={sent} isBusy={sms.isBusy} onPress={() => void sms.ask()} />
            <OutboxHint />
          </div>
        </div>
      )}
      <CallNotice problem={sms.problem} />
      {sms.isCaptchaOpen && (
        <Suspense>
          <CaptchaDialog onSolved={(proof) => void sms.ask(proof)} onClose={sms.closeCaptcha} />
        </Suspense>
      )}
    </>
  )
}

function SendAgain({ sent, isBusy, onPress }: { sent: SentCode; isBusy: boolean; onPress: () => void }) {
  const { t, i18n } = useTranslation('smsCode')
  const leftMs = sent.nextAt - useNow()
  return (
    <Button tone="quiet" size="sm" className={css.sendAgain} disabled={leftMs > 0} isBusy={isBusy} onClick={onPress}>
      {leftMs > 0 ? t('againIn', { time: waitText(leftMs, i18n.language) }) : t('again')}
    </Button>
  )
}
