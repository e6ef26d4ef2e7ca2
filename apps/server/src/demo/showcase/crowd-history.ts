/** A class with many students that has been held, told through the room's own rules. */
import {
  type Actor,
  createRoomLog,
  emptyRoom,
  type RoomCommand,
  type RoomEvent,
  type RoomState,
} from '@hwjy/classroom/core'
import { MINUTE_MS } from '../../domain/durations.ts'
import { roomSettings } from '../../domain/rooms/room-settings.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { systemActor } from '../../live/room-actor.ts'

/** One in nine did not come, one in seven of the others was late. */
const ABSENT_EVERY = 9
const LATE_EVERY = 7

export function crowdHistory(
  lesson: Lesson,
  students: readonly { id: string; name: string }[],
): { events: RoomEvent[]; room: RoomState } {
  const log = createRoomLog(emptyRoom())
  const teacher: Actor = { userId: lesson.teacher.id, role: 'teacher', name: lesson.teacher.name }
  const came = students.filter((_, index) => index % ABSENT_EVERY !== ABSENT_EVERY - 1)
  const entries = came.map(({ id, name }, index): [number, Actor, RoomCommand] => [
    index % LATE_EVERY === LATE_EVERY - 1 ? 8 : -5 + (index % 5),
    { userId: id, role: 'student', name },
    { type: 'enter' },
  ])
  const happenings: [minute: number, who: Actor, command: RoomCommand][] = [
    [-8, systemActor, { type: 'open', settings: roomSettings(lesson) }],
    [-6, teacher, { type: 'enter' }],
    ...entries,
    [0, teacher, { type: 'start' }],
    [45, teacher, { type: 'end', reason: 'teacher' }],
  ]
  happenings.sort(([a], [b]) => a - b)
  const events = happenings.flatMap(
    ([minute, who, command], index) =>
      log.submit(command, who, `demo-${lesson.id}-${index}`, lesson.startsAt + minute * MINUTE_MS).events,
  )
  return { events, room: log.room }
}
