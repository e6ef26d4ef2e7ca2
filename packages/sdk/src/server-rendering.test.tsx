/** These tests run without a DOM: what works here works where a partner renders on a server. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loginInfo, sdkFor, userInfo } from '../test/school.ts'
import { getListLessonsTodayQueryKey, useListLessonsToday } from './generated/hooks.ts'
import { useSession } from './react/use-session.ts'

function Greeting() {
  const { userInfo } = useSession()
  return <p>{userInfo?.name ?? 'Sign in'}</p>
}

function LessonCount() {
  const { data, isPending } = useListLessonsToday()
  return <p>{isPending ? 'Loading' : data?.lessons.length}</p>
}

it('the session renders, signed out and signed in', () => {
  const { session } = sdkFor()
  expect(renderToString(<Greeting />)).toBe('<p>Sign in</p>')
  session.begin('student', loginInfo)
  session.setUserInfo(userInfo)
  expect(renderToString(<Greeting />)).toBe('<p>Anna</p>')
})

it('a query hook renders what the cache already knows', () => {
  sdkFor()
  const queries = new QueryClient()
  const page = (
    <QueryClientProvider client={queries}>
      <LessonCount />
    </QueryClientProvider>
  )
  expect(renderToString(page)).toBe('<p>Loading</p>')
  queries.setQueryData(getListLessonsTodayQueryKey(), { lessons: [] })
  expect(renderToString(page)).toBe('<p>0</p>')
})
