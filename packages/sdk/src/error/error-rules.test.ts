import { describe, expect, it } from 'vitest'
import { AccountError, ApiError, HttpError, NetworkError, TimeoutError } from './api-error.ts'
import { describeError, isSilentError } from './describe-error.ts'
import { errorRule } from './error-rules.ts'
import { errorSentence, errorSentences } from './error-sentences.ts'
import * as errorCodes from '../generated/error-codes.ts'
import { LANGUAGES } from './language.ts'

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join()

const apiError = (code: number, message = '') => new ApiError(code, message, null, 'req')

describe('rules of the error catalogue', () => {
  it.each([50021, 50023])('code %i is passed through and asks for a forced sign-in', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'resolve', needsForcedLogin: true })
  })
  it.each([-1, 401])('code %i is shown and resolves', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'resolve', isSilent: false, needsForcedLogin: false })
  })
  it('only notSignedIn ends the session', () => {
    const ending = Object.values(errorCodes).filter((code) => errorRule(code).endsSession)
    expect(ending).toEqual([401])
  })
  it('a query of a file conversion that gives -1 resolves and shows nothing', () => {
    expect(errorRule(-1, '/api-tch/fileOperate/queryIwTransCode')).toMatchObject({ outcome: 'resolve', isSilent: true })
  })
  it.each([30036, 30012])('code %i rejects and shows nothing', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'reject', isSilent: true })
    expect(isSilentError(apiError(code))).toBe(true)
  })
  it.each([403, 30004, 99_999])('code %i rejects and is shown', (code) => {
    expect(errorRule(code)).toMatchObject({ outcome: 'reject', isSilent: false })
  })
})

describe('error sentences', () => {
  it('an error shows the sentence of the server, or Error-{code} when there is none', () => {
    expect(describeError(apiError(30004, '你已被老师移出教室'), 'en-US')).toBe('你已被老师移出教室')
    expect(describeError(apiError(30004), 'zh-CN')).toBe('Error-30004')
  })
  it.each([
    [new NetworkError('req', null), 'Network failure, check the network connection'],
    [new TimeoutError('req', null), 'System interface request timed out'],
    [new HttpError(502, '', 'req'), 'System interface 502 abnormal'],
    [new AccountError('user-info-missing'), 'Verification failed, please log in again'],
    [new AccountError('roles-missing'), 'Role information cannot be empty'],
  ])('%s shows the sentence of the product document', (error, sentence) => {
    expect(describeError(error, 'en-US')).toBe(sentence)
    const said = LANGUAGES.map((language) => describeError(error, language))
    expect(new Set(said).size).toBe(3)
  })
  it('every code has a sentence in three languages, with the same placeholders', () => {
    for (const code of Object.values(errorCodes)) {
      const said = LANGUAGES.map((language) => errorSentences[code][language])
      expect(said.every((sentence) => sentence.length > 0)).toBe(true)
      expect(new Set(said).size).toBe(3)
      expect(new Set(said.map(placeholdersIn)).size).toBe(1)
    }
  })
  it('a text of more than one sentence ends with its punctuation mark', () => {
    const texts = Object.values(errorSentences).flatMap((sentence) => Object.values(sentence))
    const open = texts.filter((text) => /。.|[.?] [A-Z]/u.test(text) && !/[.?。？]$/u.test(text))
    expect(open).toEqual([])
  })
  it('a sentence about a limit names the seconds to wait', () => {
    expect(errorSentence(50003, 'en-US', { retryAfterSeconds: 60 })).toBe('Too many attempts. Try again in 60 s.')
  })
})
