import { ApiError, errorCodes, type FailureDetail, NetworkError } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { callProblem } from './call-problem.ts'

const fields = {
  ofCode: { [errorCodes.wrongSmsCode]: 'smsCode', [errorCodes.phoneTaken]: 'mobile' },
  inInput: ['mobile', 'smsCode'],
} as const
const noon = Date.UTC(2026, 10, 20, 12)
const problem = (error: unknown) => callProblem<'mobile' | 'smsCode'>(error, fields, { language: 'en-US', now: noon })
const refused = (code: number, message: string, data: FailureDetail | null = null) =>
  new ApiError(code, message, data, 'request')

it.each([
  ['a wrong code at the code', refused(50004, 'Wrong code'), 'smsCode', 'Wrong code'],
  ['a phone of somebody else at the phone', refused(30101, 'Taken'), 'mobile', 'Taken'],
  ['what the form has no field for, to the form', refused(30108, 'No phone'), null, 'No phone'],
  [
    'a broken line, to the form',
    new NetworkError('request', null),
    null,
    'Network failure, check the network connection',
  ],
] as const)('says %s', (_, error, field, message) => expect(problem(error)).toEqual({ field, message, until: null }))

it('leaves the words to the page where a field is in a wrong form', () => {
  const issues = [{ path: 'mobile', code: 'not-a-phone', message: 'There is no such phone number' }]
  expect(problem(refused(400, 'Invalid input', { issues }))).toEqual({
    field: 'mobile',
    message: '',
    issue: 'not-a-phone',
    until: null,
  })
})

it('says what is wrong with a field at that field where the code is about it', () => {
  const issues = [{ path: 'mobile', code: 'imitates-role', message: 'It reads like a role' }]
  expect(problem(refused(30135, 'Not a role', { issues }))).toMatchObject({ field: 'mobile', message: 'Not a role' })
})

it.each([429, 50003])('says until when %i holds', (code) =>
  expect(problem(refused(code, 'Wait', { retryAfterSeconds: 90 })).until).toBe(noon + 90_000),
)

it.each([
  [30113, 'code-just-sent'],
  [30114, 'too-many-codes'],
  [30134, 'texts-used-up'],
  [429, 'tries'],
] as const)('says what %i waits for', (code, wait) =>
  expect(problem(refused(code, 'Wait', { retryAfterSeconds: 90 })).wait).toBe(wait),
)
