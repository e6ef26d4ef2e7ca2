import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('one piece of work at a time, in the order asked for', async () => {
  const { inTurn } = createTurns()
  const ran: string[] = []
  const slow = Promise.withResolvers<void>()
  const first = inTurn(async () => {
    await slow.promise
    ran.push('first')
  })
  const second = inTurn(async () => ran.push('second'))
  slow.resolve()
  await Promise.all([first, second])
  expect(ran).toEqual(['first', 'second'])
})

test('urgent work goes before what waits, and never into what runs', async () => {
  const { inTurn, next } = createTurns()
  const ran: string[] = []
  const slow = Promise.withResolvers<void>()
  const all = [
    inTurn(async () => {
      await slow.promise
      ran.push('running')
    }),
    inTurn(async () => ran.push('waiting')),
    next(async () => ran.push('urgent')),
    next(async () => ran.push('urgent, later')),
  ]
  slow.resolve()
  await Promise.all(all)
  expect(ran).toEqual(['running', 'urgent', 'urgent, later', 'waiting'])
})

test('work that fails says so to whoever asked, and the others go on', async () => {
  const { inTurn } = createTurns()
  const failed = inTurn(() => Promise.reject(new Error('no such table')))
  const later = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('no such table')
  expect(await later).toBe('done')
})
