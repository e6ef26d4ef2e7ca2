import { expect, it } from 'vitest'
import { codeOnItsWay, readSentCode, sentCode } from './sent-code.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const sent = sentCode({ mobile: '138****0003', expiresInSeconds: 300, nextInSeconds: 60 }, noon)

it('is good for five minutes; another one can be asked for after one', () =>
  expect(sent).toEqual({ mobile: '138****0003', expiresAt: noon + 300_000, nextAt: noon + 60_000 }))

it.each([
  ['a reload keeps it', JSON.stringify(sent), noon + 299_999, sent],
  ['not when it is no longer good', JSON.stringify(sent), noon + 300_000, null],
  ['nor what has no times', '{"mobile":"138****0003"}', noon, null],
  ['nor what cannot be read', '{"mobile":', noon, null],
  ['nor what was never sent', null, noon, null],
] as const)('%s', (_, stored, now, code) => expect(readSentCode(stored, now)).toEqual(code))

it('knows of a code that was asked for elsewhere how long it is good', () => {
  const refusal = { mobile: '138****0003', retryAfterSeconds: 45 }
  expect(codeOnItsWay(refusal, noon)).toEqual({
    mobile: '138****0003',
    nextAt: noon + 45_000,
    expiresAt: noon + 285_000,
  })
})
