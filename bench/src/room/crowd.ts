import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { RoomCommand } from '@hwjy/classroom/core'
import type { BenchPerson } from '../server/seed-school.ts'
import { joinReceiveTimes } from './receive-times.ts'
import type { FromCrowd, Harvest, ToCrowd } from './crowd-messages.ts'

const PROCESSES = 2

export interface Crowd {
  readonly size: number
  enter(server: string, lessonId: string, people: readonly BenchPerson[]): Promise<void>
  listen(url: string): Promise<void>
  /** A student does something; when it was sent and that it was acknowledged comes with the harvest. */
  act(member: number, id: string, command: RoomCommand): void
  /** A frame that nothing acknowledges. */
  send(member: number, frame: Uint8Array): void
  /** Waits for everything under way. @throws when a command was refused or a member was sent away */
  harvest(): Promise<Harvest>
  leave(): Promise<void>
  stop(): void
}

export function startCrowd(size: number): Crowd {
  const each = size / PROCESSES
  const halves = Array.from({ length: PROCESSES }, () =>
    fork(new URL('./crowd-process.ts', import.meta.url), {
      execArgv: ['--conditions=source'],
      serialization: 'advanced',
    }),
  )
  const tell = (half: ChildProcess | undefined, message: ToCrowd) => void half?.send(message)
  const ask = async (half: ChildProcess, message: ToCrowd): Promise<Harvest | null> => {
    const answered = once(half, 'message') as Promise<[FromCrowd]>
    tell(half, message)
    const [answer] = await answered
    if (!answer.ok) throw new Error(answer.error)
    return answer.harvest
  }
  const askAll = (message: (half: number) => ToCrowd) => Promise.all(halves.map((half, i) => ask(half, message(i))))
  const placeOf = (member: number) => ({ half: halves[Math.floor(member / each)], member: member % each })

  return {
    size,
    async enter(server, lessonId, people) {
      await askAll((half) => ({ op: 'enter', server, lessonId, people: people.slice(half * each, (half + 1) * each) }))
    },
    async listen(url) {
      await askAll(() => ({ op: 'listen', url, count: each }))
    },
    act(anybody, id, command) {
      const { half, member } = placeOf(anybody)
      tell(half, { op: 'act', member, id, command })
    },
    send(anybody, frame) {
      const { half, member } = placeOf(anybody)
      tell(half, { op: 'send', member, frame })
    },
    async harvest() {
      // All commands of one half must be acknowledged before the other half stops listening.
      await askAll(() => ({ op: 'settle' }))
      const parts = (await askAll(() => ({ op: 'harvest' }))).filter((part) => part !== null)
      const receiveTimes = joinReceiveTimes(
        parts.map((part) => part.receiveTimes),
        parts.map(() => each),
      )
      return { receiveTimes, sent: new Map(parts.flatMap(({ sent }) => [...sent])) }
    },
    async leave() {
      await askAll(() => ({ op: 'leave' }))
    },
    stop() {
      for (const half of halves) half.disconnect()
    },
  }
}
