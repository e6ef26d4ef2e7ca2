import { expect, it } from 'vitest'
import { type Column, gridAct } from './grid-keys.ts'

const press = (key: string, column: Column, row = 1) => gridAct({ key, cell: { row, column }, rows: 3 })
const typing = (key: string, isAtStart: boolean, isAtEnd: boolean) =>
  gridAct({ key, cell: { row: 1, column: 'comment' }, rows: 3, field: { isAtStart, isAtEnd } })

it.each([
  ['ArrowUp', 'speaking', { move: { row: 0, column: 'speaking' } }],
  ['ArrowDown', 'speaking', { move: { row: 2, column: 'speaking' } }],
  ['ArrowLeft', 'speaking', { move: { row: 1, column: 'listening' } }],
  ['ArrowRight', 'speaking', { move: { row: 1, column: 'participation' } }],
  ['4', 'speaking', { stars: 4 }],
  ['6', 'speaking', null],
  ['4', 'attendance', null],
  ['c', 'name', { move: { row: 1, column: 'comment' } }],
  ['L', 'listening', { attendance: 'late' }],
  ['p', 'attendance', { attendance: 'present' }],
  ['Tab', 'attendance', null],
] as const)('%s in the column %s does %j', (key, column, act) => expect(press(key, column)).toEqual(act))

it('the edges of the grid hold', () => {
  expect([press('ArrowUp', 'name', 0), press('ArrowDown', 'name', 2), press('ArrowLeft', 'name')]).toEqual([
    null,
    null,
    null,
  ])
})

it('a comment of several lines keeps its letters and its caret, and is left at its ends, and by Escape', () => {
  expect([typing('a', false, false), typing('3', false, true), typing('ArrowLeft', false, true)]).toEqual([
    null,
    null,
    null,
  ])
  expect(typing('ArrowLeft', true, false)).toEqual({ move: { row: 1, column: 'participation' } })
  expect([typing('ArrowUp', false, true), typing('ArrowDown', true, false)]).toEqual([null, null])
  expect(typing('ArrowUp', true, false)).toEqual({ move: { row: 0, column: 'comment' } })
  expect(typing('ArrowDown', false, true)).toEqual({ move: { row: 2, column: 'comment' } })
  expect(typing('Escape', false, false)).toEqual({ move: { row: 1, column: 'participation' } })
})
