import type { DeviceDescription } from '@hwjy/sdk'
import type { TFunction } from 'i18next'

/** "Chrome on Linux", "Safari on iPhone"; the model says more than its system, and one half alone stands for itself. */
export function deviceName({ browser, system, model }: DeviceDescription, t: TFunction<'devices'>): string {
  const place = model ?? system
  if (browser !== null && place !== null) return t('on', { browser, place })
  return browser ?? place ?? t('unknown')
}
