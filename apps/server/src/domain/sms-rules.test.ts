import { describe, expect, it } from 'vitest'
import { type CodeRequest, type CodeSent, smsDenial } from './sms-rules.ts'

const now = 1_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const owner: CodeRequest = { operation: 'login', asker: 'laptop', network: 'home', isFamiliar: true }
const newPhone: CodeRequest = { operation: 'login', asker: 'new phone', network: 'café', isFamiliar: false }
const stranger = (no: number, network = `network ${no}`): CodeRequest => ({
  operation: 'login',
  asker: `device ${no}`,
  network,
  isFamiliar: false,
})
const sent = (by: CodeRequest & Partial<CodeSent>, count: number, ago: number): CodeSent[] =>
  Array.from({ length: count }, (_, i) => ({ isUsed: false, ...by, at: now - ago - (count - i) }))
const strangers = (count: number, ago: number, network?: string): CodeSent[] =>
  Array.from({ length: count }, (_, i) => ({ ...stranger(i, network), isUsed: false, at: now - ago - (count - i) }))
const times = (count: number, ago: number) => Array.from({ length: count }, (_, i) => now - ago - (count - i))

describe.each([
  ['a known device', owner],
  ['a new one', newPhone],
])('%s', (_, asker) => {
  it.each([
    ['the first code', [], false, null],
    ['one a minute', sent(asker, 1, 19_999), true, { reason: 'code-just-sent', retryAfterSeconds: 40 }],
    ['another after a minute', sent(asker, 1, MINUTE), false, null],
    ['another at once when the last one was used', sent({ ...asker, isUsed: true }, 1, 0), false, null],
    ['one for something else at once', sent({ ...asker, operation: 'twoFactor' }, 1, 0), false, null],
    ['no captcha after three for something else', sent({ ...asker, operation: 'twoFactor' }, 3, 0), false, null],
    [
      'a captcha after six a day for anything',
      sent({ ...asker, operation: 'twoFactor' }, 6, 0),
      false,
      { reason: 'captcha-required' },
    ],
    ['a captcha after three a day', sent(asker, 3, MINUTE), false, { reason: 'captcha-required' }],
    ['a fourth with a captcha', sent(asker, 3, MINUTE), true, null],
    ['others tomorrow', sent(asker, 10, 24 * HOUR), false, null],
  ])('%s', (__, toPhone, captchaPassed, denial) => {
    expect(smsDenial(toPhone, [], asker, captchaPassed, now)).toEqual(denial)
  })
})

describe('strangers who name somebody’s number', () => {
  const tomorrow = { reason: 'too-many-codes', retryAfterSeconds: 23 * 60 * 60 }

  it('leave a known device of its owner alone, whatever they do', () => {
    expect(smsDenial([...strangers(500, HOUR), ...strangers(5, 0)], [], owner, false, now)).toBeNull()
  })

  it('make a new device of its owner solve a captcha, as soon as there are two', () => {
    expect(smsDenial(strangers(1, HOUR), [], newPhone, false, now)).toBeNull()
    expect(smsDenial(strangers(2, HOUR), [], newPhone, false, now)).toEqual({ reason: 'captcha-required' })
    expect(smsDenial(strangers(2, HOUR), [], newPhone, true, now)).toBeNull()
  })

  it('do not make it wait for their minute', () => {
    expect(smsDenial(strangers(1, 0), [], newPhone, false, now)).toBeNull()
  })

  it('have eight a day from one network, whichever devices they make up', () => {
    expect(smsDenial(strangers(8, HOUR, 'café'), [], stranger(99, 'café'), true, now)).toEqual(tomorrow)
    expect(smsDenial(strangers(8, HOUR, 'café'), [], stranger(99, 'library'), true, now)).toBeNull()
  })

  it('wait for the minute of their network, whichever devices they make up', () => {
    expect(smsDenial(strangers(1, 0, 'café'), [], stranger(99, 'café'), true, now)).toMatchObject({
      reason: 'too-often',
    })
  })

  it('have twenty-four a day from everywhere: a phone does not ring all day', () => {
    expect(smsDenial(strangers(23, HOUR), [], stranger(99), true, now)).toBeNull()
    expect(smsDenial(strangers(24, HOUR), [], stranger(99), true, now)).toEqual(tomorrow)
  })
})

it('known devices have ten a day each, and twenty together', () => {
  const many = Array.from({ length: 20 }, (_, i) => ({
    ...owner,
    asker: `made up ${i}`,
    isUsed: false,
    at: now - HOUR - 20 + i,
  }))
  expect(smsDenial(many, [], owner, true, now)).toMatchObject({ reason: 'too-many-codes' })
  expect(smsDenial(many.slice(1), [], owner, false, now)).toBeNull()
  expect(smsDenial(sent(owner, 10, HOUR), [], owner, true, now)).toMatchObject({ reason: 'too-many-codes' })
})

it.each([
  ['a class behind one address', 39, false, null],
  ['a captcha after forty an hour from one address', 40, false, { reason: 'captcha-required' }],
  ['two hundred an hour from one address', 200, true, { reason: 'too-often', retryAfterSeconds: 60 }],
] as const)('%s', (_, count, captchaPassed, denial) => {
  const ago = count === 200 ? 59 * MINUTE : MINUTE
  expect(smsDenial([], times(count, ago), owner, captchaPassed, now)).toEqual(denial)
})
