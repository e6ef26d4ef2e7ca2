import { Banner, Button, Dialog, Progress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { waitText } from '../time/countdown.ts'
import { useNow } from '../time/use-now.ts'
import * as css from './captcha-dialog.css.ts'
import { useCaptchaWork } from './use-captcha-work.ts'

export interface CaptchaDialogProps {
  /** Called with the text with which the call can be repeated. */
  onSolved: (captchaVerification: string) => void
  onClose: () => void
}

/** The device calculates for some seconds, then what was asked for goes on by itself: a sign-in, a code, an enquiry. */
export default function CaptchaDialog({ onSolved, onClose }: CaptchaDialogProps) {
  const { t } = useTranslation(['captcha', 'common'])
  const { state, again } = useCaptchaWork(onSolved)
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={t('title')} description={t('text')}>
      <div className={css.content}>
        {state.phase === 'pause' && <Pause until={state.until} />}
        {state.phase === 'failed' && (
          <Banner tone="danger" action={<Button onClick={again}>{t('common:error.retry')}</Button>}>
            {state.message || t('failed')}
          </Banner>
        )}
        {state.phase !== 'pause' && state.phase !== 'failed' && (
          <>
            <Progress label={t('working')} value={state.phase === 'working' ? Math.round(100 * state.part) : 100} />
            <output className={css.status}>
              {state.phase === 'working' ? t('how') : t(state.phase === 'solved' ? 'done' : 'checking')}
            </output>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Pause({ until }: { until: number }) {
  const { t, i18n } = useTranslation('captcha')
  const leftMs = until - useNow()
  return (
    <Banner tone="warning">
      <span role="timer">{t('pause', { time: waitText(leftMs, i18n.language) })}</span>
    </Banner>
  )
}
