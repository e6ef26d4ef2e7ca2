import { describe, expect, it } from 'vitest'
import { type CodeRequest, type CodeSent, isAlarming, smsDenial, textDenial, type TextOfDay } from './sms-rules.ts'

const now = 1_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const owner: CodeRequest = { operation: 'login', asker: 'laptop', network: 'home', standing: 'known-device' }
const newPhone: CodeRequest = { operation: 'login', asker: 'new phone', network: 'café', standing: 'unknown-device' }
const stranger = (no: number, network = `network ${no}`): CodeRequest => ({
  operation: 'login',
  asker: `device ${no}`,
  network,
  standing: 'unknown-device',
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

it('a known device has ten a day for one purpose and twenty in all, which nothing else takes away', () => {
  const forAll = (count: number) =>
    sent(owner, count, HOUR).map((code, i) => ({ ...code, operation: i % 2 === 0 ? 'login' : 'twoFactor' }))
  expect(smsDenial(sent(owner, 10, HOUR), [], owner, true, now)).toMatchObject({ reason: 'too-many-codes' })
  expect(smsDenial(forAll(18), [], owner, true, now)).toBeNull()
  expect(smsDenial(forAll(20), [], { ...owner, operation: 'confirm' }, true, now)).toMatchObject({
    reason: 'too-many-codes',
  })
  const thief: CodeRequest = { ...owner, asker: 'made up', standing: 'proven' }
  expect(smsDenial(sent(thief, 20, HOUR), [], owner, false, now)).toBeNull()
  expect(smsDenial(sent(thief, 20, HOUR), [], { ...thief, asker: 'another' }, true, now)).toMatchObject({
    reason: 'too-many-codes',
  })
})

describe('strangers behind one address', () => {
  it.each([
    ['are a class up to forty an hour', 39, false, null],
    ['solve a captcha after forty', 40, false, { reason: 'captcha-required' }],
    ['wait after two hundred', 200, true, { reason: 'too-often', retryAfterSeconds: 60 }],
  ] as const)('%s', (_, count, captchaPassed, denial) => {
    const ago = count === 200 ? 59 * MINUTE : MINUTE
    expect(smsDenial([], times(count, ago), newPhone, captchaPassed, now)).toEqual(denial)
  })

  it('leave a known device there alone', () => {
    expect(smsDenial([], times(200, MINUTE), owner, false, now)).toBeNull()
  })
})

describe('all texts of a day', () => {
  const text = (no: number, change: Partial<TextOfDay> = {}): TextOfDay => ({
    phone: { zone: '86', mobile: String(13_800_000_000 + no * 10_000) },
    country: 'CN',
    standing: 'unknown-device',
    accountId: null,
    ...change,
  })
  const went = (count: number, change: Partial<TextOfDay> = {}) =>
    Array.from({ length: count }, (_, i) => ({ ...text(i, change), at: now - 1_000 }))
  const known = text(9_999, { standing: 'known-device' })

  it('one account sends six to numbers that are not its own', () => {
    const change = { accountId: 'anna', country: 'JP' }
    expect(textDenial(went(5, change), text(7, change), 2_000, now)).toBeNull()
    expect(textDenial(went(6, change), text(7, change), 2_000, now)).toMatchObject({ of: 'account' })
    expect(textDenial(went(6, change), text(7, { accountId: 'ben' }), 2_000, now)).toBeNull()
  })

  it('numbers that differ in their last four digits have forty', () => {
    const { phone } = text(1)
    expect(textDenial(went(40, { phone }), text(1), 2_000, now)).toMatchObject({ of: 'prefix' })
    expect(textDenial(went(40, { phone }), text(2), 2_000, now)).toBeNull()
  })

  it('a country has five hundred', () => {
    expect(textDenial(went(500), text(600), 4_000, now)).toMatchObject({ of: 'country' })
    expect(textDenial(went(500), text(600, { country: 'JP' }), 4_000, now)).toBeNull()
  })

  it('strangers have half of the day, and what they used up is not taken from a known device', () => {
    expect(textDenial(went(100), text(600), 200, now)).toMatchObject({ reason: 'texts-used-up', of: 'school' })
    expect(textDenial(went(100), known, 200, now)).toBeNull()
    expect(textDenial(went(200, { standing: 'proven' }), known, 200, now)).toMatchObject({ of: 'school' })
  })

  it('says when the next one can go', () => {
    expect(textDenial(went(6, { accountId: 'anna' }), text(7, { accountId: 'anna' }), 2_000, now)).toEqual({
      reason: 'texts-used-up',
      of: 'account',
      retryAfterSeconds: 4 * 60 * 60 - 1,
    })
  })

  it('alarm at a half and at nine tenths', () => {
    const alarming = Array.from({ length: 200 }, (_, i) => i + 1).filter((count) => isAlarming(count, 200))
    expect(alarming).toEqual([100, 180])
  })
})
