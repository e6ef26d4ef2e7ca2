import { expect, it } from 'vitest'
import { introductionRule, profileChange } from './profile-change.ts'

const saved = { name: 'Anna Kowalska', nickname: 'Anna', introduction: '喜欢汉字', birthday: '' }

it.each([
  ['nothing, while nothing was typed', {}, null],
  ['only what differs', { nickname: '小安' }, { nickname: '小安' }],
  ['a birthday when there is one', { birthday: '2015-04-12' }, { birthday: '2015-04-12' }],
])('sends %s', (_, typed, change) => expect(profileChange(saved, { ...saved, ...typed })).toEqual(change))

it('sends that a birthday is taken back', () =>
  expect(profileChange({ ...saved, birthday: '2015-04-12' }, saved)).toEqual({ birthday: '' }))

it('asks for an introduction where there was one; spaces are none', () => {
  expect(introductionRule(saved, saved)).toEqual([])
  expect(introductionRule(saved, { ...saved, introduction: ' ' })).toEqual([
    { path: 'introduction', kind: 'missing', limit: null },
  ])
})

it('does not ask for an introduction where there was none', () => {
  const silent = { ...saved, introduction: '' }
  expect(introductionRule(silent, { ...silent, nickname: '小安' })).toEqual([])
  expect(profileChange(silent, { ...silent, introduction: '  ' })).toBeNull()
})
