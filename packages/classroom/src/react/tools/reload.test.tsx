// @vitest-environment happy-dom
/** A page that is loaded anew in the middle of a tool shows the same card as one that was there all along. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { typedQuestion } from '../../../test/test-question.ts'
import type { MemoryRoom } from '../../adapters/local/memory-room.ts'
import { decodeServerFrame, encodeServerFrame } from '../../core/live/frames.ts'
import { encodeKeyframe } from '../../core/live/keyframe.ts'
import { ownOf, withOwn } from '../../core/live/own.ts'
import { publicRoom } from '../../core/live/privacy.ts'
import { spokenQuestion, writingQuestion } from '../../core/room/rules/practice-rules.ts'
import type { RoomCommand, RoomState } from '../../core/room/room-types.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'

// Nothing on a card moves while two of them are compared.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** What a page gets that comes into the room: the keyframe of all people and the frame of this one, as bytes. */
function roomFromFrames(room: RoomState, viewer: typeof anna): RoomState {
  const keyframe = decodeServerFrame(encodeKeyframe(publicRoom(room)))
  if (keyframe?.t !== 'keyframe') throw new Error('no keyframe')
  const own = ownOf(room, viewer)
  const frame = own && decodeServerFrame(encodeServerFrame({ t: 'own', own }))
  return withOwn(keyframe.room, frame?.t === 'own' ? frame.own : null)
}

/** The channel of a page that has just come. */
function channelFromFrames(room: MemoryRoom, viewer: typeof anna): RoomChannel {
  const channel = room.join(viewer)
  const first = channel.getState()
  const state = { ...first, room: roomFromFrames(room.getState(), viewer) }
  return { ...channel, getState: () => (channel.getState() === first ? state : channel.getState()) }
}

/** All that a card says: its words, and each of its controls with what it stands for. */
const saidBy = (card: Element) => ({
  words: card.textContent,
  controls: [...card.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')].map((control) => [
    control.getAttribute('aria-label') ?? control.textContent,
    control.value,
    ...['aria-pressed', 'aria-current', 'aria-disabled'].map((name) => control.getAttribute(name)),
  ]),
})

type Page = ReturnType<typeof renderRoom>
interface Scene {
  tool: string
  /** The label of what is shown. */
  name: string
  isClock?: boolean
  teacher: (room: MemoryRoom) => void
  student?: (page: Page, room: MemoryRoom) => Promise<void> | void
}

// A page hears of the room's time with the next thing that happens there.
const pass = (room: MemoryRoom, ms: number) =>
  act(() => {
    room.advance(ms)
    room.act(liTeacher, { type: 'say', text: '好' })
  })
const practiceId = (room: MemoryRoom) => room.getState().practice?.id ?? ''
const start = (command: Partial<Extract<RoomCommand, { type: 'startPractice' }>>) => (room: MemoryRoom) =>
  room.act(liTeacher, {
    type: 'startPractice',
    kind: 'clicker',
    title: '',
    limitSeconds: 60,
    questions: [spokenQuestion(4, false, ['B'])],
    ...command,
  })
const end = (room: MemoryRoom) => act(() => room.act(liTeacher, { type: 'endPractice', practiceId: practiceId(room) }))
const press = ({ user }: Page, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const questions = (room: MemoryRoom) =>
  room.act(liTeacher, {
    type: 'openPractice',
    practiceId: 'prc_7',
    kind: 'questions',
    title: '第三课',
    limitSeconds: 0,
    questions: [spokenQuestion(3, false, ['A']), spokenQuestion(4, true, ['B', 'C'])],
  })
const buzzer = start({ kind: 'buzzer', questions: [], limitSeconds: 0 })
const dictation = start({ kind: 'dictation', questions: [typedQuestion(), typedQuestion({ accepted: [['老师']] })] })
const write = start({ kind: 'writing', questions: [writingQuestion('一'), writingQuestion('人')] })
const roll = (room: MemoryRoom) =>
  room.act(liTeacher, { type: 'startRollCall', rollCallId: 'roll-1', limitSeconds: 60 })
const answered = (room: MemoryRoom) => waitFor(() => expect(room.getState().practice?.answers).toHaveLength(1))

const scenes: readonly Scene[] = [
  { tool: 'a quiz without an answer', name: 'Quiz', teacher: start({}) },
  {
    tool: 'a quiz with an answer',
    name: 'Quiz',
    teacher: start({}),
    async student(page, room) {
      await press(page, 'B')
      await answered(room)
    },
  },
  {
    tool: 'a quiz with a choice that was not sent',
    name: 'Quiz',
    teacher: start({ questions: [spokenQuestion(4, true, ['B'])] }),
    student: (page) => press(page, 'C'),
  },
  {
    tool: 'the result of a quiz',
    name: 'Quiz',
    teacher: start({}),
    async student(page, room) {
      await press(page, 'C')
      await answered(room)
      end(room)
    },
  },
  {
    tool: 'questions of which some are answered and nothing is handed in',
    name: 'Practice',
    teacher: questions,
    async student(page) {
      await press(page, 'A')
      await press(page, 'Next')
      await press(page, 'B')
      await press(page, 'C')
    },
  },
  { tool: 'a buzzer that is not open yet', name: 'Buzzer', teacher: buzzer },
  {
    tool: 'a buzzer that I pressed',
    name: 'Buzzer',
    teacher: buzzer,
    async student(page, room) {
      pass(room, 3_000)
      await press(page, 'Press!')
      await answered(room)
    },
  },
  {
    tool: 'my place at the buzzer',
    name: 'Buzzer',
    teacher: buzzer,
    async student(page, room) {
      pass(room, 3_000)
      await press(page, 'Press!')
      await answered(room)
      pass(room, 2_000)
      end(room)
    },
  },
  {
    tool: 'a quick check with an answer',
    name: 'Quick check',
    teacher: (room) =>
      room.act(liTeacher, { type: 'startPractice', kind: 'check', title: '', limitSeconds: 0, questions: [] }),
    async student(page, room) {
      await press(page, /Got it/)
      await answered(room)
    },
  },
  {
    tool: 'characters of which one is written',
    name: 'Writing',
    teacher: write,
    async student(page, room) {
      const written = [{ mistakes: 1, ms: 900 }, null]
      act(() => room.act(anna, { type: 'answerPractice', practiceId: practiceId(room), keys: [[], []], written }))
      await press(page, /^人/)
    },
  },
  {
    tool: 'a dictation with words that are not handed in',
    name: 'Dictation',
    teacher: dictation,
    student: ({ user }) => user.type(screen.getByRole('textbox', { name: 'Your answer' }), '再'),
  },
  {
    tool: 'a dictation that is handed in',
    name: 'Dictation',
    teacher: dictation,
    async student(page, room) {
      await page.user.type(screen.getByRole('textbox', { name: 'Your answer' }), '再见')
      await press(page, 'Hand in')
      await answered(room)
    },
  },
  {
    tool: 'the result of a dictation',
    name: 'Dictation',
    teacher: dictation,
    async student(page, room) {
      await page.user.type(screen.getByRole('textbox', { name: 'Your answer' }), '在见')
      await press(page, 'Hand in')
      await answered(room)
      end(room)
    },
  },
  { tool: 'a roll call without an answer', name: 'Roll call', teacher: roll },
  {
    tool: 'a roll call with an answer',
    name: 'Roll call',
    teacher: roll,
    async student(page, room) {
      await press(page, 'I’m here')
      await waitFor(() => expect(room.getState().tools.rollCalls[0]?.answered).toHaveLength(1))
    },
  },
  {
    tool: 'a timer',
    name: 'Countdown',
    isClock: true,
    teacher(room) {
      room.act(liTeacher, { type: 'startTimer', timerId: 'timer-1', kind: 'countdown', seconds: 180 })
      pass(room, 40_000)
    },
  },
  {
    tool: 'a stopwatch that is paused',
    name: 'Stopwatch',
    isClock: true,
    teacher(room) {
      room.act(liTeacher, { type: 'startTimer', timerId: 'timer-1', kind: 'stopwatch', seconds: 0 })
      pass(room, 40_000)
      room.act(liTeacher, { type: 'pauseTimer', timerId: 'timer-1' })
      pass(room, 40_000)
    },
  },
]

/** The card as it is shown; a clock is a chip until it is pressed. */
async function shown({ name, isClock }: Scene, { user }: Page) {
  if (isClock) await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  return saidBy(await screen.findByRole('region', { name }))
}

describe('a student who reloads the page', () => {
  it.each(scenes)('sees $tool as before', async (scene) => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const page = renderRoom(room, anna)
    act(() => scene.teacher(room))
    await screen.findByRole(scene.isClock ? 'button' : 'region', { name: new RegExp(scene.name) })
    await scene.student?.(page, room)
    const before = await shown(scene, page)
    cleanup()
    const again = renderRoom(room, anna, {}, undefined, { channel: channelFromFrames(room, anna) })
    expect(await shown(scene, again)).toEqual(before)
  })

  it('sees who was picked, also while the wheel turns', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    room.act(liTeacher, { type: 'pick', count: 2, pool: ['anna', 'ben'], leaveOutPicked: false })
    const channel = channelFromFrames(room, anna)
    renderRoom(room, anna, {}, undefined, { channel })
    await screen.findByText('Drawing…')
    pass(room, 2_500)
    expect(await screen.findByText('It’s you!')).toBeTruthy()
  })
})

describe('a teacher who reloads the page', () => {
  it('reads the result of a quiz that was put away, and of a buzzer', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher)
    act(() => {
      start({})(room)
      room.act(ben, { type: 'answerPractice', practiceId: practiceId(room), keys: [['B']] })
    })
    end(room)
    await user.click(await screen.findByRole('button', { name: 'Put away' }))
    await waitFor(() => expect(room.getState().practice).toBeNull())
    cleanup()
    const again = renderRoom(room, liTeacher, {}, undefined, { channel: channelFromFrames(room, liTeacher) })
    await again.user.click(screen.getByRole('button', { name: 'Tools' }))
    const menu = await screen.findByRole('region', { name: 'Tools' })
    await again.user.click(within(menu).getByRole('button', { name: /^Quiz/ }))
    const used = await screen.findByRole('region', { name: 'Quiz' })
    expect(within(used).getByText(/^Used at/)).toBeTruthy()
    expect(within(used).getByRole('listitem', { name: 'B, right: 1 person, 100%' })).toBeTruthy()
  })
})
