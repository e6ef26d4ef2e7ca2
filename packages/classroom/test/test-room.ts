/** A room with people in it, for tests of the rules: the room in memory, with a clock that only the test moves. */
import type { Clock } from '../src/adapters/local/clock.ts'
import type { EpochMs } from '../src/core/room/ids.ts'
import { createMemoryRoom, memoryLesson } from '../src/adapters/local/memory-room.ts'
import type {
  Actor,
  RefusalCode,
  RoomCommand,
  RoomEvent,
  RoomSettings,
  RoomState,
} from '../src/core/room/room-types.ts'

export const noon: EpochMs = Date.UTC(2026, 10, 20, 12)
export const seconds = (count: number) => count * 1_000
export const minutes = (count: number) => count * 60_000

export const system: Actor = { userId: 'system', role: 'system', name: 'system' }
export const teacher: Actor = { userId: 'teacher', role: 'teacher', name: 'Li Wei' }
export const anna: Actor = { userId: 'anna', role: 'student', name: 'Anna' }
export const ben: Actor = { userId: 'ben', role: 'student', name: 'Ben' }
export const chika: Actor = { userId: 'chika', role: 'student', name: 'Chika' }

/** A lesson from noon to ten to one. */
export const lesson = (change: Partial<RoomSettings> = {}): RoomSettings =>
  memoryLesson(noon, { roomId: 'lesson-7', title: 'HSK 2 · At the market', ...change })

export interface TestRoom {
  readonly room: RoomState
  readonly now: EpochMs
  readonly events: readonly RoomEvent[]
  /** Carries a command out and returns what happened. Fails the test when the room refuses. */
  ask(actor: Actor, command: RoomCommand): readonly RoomEvent[]
  /** The code with which the room refuses; null when it does not. */
  refusal(actor: Actor, command: RoomCommand): RefusalCode | null
  enter(...people: Actor[]): void
  wait(ms: number): void
}

/** Only `wait` moves the time of a test, and no tick comes by itself. */
const stoppedClock: Clock = { now: () => noon, after: () => () => {} }

/** An open room at `now`, by default when the lesson is due. Nobody is in it yet. */
export function openRoom(change: Partial<RoomSettings> = {}, now: EpochMs = noon): TestRoom {
  const memory = createMemoryRoom({ settings: lesson(change), start: now, clock: stoppedClock })
  const { submit } = memory
  const test: TestRoom = {
    get room() {
      return memory.getState()
    },
    get now() {
      return memory.now()
    },
    events: memory.events,
    ask(actor, command) {
      const submission = submit(actor, command)
      if (submission.refused !== undefined) throw new Error(`${command.type}: ${submission.refused}`)
      return submission.events
    },
    refusal: (actor, command) => submit(actor, command).refused ?? null,
    enter(...people) {
      for (const person of people) test.ask(person, { type: 'enter' })
    },
    wait: memory.advance,
  }
  return test
}

/** A class that has started, with the teacher and these students in it. */
export function liveRoom(students: readonly Actor[] = [anna, ben], change: Partial<RoomSettings> = {}): TestRoom {
  const test = openRoom(change)
  test.enter(teacher, ...students)
  test.ask(teacher, { type: 'start' })
  return test
}

/** A live class with this student on stage. */
export function stageRoom(onStage: Actor = anna, students: readonly Actor[] = [anna, ben]): TestRoom {
  const test = liveRoom(students)
  bringOnStage(test, onStage)
  return test
}

export function bringOnStage(test: TestRoom, student: Actor): readonly RoomEvent[] {
  test.ask(teacher, { type: 'invite', userId: student.userId, to: 'stage' })
  return test.ask(student, { type: 'answerInvite', accept: true })
}

export const typesOf = (events: readonly RoomEvent[]) => events.map((event) => event.type)
