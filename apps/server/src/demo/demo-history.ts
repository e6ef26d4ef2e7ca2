/** A class that has already been held, told through the room's own rules, so that its record is a real one. */
import {
  type Actor,
  type BoardCommand,
  createRoomLog,
  emptyRoom,
  type EpochMs,
  type RoomCommand,
  type RoomEvent,
  type RoomState,
} from '@hwjy/classroom/core'
import { MINUTE_MS } from '../domain/durations.ts'
import type { Lesson } from '../domain/timetable/lesson.ts'
import { roomSettings } from '../domain/rooms/room-settings.ts'
import { systemActor } from '../live/room-actor.ts'
import { demoStrokes } from './demo-board.ts'
import { demoClassTools } from './demo-class-tools.ts'
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'

// When each student came, in minutes from the start; who is missing here was absent.
const ARRIVALS: Readonly<Record<string, number>> = {
  usr_anna: -4,
  usr_ben: -2,
  usr_chika: -1,
  usr_diego: 7,
  usr_emma: 0,
  usr_grace: -3,
}

const TALK: readonly (readonly [who: string, minute: number, text: string])[] = [
  ['usr_anna', -3, '老师好！'],
  ['usr_chika', 0, '大家好'],
  ['usr_diego', 8, '对不起，我迟到了'],
  ['usr_ben', 14, '“喝茶”的“喝”怎么写？'],
  ['usr_grace', 22, '我想喝咖啡，可以吗？😀'],
  ['usr_emma', 30, '明白了，谢谢老师'],
  ['usr_anna', 43, '老师再见！'],
]

export function demoHistory(lesson: Lesson): { events: RoomEvent[]; room: RoomState } {
  const log = createRoomLog(emptyRoom())
  const events: RoomEvent[] = []
  const teacher = actorOf(DEMO_PEOPLE.find(({ id }) => id === lesson.teacher.id))
  const at = (minute: number): EpochMs => lesson.startsAt + Math.round(minute * MINUTE_MS)

  const happenings: [minute: number, who: Actor, command: RoomCommand][] = [
    [-8, systemActor, { type: 'open', settings: roomSettings(lesson) }],
    [-6, teacher, { type: 'enter' }],
    [0, teacher, { type: 'start' }],
    [5, teacher, { type: 'board.addPage', pageId: 'words', background: 'tianzige' } satisfies BoardCommand],
    [45, teacher, { type: 'end', reason: 'teacher' }],
  ]
  for (const [index, bytes] of demoStrokes().entries()) {
    const command: BoardCommand = { type: 'board.addStroke', pageId: 'words', strokeId: `word-${index}`, bytes }
    happenings.push([6 + index / 4, teacher, command])
  }
  for (const person of DEMO_PEOPLE) {
    const minute = ARRIVALS[person.id]
    if (minute === undefined) continue
    const student = actorOf(person)
    happenings.push([minute, student, { type: 'enter' }])
    happenings.push([12, student, { type: 'raiseHand' }], [13, teacher, { type: 'acceptHand', userId: person.id }])
    happenings.push([13, student, { type: 'reportMedia', media: { mic: true } }])
    happenings.push([14 + (student.userId.length % 3), student, { type: 'reportMedia', media: { mic: false } }])
    happenings.push([16, teacher, { type: 'hangUp', userId: person.id }])
  }
  for (const [minute, who, command] of demoClassTools(lesson.id, lesson.teacher.id)) {
    happenings.push([minute, actorOf(DEMO_PEOPLE.find(({ id }) => id === who)), command])
  }
  for (const [who, minute, text] of TALK) {
    happenings.push([minute, actorOf(DEMO_PEOPLE.find(({ id }) => id === who)), { type: 'say', text }])
  }

  // Sorting keeps the order of equals, so who enters in a minute enters before they speak in it.
  happenings.sort(([a], [b]) => a - b)
  for (const [index, [minute, who, command]] of happenings.entries()) {
    events.push(...log.submit(command, who, `demo-${lesson.id}-${index}`, at(minute)).events)
  }
  return { events, room: log.room }
}

function actorOf(person: DemoPerson | undefined): Actor {
  if (!person) throw new Error('the demo school has no such person')
  return { userId: person.id, role: person.role, name: person.name }
}
