import { Banner, Button, Dialog } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { countdown } from '../time/countdown.ts'
import { useNow } from '../time/use-now.ts'
import * as css from './captcha-dialog.css.ts'
import { CaptchaPuzzle } from './captcha-puzzle.tsx'
import { useCaptcha } from './use-captcha.ts'

export interface CaptchaDialogProps {
  /** The sign-in can be sent again, with this text. */
  onSolved: (captchaVerification: string) => void
  onClose: () => void
}

/** After several wrong passwords: a puzzle for people, then the sign-in goes on by itself. */
export default function CaptchaDialog({ onSolved, onClose }: CaptchaDialogProps) {
  const { t } = useTranslation(['captcha', 'common'])
  const { state, check, renew } = useCaptcha(onSolved)
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={t('title')} description={t('text')}>
      <div className={css.content}>
        {state.phase === 'pause' && <Pause until={state.until} />}
        {state.phase === 'failed' && (
          <Banner tone="danger" action={<Button onClick={renew}>{t('common:error.retry')}</Button>}>
            {state.message}
          </Banner>
        )}
        {state.phase !== 'pause' && state.phase !== 'failed' && (
          <CaptchaPuzzle state={state} onCheck={check} onRenew={renew} />
        )}
        <p className={css.note}>{t('unseen')}</p>
      </div>
    </Dialog>
  )
}

function Pause({ until }: { until: number }) {
  const { t } = useTranslation('captcha')
  const left = countdown(until - useNow())
  return (
    <Banner tone="warning">
      <span role="timer">{t('pause', { time: left.unit === 'clock' ? left.text : '0:00' })}</span>
    </Banner>
  )
}
