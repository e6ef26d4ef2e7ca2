import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, teacher } from '../../../test/test-room.ts'
import { testStroke } from '../../../test/test-stroke.ts'
import { PAGE_MAX_BYTES, STROKE_MAX_BYTES } from '../board/board-types.ts'
import { decide } from './decide.ts'
import { eventSize, logAfter } from './event-size.ts'
import { LOG_MAX_BYTES, shareOf, STUDENT_LOG_MAX_BYTES, STUDENTS_LOG_MAX_BYTES } from './log-size.ts'
import type { Actor, LogSize, RoomCommand, RoomState } from './room-types.ts'
import { boardFill } from './board-fill.ts'

const draw: RoomCommand = { type: 'board.addStroke', pageId: 'page-1', strokeId: 'new', bytes: testStroke() }
const say: RoomCommand = { type: 'say', text: '你好' }
const addPage: RoomCommand = { type: 'board.addPage', pageId: 'page-2', background: 'white' }

/** A class in which Anna holds the pen and the log weighs this much. */
function roomWith(log: Partial<LogSize>): RoomState {
  const test = liveRoom()
  test.ask(teacher, { type: 'grantBoard', userId: anna.userId, allowed: true })
  test.ask(teacher, { ...draw, strokeId: 'old' } as RoomCommand)
  return { ...test.room, log: { ...test.room.log, ...log } }
}
function refusal(room: RoomState, actor: Actor, command: RoomCommand) {
  const decision = decide(room, command, actor, 0)
  return 'refused' in decision ? decision.refused : null
}

describe('the weight of a log', () => {
  it('[R41] is the sum of its events, and what each student said and drew', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'grantBoard', userId: anna.userId, allowed: true })
    test.ask(anna, draw)
    test.ask(anna, say)
    test.ask(teacher, say)
    const ofAnna = test.events.filter(
      ({ by, type }) => by === 'anna' && (type === 'chatSent' || type === 'board.strokeAdded'),
    )
    const sum = (events: typeof test.events) => events.reduce((total, event) => total + eventSize(event), 0)
    expect(test.room.log.bytes).toBe(sum(test.events))
    expect(test.room.log.byStudent).toEqual({ anna: sum(ofAnna) })
  })

  it('[R41] a full log refuses ink and words; erasing, clearing, turning and teaching go on', () => {
    const room = roomWith({ bytes: LOG_MAX_BYTES })
    expect(refusal(room, teacher, draw)).toBe('log-full')
    expect(refusal(room, teacher, say)).toBe('log-full')
    for (const command of [
      addPage,
      { type: 'board.erase', pageId: 'page-1', strokeIds: ['old'] },
      { type: 'board.clearPage', pageId: 'page-1' },
      { type: 'board.undo' },
      { type: 'muteAll', muted: true },
    ] satisfies RoomCommand[]) {
      expect(refusal(room, teacher, command)).toBeNull()
    }
    expect(refusal(room, ben, { type: 'raiseHand' })).toBeNull()
  })

  it('[R41] a student who has used the share of one is refused; others are not', () => {
    const room = roomWith({ byStudent: { anna: STUDENT_LOG_MAX_BYTES } })
    expect(refusal(room, anna, draw)).toBe('share-used')
    expect(refusal(room, anna, say)).toBe('share-used')
    expect(refusal(room, ben, say)).toBeNull()
    expect(refusal(room, teacher, draw)).toBeNull()
  })

  it('[R41] all students together leave half of the log to the teacher', () => {
    const many = Math.ceil(STUDENTS_LOG_MAX_BYTES / STUDENT_LOG_MAX_BYTES)
    const byStudent = Object.fromEntries(
      Array.from({ length: many }, (_, no) => [`student-${no}`, STUDENT_LOG_MAX_BYTES]),
    )
    const room = roomWith({ bytes: STUDENTS_LOG_MAX_BYTES, byStudent })
    expect(refusal(room, ben, say)).toBe('log-full')
    expect(refusal(room, teacher, say)).toBeNull()
  })

  it('[R41] a person may be called like a property of every object', () => {
    const room = roomWith({})
    expect(shareOf(room, 'constructor')).toBe(0)
    expect(logAfter(room, { type: 'classStarted', seq: 1, at: 0, by: '__proto__', id: 'c' }).byStudent).toEqual({})
  })
})

describe('a limit that comes near', () => {
  const withPage = (sizeBytes: number): RoomState => {
    const room = roomWith({})
    return { ...room, board: { ...room.board, pages: room.board.pages.map((page) => ({ ...page, sizeBytes })) } }
  }

  it.each([
    [0.79, null],
    [0.8, { of: 'page', percent: 80 }],
    [0.97, { of: 'page', percent: 95 }],
    [1, { of: 'page', percent: 100 }],
  ] as const)('[R40] of a page that is used to %d is told as %j', (share, told) => {
    expect(boardFill(withPage(Math.ceil(PAGE_MAX_BYTES * share)), 'teacher')).toEqual(told)
  })

  it('[R41] of a student is told to this student only', () => {
    const room = roomWith({ byStudent: { anna: STUDENT_LOG_MAX_BYTES * 0.9 } })
    expect(boardFill(room, 'anna')).toEqual({ of: 'share', percent: 90 })
    expect(boardFill(room, 'teacher')).toBeNull()
  })

  it('[R41] of the log is told before that of a page', () => {
    expect(boardFill(roomWith({ bytes: LOG_MAX_BYTES * 0.86 }), 'teacher')).toEqual({ of: 'log', percent: 85 })
  })

  it('[R40] is told long before a stroke is refused', () => {
    expect(PAGE_MAX_BYTES * 0.2).toBeGreaterThan(10 * STROKE_MAX_BYTES)
  })
})
