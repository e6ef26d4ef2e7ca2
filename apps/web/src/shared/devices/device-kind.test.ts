import { expect, it } from 'vitest'
import { deviceKind } from './device-kind.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'

it.each([
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 10, 'desktop'],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`, 0, 'desktop'],
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 0, 'desktop'],
  ['an Android phone', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 5, 'mobile'],
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 15; SM-X710) ${chrome} Safari/537.36`, 5, 'mobile'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    5,
    'mobile',
  ],
  [
    'an iPad that asks for desktop pages',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
    5,
    'mobile',
  ],
  [
    'WeChat on HarmonyOS',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 Mobile HarmonyOS MicroMessenger',
    5,
    'mobile',
  ],
] as const)('takes %s for what it is', (_, userAgent, touchPoints, kind) => {
  expect(deviceKind(userAgent, touchPoints)).toBe(kind)
})
