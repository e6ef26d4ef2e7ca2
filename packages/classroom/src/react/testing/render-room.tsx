/** Puts one person's room on the test's screen. */
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { Classroom, type ClassroomProps } from '../room/classroom.tsx'
import { createFakeBoard } from './fake-board.ts'
import { createMemoryRoom, type MemoryPerson, type MemoryRoom } from '../../adapters/local/memory-room.ts'
import { liTeacher } from './people.ts'
import { createFakeRtc } from './fake-rtc.ts'

// Menus and panels are fetched when they are wanted; no test is about how long that takes.
configure({ asyncUtilTimeout: 15_000 })
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** A class that is running, with the teacher in it. */
export function liveRoom(...options: Parameters<typeof createMemoryRoom>): MemoryRoom {
  const room = createMemoryRoom(...options)
  room.act(liTeacher, { type: 'enter' })
  room.act(liTeacher, { type: 'start' })
  return room
}

export function renderRoom(
  room: MemoryRoom,
  person: MemoryPerson,
  props: Partial<ClassroomProps> = {},
  rtc = createFakeRtc(),
) {
  const channel = room.join(person)
  const board = createFakeBoard()
  const view = render(<Classroom {...props} ports={{ channel, rtc, board }} />)
  return { user: userEvent.setup(), channel, rtc, board, view }
}
