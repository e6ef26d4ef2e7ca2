import { Button } from '@hwjy/ui'
import { useMedia } from '../hooks/use-media.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './network.css.ts'
import { speakingWords } from './speaking-words.ts'

/** Explains a weak network as it is now, and the way to stay there or to try everything again. [R32] */
export function NetworkCard() {
  const t = useWords(speakingWords)
  const { network, sending, saveData } = useMedia()
  const { step, isSaving } = network
  return (
    <div className={css.card}>
      <h2 className={css.title}>
        {step === 'full' ? t('network.title') : t('network.chip', { step: t(`network.${step}`) })}
      </h2>
      {step !== 'full' && <p className={css.text}>{t(`network.${step}Text`)}</p>}
      {sending !== 'big' && (
        <p className={css.text}>{t(sending === 'none' ? 'network.sendingNone' : 'network.sendingSmall')}</p>
      )}
      {isSaving && <p className={css.text}>{t('network.saving')}</p>}
      <div className={css.actions}>
        {!isSaving && step !== 'full' && (
          <Button size="sm" onClick={() => saveData(true)}>
            {t('network.save')}
          </Button>
        )}
        <Button size="sm" tone="primary" onClick={() => saveData(false)}>
          {t('network.tryFull')}
        </Button>
      </div>
    </div>
  )
}
