import { expect, it } from 'vitest'
import { profileChange, profileGaps } from './profile-change.ts'

const saved = { name: 'Anna Kowalska', nickname: 'Anna', introduction: '喜欢汉字', birthday: '' }

it.each([
  ['nothing, while nothing was typed', {}, null],
  ['only what differs', { nickname: '小安' }, { nickname: '小安' }],
  ['a birthday when there is one', { birthday: '2015-04-12' }, { birthday: '2015-04-12' }],
])('sends %s', (_, typed, change) => expect(profileChange(saved, { ...saved, ...typed })).toEqual(change))

it('sends that a birthday is taken back', () =>
  expect(profileChange({ ...saved, birthday: '2015-04-12' }, saved)).toEqual({ birthday: '' }))

it('wants a name, a nickname and a few words; spaces are none', () => {
  expect(profileGaps(saved, saved)).toEqual([])
  expect(profileGaps(saved, { ...saved, name: ' ', introduction: '' })).toEqual(['name', 'introduction'])
})

it('does not ask somebody without an introduction to write one for a new nickname', () => {
  const silent = { ...saved, introduction: '' }
  expect(profileGaps(silent, { ...silent, nickname: '小安' })).toEqual([])
  expect(profileChange(silent, { ...silent, introduction: '  ' })).toBeNull()
})
