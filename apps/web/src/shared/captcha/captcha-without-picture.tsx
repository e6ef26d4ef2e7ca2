import { Banner, Button, Progress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './captcha-dialog.css.ts'
import { useCaptchaWork } from './use-captcha-work.ts'

export interface CaptchaWithoutPictureProps {
  onSolved: (captchaVerification: string) => void
  onBack: () => void
}

/** For who cannot see the picture, or would rather wait: the device calculates for some seconds. */
export function CaptchaWithoutPicture({ onSolved, onBack }: CaptchaWithoutPictureProps) {
  const { t } = useTranslation(['captcha', 'common'])
  const { state, again } = useCaptchaWork(onSolved)
  return (
    <div className={css.work}>
      {state.phase === 'failed' ? (
        <Banner tone="danger" action={<Button onClick={again}>{t('common:error.retry')}</Button>}>
          {state.message || t('workFailed')}
        </Banner>
      ) : (
        <>
          <p>{t('workHow')}</p>
          <Progress label={t('working')} value={state.phase === 'working' ? Math.round(100 * state.part) : 100} />
          <output>{state.phase === 'working' ? '' : t(state.phase === 'solved' ? 'workDone' : 'checking')}</output>
        </>
      )}
      <div className={css.buttons}>
        <Button tone="quiet" onClick={onBack}>
          {t('withPicture')}
        </Button>
      </div>
    </div>
  )
}
