import type { Transcode } from '@hwjy/sdk'

const FIRST_MS = 2_000
const LONGEST_MS = 10_000

export const isUnderWay = (transcode: Pick<Transcode, 'status'> | null) =>
  transcode?.status === 'queued' || transcode?.status === 'inProgress'

/** Returns the wait before a document on its way is asked for again: 2 s, then longer each time, never over 10 s. */
export const pollDelayMs = (askedTimes: number) => Math.min(FIRST_MS * 1.5 ** askedTimes, LONGEST_MS)

// An outside converter makes pages of these; pictures, sound and film are shown as they are.
const PAGED = /\.(pdf|docx?|pptx?)$/i

export const canHavePages = (fileName: string) => PAGED.test(fileName)
