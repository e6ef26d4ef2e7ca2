import { ApiError } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { createClassSender } from './send-to-classes.ts'

const refusal = new ApiError(404, 'gone', null, 'r1')

it('a class that is refused stops no other', async () => {
  const send = createClassSender<{ classId: string }, string>()
  const call = ({ classId }: { classId: string }) =>
    classId === 'a' ? Promise.reject(refusal) : Promise.resolve('set')
  expect(await send(['a', 'b'], 'x', (classId) => ({ classId }), call)).toEqual([
    { classId: 'a', error: refusal },
    { classId: 'b', error: null, result: 'set' },
  ])
})

it('what got no answer is sent again as it was, with its key, unless something else was typed', async () => {
  let made = 0
  const send = createClassSender<{ start: number }, void>(() => `key${++made}`)
  const sent: [number, string][] = []
  let start = 0
  const press = (typed: string, fails: boolean) =>
    send(
      ['a'],
      typed,
      () => ({ start: ++start }),
      async (request, key) => {
        sent.push([request.start, key])
        if (fails) throw new TypeError('no network')
      },
    )
  await press('x', true)
  await press('x', true)
  await press('y', false)
  await press('y', false)
  expect(sent).toEqual([
    [1, 'key1'],
    [1, 'key1'],
    [2, 'key2'],
    [3, 'key3'],
  ])
})

it('a class whose start was over when it arrived gets a later one, in a call of its own', async () => {
  const over = { issues: [{ path: 'startTime', code: 'not_later_than_now', message: 'Later.' }] }
  let made = 0
  const send = createClassSender<{ isAgain: boolean }, string>(() => `key${++made}`)
  const sent: [boolean, string][] = []
  const outcomes = await send(
    ['a'],
    'x',
    (_, isAgain) => ({ isAgain }),
    async ({ isAgain }, key) => {
      sent.push([isAgain, key])
      if (!isAgain) throw new ApiError(400, 'Invalid', over, 'r1')
      return 'set'
    },
  )
  expect(sent).toEqual([
    [false, 'key1'],
    [true, 'key2'],
  ])
  expect(outcomes).toEqual([{ classId: 'a', error: null, result: 'set' }])
})
