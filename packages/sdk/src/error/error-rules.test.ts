import { describe, expect, it } from 'vitest'
import { AccountError, ApiError, HttpError, NetworkError, TimeoutError } from './api-error.ts'
import { describeError, isSilentError } from './describe-error.ts'
import { errorRule } from './error-rules.ts'
import { errorSentence, errorSentences } from './error-sentences.ts'
import * as errorCodes from '../generated/error-codes.ts'
import { LANGUAGES } from './language.ts'

const apiError = (code: number, message = '') => new ApiError(code, message, null, 'req')

describe('rules of the error catalogue', () => {
  it.each([50021, 50023])('%i is passed through and asks for a forced login', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'resolve', needsForcedLogin: true })
  })
  it.each([-1, 401])('%i is shown and resolves', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'resolve', isSilent: false, needsForcedLogin: false })
  })
  it('only 401 ends the session', () => {
    const ending = Object.values(errorCodes).filter((code) => errorRule(code).endsSession)
    expect(ending).toEqual([401])
  })
  it('a file-transcode query with -1 resolves without a word', () => {
    expect(errorRule(-1, '/api-tch/fileOperate/queryIwTransCode')).toMatchObject({ outcome: 'resolve', isSilent: true })
  })
  it.each([30036, 30012])('%i rejects and shows nothing', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'reject', isSilent: true })
    expect(isSilentError(apiError(code))).toBe(true)
  })
  it.each([403, 30004, 99_999])('%i rejects and is shown', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'reject', isSilent: false })
  })
})

describe('sentences', () => {
  it('are the server’s own when it gives one, else Error-{code}', () => {
    expect(describeError(apiError(30004, '你已被老师移出教室'), 'en-US')).toBe('你已被老师移出教室')
    expect(describeError(apiError(30004), 'zh-CN')).toBe('Error-30004')
  })
  it.each([
    [new NetworkError('req', null), 'Network failure, check the network connection'],
    [new TimeoutError('req', null), 'System interface request timed out'],
    [new HttpError(502, '', 'req'), 'System interface 502 abnormal'],
    [new AccountError('user-info-missing'), 'Verification failed, please log in again'],
    [new AccountError('roles-missing'), 'Role information cannot be empty'],
  ])('%s is said in the words of the product document', (error, sentence) => {
    expect(describeError(error, 'en-US')).toBe(sentence)
    const said = LANGUAGES.map((language) => describeError(error, language))
    expect(new Set(said).size).toBe(3)
  })
  it('exist for every code in three languages', () => {
    for (const code of Object.values(errorCodes)) {
      const said = LANGUAGES.map((language) => errorSentences[code][language])
      expect(said.every((sentence) => sentence.length > 0)).toBe(true)
      expect(new Set(said).size).toBe(3)
    }
  })
  it('name the seconds to wait', () => {
    expect(errorSentence(50003, 'en-US', { retryAfterSeconds: 60 })).toBe('Too many attempts, try again in 60 s')
  })
})
