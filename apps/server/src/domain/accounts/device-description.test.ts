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
  [
    'Safari on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { kind: 'tablet', browser: 'Safari', system: 'iOS', model: 'iPad' },
  ],
  [
    'Chrome on a Samsung tablet',
    `Mozilla/5.0 (Linux; Android 13; SM-X710) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    { kind: 'tablet', browser: 'Chrome', system: 'Android', model: 'Samsung SM-X710' },
  ],
  [
    'the browser of a Xiaomi phone',
    `Mozilla/5.0 (Linux; U; Android 14; zh-cn; 23127PN0CC Build/UKQ1) ${webKit} Version/4.0 Chrome/109.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/17.8`,
    { kind: 'phone', browser: 'MIUI Browser', system: 'Android', model: 'Xiaomi 23127PN0CC' },
  ],
  [
    'Firefox on Android, which tells no model',
    'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    { kind: 'phone', browser: 'Firefox', system: 'Android', model: null },
  ],
  [
    'Chrome on a Chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    { kind: 'computer', browser: 'Chrome', system: 'ChromeOS', model: null },
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

it('knows the model of a Samsung phone whose browser tells it in the other header', () =>
  expect(describeDevice(userAgentWithModel(android, '"SM-S921B"'))).toMatchObject({ model: 'Samsung SM-S921B' }))

it('takes a model as it is written, whatever signs it has', () =>
  expect(userAgentWithModel('(Android 10; K)', `"$' $&"`)).toBe(`(Android 10; $' $&)`))

it('reads no further than a browser needs to name itself', () =>
  expect(describeDevice(`Mozilla/5.0 (${';'.repeat(20_000)}`)).toMatchObject({ model: null }))

it('cuts what is longer than anybody needs', () => expect(userAgentWithModel('x'.repeat(999), '')).toHaveLength(300))
