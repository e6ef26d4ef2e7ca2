import { describe, expect, it } from 'vitest'
import { anna, lesson, liveRoom, openRoom, system, teacher, type TestRoom } from '../../../../../test/test-room.ts'
import { paperOf } from '../../../board/paper.ts'
import { decodeKeyframe, encodeKeyframe } from '../../../live/keyframe.ts'
import { mayLookBack, pagesTurnedTo } from '../../rules/look-back-rules.ts'
import { USUAL_RULES } from '../../rules/room-rules.ts'

const paper = { color: 'white', lines: 'none', cells: 8, hasPinyin: false } as const
const seen = ({ room }: Pick<TestRoom, 'room'>) => pagesTurnedTo(room.board).map(({ id }) => id)
const turn = (test: TestRoom, pageId: string) => test.ask(teacher, { type: 'board.turnPage', pageId })
const addPages = (test: TestRoom, ...pageIds: string[]) =>
  test.ask(teacher, { type: 'board.addPages', afterId: 'page-1', pages: pageIds.map((pageId) => ({ pageId, paper })) })

describe('looking back', () => {
  it('[R80] reaches the pages that the class has been on, in their order, and none that is only prepared', () => {
    const test = liveRoom()
    addPages(test, 'two', 'three', 'four')
    expect(seen(test)).toEqual(['page-1'])
    turn(test, 'three')
    turn(test, 'two')
    expect(seen(test)).toEqual(['page-1', 'two', 'three'])
    test.ask(teacher, { type: 'board.removePage', pageId: 'two' })
    turn(test, 'page-1')
    expect(seen(test)).toEqual(['page-1', 'three'])
  })

  it('[R80] is known to a person who comes late, and older keyframes know the page the class is on', () => {
    const test = liveRoom()
    addPages(test, 'two')
    turn(test, 'two')
    test.ask(teacher, { type: 'setLookBack', allowed: false })
    const late = decodeKeyframe(encodeKeyframe(test.room))
    expect(late?.board).toEqual(test.room.board)
    const { turnedTo: _turnedTo, lookBack: _lookBack, ...older } = test.room.board
    expect(seen({ room: { ...test.room, board: older } })).toEqual(['two'])
  })

  it('[R80] begins as the school decided, until the teacher says otherwise in class', () => {
    const test = liveRoom([anna], { rules: { ...USUAL_RULES, lookBack: false } })
    expect(mayLookBack(test.room)).toBe(false)
    expect(test.refusal(anna, { type: 'setLookBack', allowed: true })).toBe('teacher-only')
    test.ask(teacher, { type: 'setLookBack', allowed: true })
    expect(mayLookBack(test.room)).toBe(true)
    expect(test.ask(teacher, { type: 'setLookBack', allowed: true })).toEqual([])
  })
})

describe('redo', () => {
  it('[R64] redo leads the class to the pages that it puts in again', () => {
    const test = liveRoom()
    addPages(test, 'two', 'three')
    turn(test, 'two')
    test.ask(teacher, { type: 'board.undo' })
    expect(test.room.board.currentPageId).toBe('page-1')
    test.ask(teacher, { type: 'board.redo' })
    expect(test.room.board.currentPageId).toBe('two')
  })

  it('[R64] redo keeps the class on its page when it takes another page out again', () => {
    const test = liveRoom()
    addPages(test, 'two', 'three')
    test.ask(teacher, { type: 'board.removePage', pageId: 'three' })
    test.ask(teacher, { type: 'board.undo' })
    test.ask(teacher, { type: 'board.redo' })
    expect(test.room.board.currentPageId).toBe('page-1')
  })
})

describe('the first page', () => {
  const firstPaper = ({ room }: TestRoom) => paperOf(room.board.pages[0] ?? { background: 'black' })

  it('[R81] has the paper of the school when the room opens, and keeps its own later', () => {
    const test = openRoom({ rules: { ...USUAL_RULES, defaultPaper: 'mizige' } })
    expect(firstPaper(test)).toEqual({ color: 'cream', lines: 'mi', cells: 8, hasPinyin: false })
    test.ask(system, { type: 'open', settings: lesson({ rules: { ...USUAL_RULES, defaultPaper: 'green' } }) })
    expect(firstPaper(test)).toMatchObject({ color: 'cream' })
  })

  it('[R81] is white where no school has decided, and an older log stays as it was', () => {
    const test = openRoom()
    expect(test.events.map(({ type }) => type)).toEqual(['roomOpened'])
    expect(firstPaper(test)).toMatchObject({ color: 'white', lines: 'none' })
  })
})
