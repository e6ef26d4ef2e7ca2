import { expect, test } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

test('tasks run one at a time, in the order asked for', async () => {
  const { run } = createTaskQueue()
  const ran: string[] = []
  const slow = Promise.withResolvers<void>()
  const first = run(async () => {
    await slow.promise
    ran.push('first')
  })
  const second = run(async () => ran.push('second'))
  slow.resolve()
  await Promise.all([first, second])
  expect(ran).toEqual(['first', 'second'])
})

test('an urgent task runs before those that wait, and interrupts none', async () => {
  const { run, runNext } = createTaskQueue()
  const ran: string[] = []
  const slow = Promise.withResolvers<void>()
  const all = [
    run(async () => {
      await slow.promise
      ran.push('running')
    }),
    run(async () => ran.push('waiting')),
    runNext(async () => ran.push('urgent')),
    runNext(async () => ran.push('urgent, later')),
  ]
  slow.resolve()
  await Promise.all(all)
  expect(ran).toEqual(['running', 'urgent', 'urgent, later', 'waiting'])
})

test('a task that fails tells its caller, and the others go on', async () => {
  const { run } = createTaskQueue()
  const failed = run(() => Promise.reject(new Error('no such table')))
  const later = run(async () => 'done')
  await expect(failed).rejects.toThrow('no such table')
  expect(await later).toBe('done')
})
