/** What a page of a partner school writes; compiled against the packed types. */
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  createQueryClient,
  getCheckLessonQueryKey,
  getCheckLessonQueryOptions,
  getListLessonsTodayQueryOptions,
  listLessonsToday,
  useListLessonsToday,
  useRateLesson,
} from '@hwjy/sdk'
import { client, createSdk, listLessonsToday as listWithoutReact } from '@hwjy/sdk/client'
import { type ErrorCode, errorSentence } from '@hwjy/sdk/errors'
import { type OperationId, operations } from '@hwjy/sdk/operations'
import { RatingRequest } from '@hwjy/sdk/schemas'

const code: ErrorCode = 401
export const words: string = errorSentence(code, 'ja-JP')
export const path: '/api-user/study/checkLesson' = operations.checkLesson.path
export const id: OperationId = 'checkLesson'
export const request: RatingRequest = RatingRequest.parse({ lessonId: 'les_1', score: 5 })

declare function reportTo(requestId: string): void

export function useLessons() {
  const count: number | undefined = useListLessonsToday({ query: { select: ({ lessons }) => lessons.length } }).data
  const name: string | undefined = useSuspenseQuery(getListLessonsTodayQueryOptions()).data.lessons[0]?.lessonName
  const rate = useRateLesson({ mutation: { onError: (error) => reportTo(error.requestId) } })
  rate.mutate({ data: { lessonId: 'les_1', score: 5 } })
  rate.mutate({ data: { lessonId: 'les_1', score: 5 }, idempotencyKey: 'rating-of-les_1' })
  // @ts-expect-error a rating needs a lesson
  rate.mutate({ data: { score: 5 } })
  return [count, name]
}

export async function readAtOnce(): Promise<string[]> {
  const queries = createQueryClient()
  const options = getCheckLessonQueryOptions({ lessonId: 'les_1' })
  const entry = await queries.fetchQuery(options)
  queries.setQueryData(options.queryKey, entry)
  await queries.invalidateQueries({ queryKey: getCheckLessonQueryKey() })
  const { data } = await client.POST('/api-user/study/checkLesson', { body: { lessonId: 'les_1' } })
  const { lessons } = await listLessonsToday({ signal: AbortSignal.timeout(5_000) })
  const school = createSdk({ server: 'https://school.example', client: { id: 'partner', secret: 'secret' } })
  createSdk({ middleware: [{ onRequest: ({ request }) => request.headers.set('traceparent', 'trace-1') }] }).stop()
  lessons.push(...(await listWithoutReact({ sdk: school })).lessons)
  return [String(data?.code), ...lessons.map(({ lessonName }) => lessonName)]
}
