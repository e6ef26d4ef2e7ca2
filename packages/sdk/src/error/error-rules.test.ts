import { describe, expect, it } from 'vitest'
import { AccountError, ApiError, HttpError, NetworkError, TimeoutError } from './api-error.ts'
import { describeError, isSilentError } from './describe-error.ts'
import { errorRule } from './error-rules.ts'
import { errorSentence, errorSentences } from './error-sentences.ts'
import * as errorCodes from '../generated/error-codes.ts'
import { type Language, LANGUAGES } from './language.ts'
import { waitText } from './wait-text.ts'

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
    expect(describeError(apiError(30004, '你已被移出'), 'en-US')).toBe('你已被移出')
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
  it.each([
    [1, 'in 1 second', '1 秒后', '1 秒後'],
    [40, 'in 40 seconds', '40 秒后', '40 秒後'],
    [119, 'in 119 seconds', '119 秒后', '119 秒後'],
    [120, 'in about 2 minutes', '约 2 分钟后', '約 2 分後'],
    [3_601, 'in about 61 minutes', '约 61 分钟后', '約 61 分後'],
    [17_280, 'in about 5 hours', '约 5 小时后', '約 5 時間後'],
    [86_400, 'in about 24 hours', '约 24 小时后', '約 24 時間後'],
    [undefined, 'later', '稍后', 'しばらく後'],
  ])('a wait of %s s is said as people say it', (seconds, english, chinese, japanese) => {
    const said = (['en-US', 'zh-CN', 'ja-JP'] as const).map((language) => waitText(seconds, language))
    expect(said).toEqual([english, chinese, japanese])
  })
  it('a sentence about a limit says how long to wait', () => {
    const said = (seconds: number, language: Language) => errorSentence(50003, language, { retryAfterSeconds: seconds })
    expect(said(40, 'en-US')).toBe('Too many attempts. Try again in 40 seconds.')
    expect(said(17_280, 'en-US')).toBe('Too many attempts. Try again in about 5 hours.')
    expect(said(17_280, 'zh-CN')).toBe('尝试次数过多，约 5 小时后可再试')
    expect(said(17_280, 'ja-JP')).toBe('試行回数が多すぎます。約 5 時間後にもう一度お試しください。')
  })
})
