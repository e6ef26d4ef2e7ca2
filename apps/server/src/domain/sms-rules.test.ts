import { expect, it } from 'vitest'
import { smsDenial } from './sms-rules.ts'

const now = 1_000_000_000
const MINUTE = 60_000
const sent = (count: number, ago: number) => Array.from({ length: count }, (_, i) => now - ago - (count - i))

it.each([
  ['the first code', [], [], false, null],
  ['one a minute', [now - 20_000], [], true, { reason: 'too-often', retryAfterSeconds: 40 }],
  ['another after a minute', [now - MINUTE], [], false, null],
  ['a captcha after three a day', sent(3, MINUTE), [], false, { reason: 'captcha-required' }],
  ['a fourth with a captcha', sent(3, MINUTE), [], true, null],
  ['ten a day', sent(10, 60 * MINUTE), [], true, { reason: 'too-often', retryAfterSeconds: 23 * 60 * 60 }],
  ['others tomorrow', sent(10, 24 * 60 * MINUTE), [], false, null],
  ['a class behind one address', [], sent(39, MINUTE), false, null],
  ['a captcha after forty an hour from one address', [], sent(40, MINUTE), false, { reason: 'captcha-required' }],
  [
    'two hundred an hour from one address',
    [],
    sent(200, 59 * MINUTE),
    true,
    { reason: 'too-often', retryAfterSeconds: 60 },
  ],
])('%s', (_, toPhone, fromAddress, captchaPassed, denial) => {
  expect(smsDenial(toPhone, fromAddress, captchaPassed, now)).toEqual(denial)
})
