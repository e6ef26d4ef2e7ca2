import { Popover } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useMedia } from '../hooks/use-media.ts'
import { WifiOffIcon } from '../shared/icons.ts'
import { lateContent } from '../shared/late-notice.tsx'
import * as css from './network.css.ts'

const NetworkCard = lateContent(() => import('./network-card.tsx').then((module) => module.NetworkCard))

/** Says in the top bar that less is shown or sent, and leads to the reason and to what can be done. [R32] */
export function NetworkChip() {
  const t = useTranslate()
  const { network, sending } = useMedia()
  if (network.step === 'full' && sending === 'big') return null
  const word = network.step === 'full' ? null : t(`network.${network.step}`)
  const label = word === null ? t('signal.poor') : t('network.chip', { step: word })
  return (
    <Popover
      label={label}
      side="bottom"
      trigger={
        <button type="button" className={css.chip} aria-label={label}>
          <WifiOffIcon size={14} aria-hidden />
          <span className={css.word}>{word ?? label}</span>
        </button>
      }
    >
      <NetworkCard />
    </Popover>
  )
}
