import { expect, it } from 'vitest'
import { besides, fieldChanges, onTopOf } from './field-changes.ts'

const base = { name: 'Mia', phone: '1', parent: '', isListed: true }
const mine = { ...base, name: 'Mia R', parent: 'Rosa' }
const theirs = { ...base, name: 'Mia Rossi', phone: '2' }

it('a field that others changed is shown with both values, and whether anything was typed there', () => {
  expect(fieldChanges(base, mine, theirs)).toEqual([
    { name: 'name', theirs: 'Mia Rossi', mine: 'Mia R', isTyped: true },
    { name: 'phone', theirs: '2', mine: '1', isTyped: false },
  ])
})

it('a field in which both wrote the same is no conflict', () => {
  expect(fieldChanges(base, { ...mine, name: 'Mia Rossi', phone: '2' }, theirs)).toEqual([])
})

it('keeping mine keeps what was typed and reverts nothing else of theirs', () => {
  expect(onTopOf(base, mine, theirs)).toEqual({ name: 'Mia R', phone: '2', parent: 'Rosa', isListed: true })
})

it('taking theirs keeps what was typed where they changed nothing', () => {
  expect(besides(base, mine, theirs)).toEqual({ name: 'Mia Rossi', phone: '2', parent: 'Rosa', isListed: true })
})
