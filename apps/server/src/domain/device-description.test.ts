import { expect, it } from 'vitest'
import { describeDevice, userAgentWithModel } from './device-description.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`

it.each([
  [
    'Chrome on Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    { kind: 'computer', browser: 'Chrome', system: 'Linux', model: null },
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    { kind: 'computer', browser: 'Edge', system: 'Windows', model: null },
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    { kind: 'computer', browser: 'Safari', system: 'macOS', model: null },
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { kind: 'phone', browser: 'Safari', system: 'iOS', model: 'iPhone' },
  ],
  ['Chrome on some Android phone', android, { kind: 'phone', browser: 'Chrome', system: 'Android', model: null }],
  [
    'WeChat on a Samsung phone',
    `Mozilla/5.0 (Linux; Android 13; SM-G9910 Build/TP1A; wv) ${webKit} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.42`,
    { kind: 'phone', browser: 'WeChat', system: 'Android', model: 'Samsung SM-G9910' },
  ],
  [
    'Huawei’s browser on HarmonyOS',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6) AppleWebKit/537.36 Chrome/114 HuaweiBrowser/15.0 Mobile Safari/537.36',
    { kind: 'phone', browser: 'Huawei Browser', system: 'HarmonyOS', model: 'Huawei NOH-AN00' },
  ],
  ['a program', 'node', { kind: 'unknown', browser: null, system: null, model: null }],
  ['who says nothing', '', { kind: 'unknown', browser: null, system: null, model: null }],
])('knows %s', (_, userAgent, known) => expect(describeDevice(userAgent)).toEqual(known))

it('knows the model of an Android phone whose browser tells it in the other header', () =>
  expect(describeDevice(userAgentWithModel(android, '"Pixel 8"'))).toMatchObject({ model: 'Google Pixel 8' }))

it('takes no model for an empty header, and nothing that would end the bracket', () => {
  expect(userAgentWithModel(android, '""')).toBe(android)
  expect(userAgentWithModel('(Android 10; K)', '"A); B"')).toBe('(Android 10; A B)')
})

it('cuts what is longer than anybody needs', () => expect(userAgentWithModel('x'.repeat(999), '')).toHaveLength(300))
