// @vitest-environment happy-dom
import {
  createQueryClient,
  getGetAnswerPaperQueryOptions,
  getGetOrderQueryOptions,
  getListAnswerPapersQueryOptions,
  getListSessionsAsQueryOptions,
  getStudentGetScheduleQueryOptions,
  getStudentListThreadsQueryOptions,
} from '@hwjy/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFollowMessage } from './use-follow-message.ts'

const reads = [
  getListAnswerPapersQueryOptions({ state: 'waiting' }),
  getGetAnswerPaperQueryOptions({ answerPaperId: 'anp-1' }),
  getStudentGetScheduleQueryOptions({ searchStartDate: '2026-11-23', searchEndDate: '2026-11-29' }),
  getGetOrderQueryOptions('ord-1'),
  getListSessionsAsQueryOptions('student'),
  getStudentListThreadsQueryOptions({ current: 1, size: 20 }),
]

/** The reads that are stale once a message of this kind was followed. */
async function staleAfter(kind: string) {
  const queryClient = createQueryClient()
  for (const { queryKey, meta } of reads) {
    await queryClient.prefetchQuery({ queryKey: [...queryKey], ...(meta && { meta }), queryFn: () => 'read' })
  }
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useFollowMessage(), { wrapper })
  result.current({ kind })
  const all = queryClient.getQueryCache().getAll()
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey[0])
}

it.each([
  ['homeworkSubmitted', ['listAnswerPapers', 'getAnswerPaper']],
  ['lessonMoved', ['studentGetSchedule']],
  ['orderPaid', ['studentGetSchedule', 'getOrder']],
  ['accountNewDevice', ['studentListSessions']],
  ['messageReceived', ['studentListThreads']],
  ['noticePublished', []],
])('a followed message %s has only the reads made again that it is about', async (kind, stale) => {
  expect(await staleAfter(kind)).toEqual(stale)
})

it('a followed message of a newer server has everything made again', async () => {
  expect(await staleAfter('somethingElse')).toHaveLength(reads.length)
})
