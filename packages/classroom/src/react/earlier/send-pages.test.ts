import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testStroke } from '../../../test/test-stroke.ts'
import type { BoardPage } from '../../core/board/board-types.ts'
import { emptyPage } from '../../core/board/empty-board.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import { copyCommands } from '../../core/room/rules/copied-pages.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import type { InsertJob } from '../files/insert-work.ts'
import { pageSender } from './send-pages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pageOf(id: string, count: number): BoardPage {
  const strokes = Array.from({ length: count }, (_, i) => ({ id: `${id}-${i}`, author: 'former', bytes: testStroke() }))
  return { ...emptyPage(id, 'white'), strokes: [strokes], strokeCount: count, sizeBytes: count * 100 }
}

function sending(pages: number, strokesOnEach: number) {
  let last = 0
  const all = Array.from({ length: pages }, (_, i) => pageOf(`p${i}`, strokesOnEach))
  const commands = copyCommands(all, {
    actId: 'insertion',
    afterId: 'page-1',
    files: new Map(),
    newPageId: () => `new-${++last}`,
  })
  const sent: RoomCommand[] = []
  const send = vi.fn<(command: RoomCommand) => Promise<void>>(async (command) => void sent.push(command))
  const told: Partial<InsertJob>[] = []
  const stop = new AbortController()
  const run = pageSender({ send }, commands)
  const start = () => run({ signal: stop.signal, tell: (change) => told.push(change) })
  return { commands, sent, send, told, stop, start }
}

it('[R94] pages of a usual lesson wait in the outbox at once', async () => {
  const { commands, send, told, start } = sending(8, 150)
  const done = start()
  expect(send).toHaveBeenCalledTimes(commands.length)
  await done
  expect([told[0]?.share, told.at(-1)?.share]).toEqual([0, 1])
})

it('[R94] pages of a very large lesson are sent at a pace, in their order, and can be called off', async () => {
  const { commands, sent, send, stop, start } = sending(60, 150)
  const done = start()
  expect(send.mock.calls.length).toBeLessThan(commands.length / 2)
  await vi.advanceTimersByTimeAsync(30_000)
  const soFar = send.mock.calls.length
  expect(soFar).toBeLessThan(commands.length)
  expect(sent).toEqual(commands.slice(0, soFar))
  stop.abort()
  await expect(done).rejects.toMatchObject({ name: 'AbortError' })
  expect(send).toHaveBeenCalledTimes(soFar)
})

it('[R94] a second try after a refusal sends what is left, and nothing twice', async () => {
  const { commands, sent, send, start } = sending(3, 10)
  send.mockImplementation(async (command) => {
    if (sent.length === 3) throw new RoomRefusal('board-full')
    sent.push(command)
  })
  await expect(start()).rejects.toMatchObject({ code: 'board-full' })
  send.mockImplementation(async (command) => void sent.push(command))
  await start()
  expect(sent).toEqual(commands)
})
