/** Puts one person's room on the test's screen. */
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach } from 'vitest'
import type { ClassroomPorts } from '../classroom-ports.ts'
import { Classroom, type ClassroomProps } from '../room/classroom.tsx'
import { createFakeBoard } from './fake-board.ts'
import { createMemoryRoom, type MemoryPerson, type MemoryRoom } from '../../adapters/local/memory-room.ts'
import { laterWordsCode } from '../i18n/labels.ts'
import { fetchLateViews } from '../shared/late-view.tsx'
import { liTeacher } from './people.ts'
import { createFakeRtc } from './fake-rtc.ts'

// The room has stood for a moment: what opens later is here.
await Promise.all([fetchLateViews(), laterWordsCode.load()])

// Menus and panels are fetched when they are wanted; no test is about how long that takes.
configure({ asyncUtilTimeout: 60_000 })
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
  more: Partial<ClassroomPorts> = {},
) {
  const channel = room.join(person)
  const board = createFakeBoard()
  const view = render(<Classroom {...props} ports={{ channel, rtc, board, ...more }} />)
  return { user: userEvent.setup(), channel, rtc, board, view }
}

/** The same with the chat open: the panel is closed when a person comes in. */
export function renderRoomWithChat(...given: Parameters<typeof renderRoom>) {
  const rendered = renderRoom(...given)
  fireEvent.click(screen.getByRole('button', { name: /^(?:Chat|聊天|チャット)/ }))
  return rendered
}
