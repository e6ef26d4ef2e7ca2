import { Banner, Button, Dialog } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countdown } from '../time/countdown.ts'
import { useNow } from '../time/use-now.ts'
import * as css from './captcha-dialog.css.ts'
import { CaptchaPuzzle } from './captcha-puzzle.tsx'
import { CaptchaWithoutPicture } from './captcha-without-picture.tsx'
import { useCaptcha } from './use-captcha.ts'

export interface CaptchaDialogProps {
  /** The sign-in can be sent again, with this text. */
  onSolved: (captchaVerification: string) => void
  onClose: () => void
}

/** After several wrong passwords: a puzzle for people, then the sign-in goes on by itself. */
export default function CaptchaDialog({ onSolved, onClose }: CaptchaDialogProps) {
  const { t } = useTranslation(['captcha', 'common'])
  const [isWithoutPicture, setIsWithoutPicture] = useState(false)
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={t('title')} description={t('text')}>
      {isWithoutPicture ? (
        <CaptchaWithoutPicture onSolved={onSolved} onBack={() => setIsWithoutPicture(false)} />
      ) : (
        <WithPicture onSolved={onSolved} onGiveUp={() => setIsWithoutPicture(true)} />
      )}
    </Dialog>
  )
}

function WithPicture({ onSolved, onGiveUp }: { onSolved: CaptchaDialogProps['onSolved']; onGiveUp: () => void }) {
  const { t } = useTranslation(['captcha', 'common'])
  const { state, check, renew } = useCaptcha(onSolved)
  return (
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
      <p className={css.note}>
        {t('unseen')}{' '}
        <Button tone="quiet" size="sm" onClick={onGiveUp}>
          {t('withoutPicture')}
        </Button>
      </p>
    </div>
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
