import { expect, it } from 'vitest'
import { browserKind } from './browser-kind.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

it.each([
  [
    'Chrome on Windows',
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
    0,
    'chromium',
  ],
  ['Edge', `${windows} AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 0, 'chromium'],
  ['Safari on a Mac', `${mac} Version/18.0 Safari/605.1.15`, 0, 'safariMac'],
  ['an iPad that says it is a Mac', `${mac} Version/18.0 Safari/605.1.15`, 5, 'ios'],
  ['Chrome on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148', 5, 'ios'],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile', 5, 'android'],
  ['Firefox', `${windows.replace(')', '; rv:140.0)')} Gecko/20100101 Firefox/140.0`, 0, 'firefox'],
  ['something else', 'curl/8', 0, null],
] as const)('knows %s', (_, userAgent, maxTouchPoints, kind) => {
  expect(browserKind(userAgent, maxTouchPoints)).toBe(kind)
})
