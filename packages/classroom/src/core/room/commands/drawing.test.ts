import { expect, it } from 'vitest'
import { testStroke } from '../../../../test/test-stroke.ts'
import { anna, ben, liveRoom, openRoom, stageRoom, system, teacher } from '../../../../test/test-room.ts'
import type { BoardCommand } from './board.ts'

const draw = (strokeId: string): BoardCommand => ({
  type: 'board.addStroke',
  pageId: 'page-1',
  strokeId,
  bytes: testStroke(),
})

it('[R11] the teacher may draw always, a student only with the pen', () => {
  const test = stageRoom(anna)
  expect(test.refusal(teacher, draw('a'))).toBeNull()
  expect(test.refusal(anna, draw('b'))).toBeNull()
  expect(test.refusal(ben, draw('c'))).toBe('not-allowed-to-draw')
  expect(test.room.board.pages[0]?.strokeCount).toBe(2)
})

it('[R11] without the pen a student cannot undo either', () => {
  const test = stageRoom(anna)
  test.ask(anna, draw('a'))
  test.ask(teacher, { type: 'grantBoard', userId: 'anna', allowed: false })
  expect(test.refusal(anna, { type: 'board.undo' })).toBe('not-allowed-to-draw')
})

it.each<BoardCommand>([
  { type: 'board.clearPage', pageId: 'page-1' },
  { type: 'board.addPage', pageId: 'page-2', background: 'tianzige' },
  { type: 'board.deletePage', pageId: 'page-1' },
  { type: 'board.turnPage', pageId: 'page-1' },
  { type: 'board.setBackground', pageId: 'page-1', background: 'green' },
])('[R11] $type is the teacher’s, even while a student has the pen', (command) => {
  const test = stageRoom(anna)
  expect(test.refusal(anna, command)).toBe('teacher-only')
  expect(test.refusal(teacher, command)).not.toBe('teacher-only')
})

it('[R30] what was drawn stays when its author leaves', () => {
  const test = stageRoom(anna)
  test.ask(anna, draw('a'))
  test.ask(anna, { type: 'leave', reason: 'left' })
  expect(test.room.board.pages[0]?.strokeCount).toBe(1)
})

it('is for people who are here, and for the authority itself', () => {
  const test = openRoom()
  expect(test.refusal(teacher, draw('a'))).toBe('not-in-room')
  expect(test.refusal(system, draw('a'))).toBeNull()
  expect(liveRoom([]).refusal(anna, draw('a'))).toBe('not-in-room')
})
