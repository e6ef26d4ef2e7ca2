import { ApiError } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { earliestStart, inTime } from './right-away.ts'

const now = Date.parse('2026-11-26T10:20:30Z')
const refusedFor = (path: string) =>
  new ApiError(400, 'Invalid', { issues: [{ path, code: 'not_later_than_now', message: 'Later.' }] }, 'r1')

it('right away is a few seconds ahead on the server’s clock, and never beyond the next full minute', () => {
  expect(new Date(earliestStart(now)).toISOString()).toBe('2026-11-26T10:20:33.000Z')
  expect(new Date(earliestStart(now, true)).toISOString()).toBe('2026-11-26T10:20:50.000Z')
})

it('a start that was over when it arrived is sent once more with a later one', async () => {
  const tries: boolean[] = []
  const call = async (isAgain: boolean) => {
    tries.push(isAgain)
    if (!isAgain) throw refusedFor('startTime')
    return 'set'
  }
  expect(await inTime(call)).toBe('set')
  expect(tries).toEqual([false, true])
})

it('a call that is refused for another reason is not repeated', async () => {
  let tries = 0
  const refusal = refusedFor('endTime')
  const call = async () => {
    tries += 1
    throw refusal
  }
  await expect(inTime(call)).rejects.toBe(refusal)
  expect(tries).toBe(1)
})
