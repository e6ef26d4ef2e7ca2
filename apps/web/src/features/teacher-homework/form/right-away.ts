import { ApiError } from '@hwjy/sdk'

/** The server takes no start that is over when it arrives: this long a call is under way on most lines, and on a slow one. */
const ON_ITS_WAY_MS = 3_000
const SLOWLY_ON_ITS_WAY_MS = 20_000

/**
 * The earliest start that the server will take.
 * @param now epoch ms, by the server's clock
 * @param isAgain the first one was over when it arrived
 */
export const earliestStart = (now: number, isAgain = false): number =>
  now + (isAgain ? SLOWLY_ON_ITS_WAY_MS : ON_ITS_WAY_MS)

/** Says if a call was refused because the start in it was over when it arrived. */
export const isStartOver = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.data?.issues?.some(({ path, code }) => path === 'startTime' && code === 'not_later_than_now') ?? false)

/** Calls with the earliest start; once more, with a later one, where the line was so slow that the start was over. */
export async function inTime<Result>(call: (isAgain: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await call(false)
  } catch (error) {
    if (isStartOver(error)) return call(true)
    throw error
  }
}
