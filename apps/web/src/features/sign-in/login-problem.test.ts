import { expect, it } from 'vitest'
import { loginProblem, type LoginFailure } from './login-problem.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const ticket = 'signed-ticket'
const devices = [
  {
    device: { kind: 'computer', browser: 'Chrome', system: 'Windows', model: null },
    lastSeenAt: '2026-11-20T11:00:00Z',
  },
]
const tell = (failure: LoginFailure) => loginProblem(failure, 'Their sentence', noon)

it.each([
  ['a wrong password', { code: 50001, data: null }, { kind: 'wrong-password' }],
  ['a wrong code', { code: 50004, data: null }, { kind: 'wrong-code' }],
  ['a wrong code of the app', { code: 50014, data: null }, { kind: 'wrong-step', message: 'Their sentence' }],
  ['a captcha to solve', { code: 50002, data: null }, { kind: 'captcha-required', askedAt: noon }],
  [
    'a number that no phone can have',
    { code: 400, data: { issues: [{ path: 'mobile', code: 'not-a-phone', message: '' }] } },
    { kind: 'invalid-phone' },
  ],
  [
    'where the account is signed in, and how to go on',
    { code: 50021, data: { ticket, devices } },
    { kind: 'elsewhere', ticket, devices },
  ],
  [
    'that a new device must be proven',
    { code: 50005, data: { ticket, mobile: '138****0003' } },
    { kind: 'code-needed', operation: 'verifyDevice', ticket, mobile: '138****0003', ways: ['smsCode'] },
  ],
  [
    'that a second step is needed, and the ways there are',
    { code: 50006, data: { ticket, mobile: '138****0003', ways: ['totp', 'smsCode'] } },
    { kind: 'code-needed', operation: 'twoFactor', ticket, mobile: '138****0003', ways: ['totp', 'smsCode'] },
  ],
  [
    'WeChat of nobody yet',
    { code: 50007, data: { ticket, nickname: '安娜' } },
    { kind: 'wechat-unknown', ticket, nickname: '安娜' },
  ],
  [
    'a question that was answered too late',
    { code: 50023, data: null },
    { kind: 'too-late', message: 'Their sentence' },
  ],
  ['a code that came too late', { code: 50008, data: null }, { kind: 'too-late', message: 'Their sentence' }],
  [
    'a username that is too long, at its field',
    { code: 400, data: { issues: [{ path: 'username', code: 'too_big', message: '' }] } },
    { kind: 'too-long', field: 'username' },
  ],
  [
    'a password that is too long, at its field',
    { code: 400, data: { issues: [{ path: 'password', code: 'too_big', message: '' }] } },
    { kind: 'too-long', field: 'password' },
  ],
  [
    'a field that is wrong in another way in the server’s words',
    { code: 400, data: { issues: [{ path: 'username', code: 'invalid_type', message: '' }] } },
    { kind: 'other', message: 'Their sentence' },
  ],
  ['anything else in the server’s words', { code: 500, data: null }, { kind: 'other', message: 'Their sentence' }],
] as const)('tells %s', (_, failure, problem) => expect(tell(failure as LoginFailure)).toEqual(problem))

it.each([50003, 429])('says until when %i closes the door', (code) =>
  expect(tell({ code, data: { retryAfterSeconds: 90 } })).toEqual({
    kind: 'too-many-attempts',
    until: noon + 90_000,
  }),
)
