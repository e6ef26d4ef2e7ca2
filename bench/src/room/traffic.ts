/** Sends into a room of 200: the same amounts to our server and to the bare relay. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  decodeServerFrame,
  encodeEvents,
  encodeLiveInk,
  encodeReaction,
  POINT_STRIDE,
  type RoomCommand,
  type RoomEventBody,
  spokenQuestion,
  withSender,
} from '@hwjy/classroom/core'
import type { BenchPerson } from '../server/seed-school.ts'
import { inkKey } from './receive-times.ts'
import type { Crowd } from './crowd.ts'
import type { LiveClient } from './live-client.ts'
import { nowMs } from './now-ms.ts'

/** A client that sends to all others: the teacher in our room, or any client at the relay. */
export interface Sender {
  /** Five events about one student; resolves when all are acknowledged. Gives back when each was sent, by key. */
  controlRound(round: number): Promise<Map<string, number>>
  chat(no: number): void
  ink(frame: Uint8Array): void
  /** Resolves when all that was sent here has been passed on. */
  drain(): Promise<void>
  /** Keys of `chat`, when they were sent here and not by the crowd. */
  readonly chatSent: ReadonlyMap<string, number>
}

export interface Load {
  controlRounds: number
  seconds: number
}

const CONTROL_GAP_MS = 50
export const CHAT_PER_SECOND = 10
export const INK_PER_SECOND = 60
const POINTS_PER_FRAME = 2

/** Sends control events, one after the other. Gives back when each was sent, by key. */
export async function sendControl(sender: Sender, rounds: number): Promise<Map<string, number>> {
  const sent = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const [key, at] of await sender.controlRound(round)) sent.set(key, at)
  }
  return sent
}

/** Sends chat and live ink side by side. Gives back when each ink frame was sent, by key. */
export async function sendChatAndInk(sender: Sender, seconds: number): Promise<Map<string, number>> {
  const sent = new Map<string, number>()
  const inkFrames = seconds * INK_PER_SECOND
  const beginAt = nowMs()
  let chats = 0
  for (let frame = 0; frame < inkFrames; frame++) {
    const dueMs = (frame * 1_000) / INK_PER_SECOND
    await sleep(Math.max(0, beginAt + dueMs - nowMs()))
    if (chats * INK_PER_SECOND <= frame * CHAT_PER_SECOND) sender.chat(chats++)
    const first = frame * POINTS_PER_FRAME
    sent.set(inkKey(first), nowMs())
    sender.ink(liveInk(first))
  }
  return sent
}

/** The teacher asks a question of three answers. Gives back its id. */
export async function openQuiz(teacher: LiveClient): Promise<string> {
  const questions = [spokenQuestion(3, false, ['B'])]
  await teacher.act({ type: 'startPractice', kind: 'clicker', title: '', limitSeconds: 0, questions }, 'quiz')
  await teacher.drain()
  for (const { data } of teacher.received) {
    const message = decodeServerFrame(data)
    if (message?.t !== 'events') continue
    for (const event of message.events) if (event.type === 'practiceOpened') return event.practiceId
  }
  throw new Error('the quiz was not opened')
}

/** Every student answers once, evenly over the time, and reacts twice. */
export async function sendAnswersAndReactions(crowd: Crowd, practiceId: string, seconds: number): Promise<void> {
  const beginAt = nowMs()
  for (let member = 0; member < crowd.size; member++) {
    await sleep(Math.max(0, beginAt + (member * seconds * 1_000) / crowd.size - nowMs()))
    const keys = [[OPTIONS[member % OPTIONS.length] ?? 'A']] as const
    crowd.act(member, `answer-${member}`, { type: 'answerPractice', practiceId, keys })
    crowd.send(member, encodeReaction('👏'))
    crowd.send((member + crowd.size / 2) % crowd.size, encodeReaction('❤️'))
  }
}

const OPTIONS = ['A', 'B', 'C'] as const

/**
 * Our room: the teacher manages students whose hands are up, students talk, the teacher draws.
 * @param phase keeps the ids of what is sent apart from those of another phase
 */
export function roomSender(teacher: LiveClient, students: readonly BenchPerson[], crowd: Crowd, phase: string): Sender {
  const act = async (command: RoomCommand, id: string, sent: Map<string, number>) => {
    await sleep(CONTROL_GAP_MS)
    sent.set(id, nowMs())
    await teacher.act(command, id)
  }
  return {
    chatSent: new Map(),
    async controlRound(round) {
      const { userId = '' } = students[round] ?? {}
      const sent = new Map<string, number>()
      await act({ type: 'acceptHand', userId }, `${phase}-accept-${round}`, sent)
      await act({ type: 'hangUp', userId }, `${phase}-hang-up-${round}`, sent)
      await act({ type: 'mute', userId, muted: true }, `${phase}-mute-${round}`, sent)
      await act({ type: 'mute', userId, muted: false }, `${phase}-allow-${round}`, sent)
      await act({ type: 'camerasOff', off: round % 2 === 0 }, `${phase}-cameras-${round}`, sent)
      return sent
    },
    chat: (no) => crowd.act(no % crowd.size, `${phase}-chat-${no}`, { type: 'say', text: chatText(no) }),
    ink: (frame) => teacher.send(new Uint8Array(frame)),
    drain: teacher.drain,
  }
}

/** The relay: frames as our server would send them, already made. */
export function relaySender(client: LiveClient): Sender {
  let seq = 0
  const chatSent = new Map<string, number>()
  const send = (body: RoomEventBody, id: string, sent: Map<string, number>) => {
    const [frame = ''] = encodeEvents([{ ...body, seq: ++seq, at: Date.now(), by: 'usr_bench_teacher', id }])
    sent.set(id, nowMs())
    client.send(frame)
  }
  return {
    chatSent,
    async controlRound(round) {
      const sent = new Map<string, number>()
      for (const name of ['accept', 'hang-up', 'mute', 'allow', 'cameras']) {
        await sleep(CONTROL_GAP_MS)
        send({ type: 'micBlocked', userId: `usr_bench_${round}` }, `${name}-${round}`, sent)
      }
      return sent
    },
    chat: (no) => send({ type: 'chatSent', userId: `usr_bench_${no}`, text: chatText(no) }, `chat-${no}`, chatSent),
    ink: (frame) => client.send(withSender(frame, 1)),
    drain: client.drain,
  }
}

const chatText = (no: number): string => `第${no}条：老师，“喝茶”的“喝”怎么写？`

// Gives two new points of one long stroke.
function liveInk(first: number): Uint8Array {
  const points = new Float32Array((first + POINTS_PER_FRAME) * POINT_STRIDE)
  for (let i = first; i < first + POINTS_PER_FRAME; i++) {
    points.set([300 + (i % 600), 330 + 120 * Math.sin(i / 18), 0.5, i * 8], i * POINT_STRIDE)
  }
  return encodeLiveInk('stroke', 'page-1', { tool: 'pen', color: '#1f1f1f', width: 4, points }, first)
}
