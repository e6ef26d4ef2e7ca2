import { expect, it } from 'vitest'
import { profileChange, profileGaps } from './profile-change.ts'

const saved = { name: 'Anna Kowalska', nickname: 'Anna', introduction: '喜欢汉字', birthday: '' }

it.each([
  ['nothing, while nothing was typed', {}, null],
  ['only what differs', { nickname: '小安' }, { nickname: '小安' }],
  ['a birthday when there is one', { birthday: '2015-04-12' }, { birthday: '2015-04-12' }],
  ['that the few words are taken back', { introduction: '  ' }, { introduction: '' }],
])('sends %s', (_, typed, change) => expect(profileChange(saved, { ...saved, ...typed })).toEqual(change))

it('sends that a birthday is taken back', () =>
  expect(profileChange({ ...saved, birthday: '2015-04-12' }, saved)).toEqual({ birthday: '' }))

it('wants a name and a nickname; spaces are none. A few words are for who likes to write them', () => {
  expect(profileGaps(saved)).toEqual([])
  expect(profileGaps({ ...saved, name: ' ', introduction: '' })).toEqual(['name'])
})

it('takes spaces for no words', () => {
  const silent = { ...saved, introduction: '' }
  expect(profileChange(silent, { ...silent, introduction: '  ' })).toBeNull()
})
