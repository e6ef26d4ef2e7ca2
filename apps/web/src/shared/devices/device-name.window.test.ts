import type { DeviceDescription } from '@hwjy/sdk'
import { beforeAll, expect, it } from 'vitest'
import { i18n, loadWords, startI18n } from '../i18n/i18n.ts'
import { deviceName } from './device-name.ts'

beforeAll(async () => {
  await startI18n()
  await loadWords(['devices'])
})
const device = (known: Partial<DeviceDescription>): DeviceDescription => ({
  kind: 'unknown',
  browser: null,
  system: null,
  model: null,
  ...known,
})

it.each([
  ['browser and system', { browser: 'Chrome', system: 'Linux' }, 'Chrome on Linux'],
  [
    'the model, which says more than its system',
    { browser: 'Safari', system: 'iOS', model: 'iPhone' },
    'Safari on iPhone',
  ],
  ['the half that is known', { system: 'Android' }, 'Android'],
  ['nothing that is known', {}, 'Unknown device'],
])('a device is named by %s', (_, known, name) =>
  expect(deviceName(device(known), i18n.getFixedT('en-US', 'devices'))).toBe(name),
)
