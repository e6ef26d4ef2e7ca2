import { errorCodes, getSdk, type StudyProgressReport } from '@hwjy/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../shared/query-client.ts'
import { anna, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
import { useReading } from './use-reading.ts'

const server = mockBackend()
const ben = { ...anna, userId: 'user-ben', nickname: 'Ben', curStu: { stuId: 'user-ben', name: 'Ben' } }
const chapter = { courseId: 'crs_1', chapterId: 'cch_1' }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date'] })
  startSdk({ role: 'student', userInfo: anna })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** @param first what the server says to the first report instead of success */
function receive(first?: (request: Request) => Response) {
  const told: StudyProgressReport[] = []
  let refuse = first
  server.use(
    http.post('*/study/updateSSProgess', async ({ request }) => {
      const { percent, seconds, ...about } = Object.fromEntries(new URLSearchParams(await request.text()))
      const report = { ...about, percent: Number(percent), seconds: Number(seconds) }
      const refused = refuse?.(request)
      refuse = undefined
      if (refused) return refused
      told.push(report as StudyProgressReport)
      return HttpResponse.json({ code: 200, message: 'ok', data: { percent: 0 } })
    }),
  )
  return told
}
function cut(request: Request) {
  noteCut(request)
  return HttpResponse.error()
}
const read = () => {
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useReading(chapter, 4), { wrapper })
}
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('what one child of a family read is never reported for another', async () => {
  const told = receive()
  const page = read()
  pass(5)
  getSdk().session.setUserInfo(ben)
  page.unmount()
  const next = read()
  pass(3)
  next.unmount()
  await waitFor(() => expect(told).toEqual([{ ...chapter, percent: 0, seconds: 3 }]))
})

it.each([
  ['is cut', cut],
  ['fails', () => new HttpResponse(null, { status: 503 })],
  ['is refused', () => HttpResponse.json({ code: errorCodes.notInClass, message: 'Not in this class', data: null })],
])('the time of a report that %s is told with the next one', async (_, first) => {
  const told = receive(first)
  read()
  pass(3)
  turn('hidden')
  turn('visible')
  pass(2)
  await waitFor(() => {
    turn('hidden')
    expect(told.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(5)
  })
})
