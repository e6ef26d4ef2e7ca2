import { Tooltip } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { type SignalLevel, useNetworkQuality } from '../hooks/use-network.ts'
import * as css from './top-bar.css.ts'

const lit: Readonly<Record<SignalLevel, number>> = { unknown: 0, none: 0, poor: 1, fair: 2, good: 3 }

/** The network as bars and a word, never as a colour alone. */
export function Signal() {
  const t = useTranslate()
  const { level, roundTripMs, lossPercent } = useNetworkQuality()
  const name = t('signal.label', { quality: t(`signal.${level}`) })
  const details =
    roundTripMs === null
      ? name
      : t('signal.details', { ms: Math.round(roundTripMs), loss: Math.round(lossPercent ?? 0) })
  return (
    <Tooltip content={details} side="bottom">
      <button type="button" className={css.signal} data-level={level} aria-label={name}>
        <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden>
          {[0, 1, 2].map((bar) => (
            <rect
              key={bar}
              className={css.signalBar}
              data-lit={bar < lit[level]}
              x={1 + bar * 6}
              y={10 - bar * 4}
              width="4"
              height={5 + bar * 4}
              rx="1.5"
            />
          ))}
        </svg>
        <span className={css.signalWord}>{t(`signal.${level}`)}</span>
      </button>
    </Tooltip>
  )
}
