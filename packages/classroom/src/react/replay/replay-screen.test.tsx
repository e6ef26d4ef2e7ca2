// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createClassReplay } from '../../adapters/replay/create-class-replay.ts'
import { createMemoryReplaySource, type MemoryReplaySource } from '../../adapters/replay/memory-replay-source.ts'
import type { ClassReplay } from '../../ports/class-replay.ts'
import { createFakeBoard } from '../testing/fake-board.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom } from '../testing/render-room.tsx'
import { ReplayScreen } from './replay-screen.tsx'

const MINUTE = 60_000
const QUESTION = {
  questionId: null,
  title: '“喝”是什么意思？',
  isMultiple: false,
  options: [
    { key: 'A', title: 'to drink' },
    { key: 'B', title: 'to eat' },
  ],
  correctKeys: ['A'],
}

let replay: ClassReplay

/** A message in minute 1, a question from 2 to 4, a shared screen from 5 on. */
function heldClass() {
  const room = liveRoom({ start: Date.now() })
  room.act(anna, { type: 'enter' })
  room.act(ben, { type: 'enter' })
  room.advance(MINUTE)
  room.act(anna, { type: 'say', text: '老师好' })
  room.advance(MINUTE)
  const question = { practiceId: 'q1', kind: 'questions', title: '', questions: [QUESTION], limitSeconds: 180 } as const
  room.act('system', { type: 'openPractice', ...question })
  room.advance(MINUTE)
  room.act(anna, { type: 'answerPractice', practiceId: 'q1', keys: [['B']] })
  room.advance(MINUTE)
  room.act(liTeacher, { type: 'endPractice', practiceId: 'q1' })
  room.advance(MINUTE)
  room.act(liTeacher, { type: 'reportMedia', media: { screen: true } })
  room.advance(10 * MINUTE)
  room.act(liTeacher, { type: 'end', reason: 'teacher' })
  return room
}

async function open(viewer = anna.userId, prepare: (source: MemoryReplaySource) => void = () => {}) {
  const source = createMemoryReplaySource(heldClass())
  prepare(source)
  replay = createClassReplay({ source, viewer })
  render(<ReplayScreen replay={replay} board={createFakeBoard()} />)
  return { user: userEvent.setup(), source }
}
afterEach(() => replay.destroy())

describe('a class that is played again', () => {
  it('has its chapters, and a press goes to where one begins', async () => {
    const { user } = await open()
    const chapters = within(await screen.findByRole('list', { name: 'Chapters' }))
    expect(chapters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '0:00Class starts',
      '2:00Practice',
      '5:00Li Wei shares a screen',
    ])
    await user.click(chapters.getByRole('button', { name: /Practice/ }))
    expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe('2:00 of 15:00')
    expect(chapters.getByRole('button', { name: /Practice/ }).getAttribute('aria-current')).toBe('step')
  })

  it('is played and stopped by its button and by K, and J and L go ten seconds', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await user.keyboard('kk')
    expect(replay.getState().isPlaying).toBe(false)
    replay.seek(MINUTE)
    await user.keyboard('lj]')
    expect(replay.getState()).toMatchObject({ at: MINUTE, speed: 1.5 })
  })

  it('says what was asked, and how it was answered, and takes no answer', async () => {
    await open()
    await screen.findByRole('list', { name: 'Chapters' })
    replay.seek(3.5 * MINUTE)
    const asked = within(await screen.findByRole('region', { name: 'Practice' }))
    expect(asked.getByText('“喝”是什么意思？')).toBeTruthy()
    expect(asked.getByText(/^1:3[01]$/)).toBeTruthy()
    expect(asked.getByText('Your answer: B')).toBeTruthy()
    expect(asked.getByText('1 of 2 answered')).toBeTruthy()
    expect(asked.queryByRole('button')).toBeNull()
    replay.seek(4.5 * MINUTE)
    expect(await asked.findByText('Your answer: B')).toBeTruthy()
    expect(asked.getByText(/to eat/).closest('li')?.textContent).toContain('1 · 100%')
  })

  it('has the messages that had been said by then, also after going back, and none can be written', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('tab', { name: /^Chat/ }))
    expect(screen.queryByText('老师好')).toBeNull()
    replay.seek(90_000)
    expect(await screen.findByText('老师好')).toBeTruthy()
    replay.seek(30_000)
    await waitFor(() => expect(screen.queryByText('老师好')).toBeNull())
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('goes back to the moment at which a message was said', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('tab', { name: /^Chat/ }))
    replay.seek(10 * MINUTE)
    await user.click(await screen.findByRole('button', { name: 'More for the message from Anna' }))
    expect(screen.queryByRole('menuitem', { name: 'Reply' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Go to this moment' }))
    expect(Math.round(replay.getState().at / 1_000)).toBe(60)
    expect(screen.getByText('老师好')).toBeTruthy()
  })

  it('says where a screen was shared, of which the log has no picture', async () => {
    await open()
    await screen.findByRole('list', { name: 'Chapters' })
    replay.seek(6 * MINUTE)
    expect(await screen.findByText('Li Wei shared a screen here. The replay has no picture of it.')).toBeTruthy()
  })

  it('shows a teacher no tools of the board', async () => {
    await open(liTeacher.userId)
    await screen.findByRole('list', { name: 'Chapters' })
    expect(screen.queryByRole('button', { name: /^Pen/ })).toBeNull()
  })
})

it('a class that does not come says so, and another try brings it', async () => {
  const { user, source } = await open(anna.userId, ({ cutAfter }) => cutAfter(0))
  expect(await screen.findByText('Couldn’t load this class')).toBeTruthy()
  source.cutAfter(null)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Chapters' })).toBeTruthy()
})

it('another replay is another class: nothing is left of the one before', async () => {
  const board = createFakeBoard()
  const room = heldClass()
  const first = createClassReplay({ source: createMemoryReplaySource(room), viewer: anna.userId, startAt: 3 * MINUTE })
  const { rerender } = render(<ReplayScreen replay={first} board={board} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /^Chat/ }))
  expect(await screen.findByText('老师好')).toBeTruthy()
  replay = createClassReplay({ source: createMemoryReplaySource(room), viewer: anna.userId })
  rerender(<ReplayScreen replay={replay} board={board} />)
  await user.click(await screen.findByRole('tab', { name: /^Chat/ }))
  expect(screen.queryByText('老师好')).toBeNull()
  first.destroy()
})

it('a jump over more messages than the room remembers leaves no gap in the chat', async () => {
  const room = liveRoom({ start: Date.now() })
  for (let no = 1; no <= 450; no++) {
    room.advance(10_000)
    room.act(liTeacher, { type: 'say', text: `第${no}句` })
  }
  room.act(liTeacher, { type: 'end', reason: 'teacher' })
  replay = createClassReplay({ source: createMemoryReplaySource(room), viewer: anna.userId, startAt: 15_000 })
  render(<ReplayScreen replay={replay} board={createFakeBoard()} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('tab', { name: /^Chat/ }))
  expect(await screen.findByText('第1句')).toBeTruthy()
  replay.seek(4_495_000)
  expect(await screen.findByText('第449句')).toBeTruthy()
  expect(screen.queryByText('第1句')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  expect(await screen.findByText('第100句')).toBeTruthy()
})
