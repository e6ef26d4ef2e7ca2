import { expect, it } from 'vitest'
import { createMemoryRoom } from '../adapters/local/memory-room.ts'
import { USUAL_RULES } from '../core/room/rules/room-rules.ts'
import { createShownPage } from './shown-page.ts'

const paper = { color: 'white', lines: 'none', cells: 8, hasPinyin: false } as const
const li = { userId: 'teacher', name: 'Li', role: 'teacher' } as const

/** A class on its second page of three. */
function open({ lookBack = true } = {}) {
  const room = createMemoryRoom({ settings: { rules: { ...USUAL_RULES, lookBack } } })
  const anna = room.join({ userId: 'anna', name: 'Anna', role: 'student' })
  room.act(li, { type: 'enter' })
  room.act(li, { type: 'start' })
  const pages = ['two', 'three'].map((pageId) => ({ pageId, paper }))
  room.act(li, { type: 'board.addPages', afterId: 'page-1', pages })
  room.act(li, { type: 'board.turnPage', pageId: 'two' })
  return { room, shown: createShownPage(anna) }
}

it('[R80] a student looks back at a page, and never ahead', () => {
  const { shown } = open()
  shown.choosePage('page-1')
  expect([shown.shownPage().id, shown.isElsewhere()]).toEqual(['page-1', true])
  shown.choosePage('three')
  expect([shown.shownPage().id, shown.isElsewhere(), shown.isChoiceLost()]).toEqual(['two', false, true])
})

it('[R80] looking back ends with the pen, and when the teacher or the school says so', () => {
  const { room, shown } = open()
  shown.choosePage('page-1')
  room.act(li, { type: 'grantBoard', userId: 'anna', allowed: true })
  expect([shown.shownPage().id, shown.isChoiceLost()]).toEqual(['two', true])
  room.act(li, { type: 'grantBoard', userId: 'anna', allowed: false })
  expect(shown.shownPage().id).toBe('page-1')
  room.act(li, { type: 'setLookBack', allowed: false })
  expect(shown.shownPage().id).toBe('two')
  const strict = open({ lookBack: false })
  strict.shown.choosePage('page-1')
  expect(strict.shown.shownPage().id).toBe('two')
})
