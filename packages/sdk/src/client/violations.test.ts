import { describe, expect, it } from 'vitest'
import { ProfileChange, RatingRequest, SmsCodeRequest, TeacherFeedbackRequest } from '../schemas.ts'
import { violationsOf } from './violations.ts'

const rating = { lessonId: 'les_1', score: 4 }

describe('violations of the contract', () => {
  it('violations of the contract are none for a value that fits', () => {
    expect(violationsOf(RatingRequest, { ...rating, comment: '很有意思' })).toEqual([])
  })

  it('violations of the contract say how many characters a text may have, and count characters instead of UTF-16 units', () => {
    expect(violationsOf(RatingRequest, { ...rating, comment: '😀'.repeat(200) })).toEqual([])
    expect(violationsOf(RatingRequest, { ...rating, comment: '好'.repeat(201) })).toEqual([
      { path: 'comment', kind: 'too-long', limit: 200 },
    ])
  })

  it.each(['', '   ', undefined])('violations of the contract call a required text that is %j missing', (mobile) => {
    const request = { operation: 'login', zone: '86', mobile, captchaVerification: '' }
    expect(violationsOf(SmsCodeRequest, request)).toEqual([{ path: 'mobile', kind: 'missing', limit: null }])
  })

  it('violations of the contract name the bound of a number', () => {
    expect(violationsOf(RatingRequest, { ...rating, score: 0 })).toEqual([
      { path: 'score', kind: 'too-small', limit: 1 },
    ])
    expect(violationsOf(RatingRequest, { ...rating, score: 6 })).toEqual([
      { path: 'score', kind: 'too-large', limit: 5 },
    ])
  })

  it('violations of the contract say of a text with a pattern or a format only that its form is wrong', () => {
    expect(violationsOf(ProfileChange, { birthday: '2010-02-30' })).toEqual([
      { path: 'birthday', kind: 'wrong-form', limit: null },
    ])
  })

  it('violations of the contract name a field once, and a list by how many entries it may have', () => {
    const optionIds = Array.from({ length: 21 }, (_, index) => `opt_${index}`)
    expect(violationsOf(TeacherFeedbackRequest, { lessonId: 'les_1', optionIds, content: '' })).toEqual([
      { path: 'optionIds', kind: 'too-long', limit: 20 },
    ])
    expect(violationsOf(ProfileChange, { name: '' })).toEqual([{ path: 'name', kind: 'missing', limit: null }])
  })
})
