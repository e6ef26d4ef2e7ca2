/** Another child of the family begins in the middle of something: nothing of the first is sent or seen under the second. */
import type { StudentHomework, UserInfo, WorkQuestion } from '@hwjy/sdk'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { credentialFor } from '../../shared/testing/uploads.ts'
import { openApp } from './open-app.tsx'
import { pendingOrder as order } from './pending-order.ts'

const server = mockBackend()

vi.mock(import('@hwjy/classroom/recorder'), async (original) => ({
  ...(await original()),
  ...(await import('./takes-in-memory.ts')),
}))

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const ben: UserInfo = {
  ...anna,
  userId: 'user-ben',
  name: 'Ben Kowalski',
  nickname: 'Ben',
  curStu: { stuId: 'user-ben', name: 'Ben Kowalski' },
}
const teacher = { userId: 'usr_li', name: '李静', avatar: null }

/** Longer than any delay after which a page sends what was typed. */
const LATER_MS = 40_000

const work = {
  homework: {
    homeworkId: 'hmw_1',
    title: '课后练习',
    kind: 'dailyTask',
    fullScore: 50,
    questionCount: 1,
    classId: 'cls_1',
    className: '周末小班 A',
    course: { id: 'crs_1', name: '日常汉语入门' },
    lesson: null,
    teacher,
    startTime: at(-600),
    endTime: at(6_000),
    limitMinutes: 0,
    state: 'notSubmitted',
    answerPaperId: 'anp_1',
    startedAt: at(-5),
    submittedAt: null,
    gradedAt: null,
    score: null,
    handInBy: at(6_000),
    markBy: at(16_000),
    canAnswer: true,
    answerDenial: null,
  } satisfies StudentHomework,
  content: '',
  attachments: [],
  review: null,
  questions: [
    {
      no: 1,
      type: 'subjective',
      title: '请介绍一下你的朋友。',
      passage: '',
      attachments: [],
      options: [],
      answerModes: ['text'],
      fullScore: 50,
      answer: null,
      key: null,
      mark: null,
      suggestedScore: null,
      ruby: [],
    } satisfies WorkQuestion,
  ],
  serverTime: at(0),
  canTakeBack: false,
  earlierTries: [],
}
const aloud = {
  ...work,
  homework: { ...work.homework, homeworkId: 'hmw_2' },
  questions: work.questions.map((one) => ({
    ...one,
    type: 'readAloud',
    title: '请朗读。',
    passage: '你好',
    answerModes: ['audio'],
  })),
}
const conversation = {
  thread: {
    threadId: 'thr_1',
    person: teacher,
    role: 'teacher',
    classNames: ['周末小班 A'],
    unread: 0,
    lastMessage: null,
    sendDenial: null,
  },
  messages: [],
  hasMore: false,
}

const credential = credentialFor('take.mp3')
/** Uploads wait for it after they have asked. */
let grant = Promise.withResolvers<void>()

/** A server that knows which child learns, and writes down under which of them each call came. */
function serveFamily() {
  let now = anna
  const calls: { as: string; path: string; body: string }[] = []
  const child = ({ userId: stuId, name, nickname, avatar }: UserInfo) => ({
    stuId,
    name,
    nickname,
    avatar,
    gradeName: null,
    isCurrent: stuId === now.userId,
  })
  server.use(
    // Before all others: it answers nothing.
    http.all('*', async ({ request }) => {
      const body = request.method === 'POST' ? await request.clone().text() : ''
      calls.push({ as: now.userId, path: new URL(request.url).pathname, body })
      return undefined
    }),
    http.post('*/user/stuList', () => ok([anna, ben].map(child))),
    http.post('*/user/userInfo', () => ok(now)),
    http.post('*/user/assignStudent', () => {
      now = ben
      return ok(now)
    }),
    answer('/study/lessonToday', { serverTime: at(0), schoolTimeZone: 'Asia/Shanghai', lessons: [] }),
    answer('/im/sysMsg', { records: [], total: 0, current: 1, size: 20, pages: 1 }),
    http.post('*/question/detail', async ({ request }) => ok((await request.text()).includes('hmw_2') ? aloud : work)),
    http.post('*/file/tempCred', async () => {
      await grant.promise
      return ok(credential)
    }),
    http.put(credential.signUrl, () => new HttpResponse(null, { headers: { etag: '"a"' } })),
    answer('/file/addCloudRes', { resourceId: 'res_1', resourceUrl: credential.signUrl }),
    http.get('*/ext/orders/ord_1', () =>
      now === anna ? ok(order) : HttpResponse.json({ code: 403, message: 'not yours', data: null }),
    ),
    answer('/ext/im/threads', { records: [], total: 0, current: 1, size: 20, pages: 1, unread: 0 }),
    answer('/ext/im/thread', conversation),
    answer('/ext/im/readThread', { threadId: 'thr_1', unread: 0 }),
  )
  return calls
}

/** This window has no workers; what makes photos small is tried in a real browser. */
class IdleWorker extends EventTarget {
  postMessage() {}
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('Worker', IdleWorker)
  grant = Promise.withResolvers<void>()
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Middle {
  what: string
  path: string
  begin: (user: Awaited<ReturnType<typeof openApp>>['user'], calls: readonly { path: string }[]) => Promise<unknown>
  /** What only the first child may send. */
  writes: readonly string[]
  /** What only the first child may see. */
  seen: string
}
const uploading = ['/file/tempCred', '/file/addCloudRes', '/question/submitQuestion']
const middles: readonly Middle[] = [
  {
    what: 'an answer that is being typed',
    path: '/examination?homeworkId=hmw_1',
    begin: async (user) => user.type(await screen.findByRole('textbox'), '安娜的朋友'),
    writes: ['/question/submitQuestion', '/question/finishQuestion'],
    seen: '安娜的朋友',
  },
  {
    what: 'a message that is being typed',
    path: '/messages?tab=threads&with=usr_li',
    begin: async (user) => user.type(await screen.findByLabelText('Message to 李静'), '安娜的问题'),
    writes: ['/ext/im/sendThreadMessage'],
    seen: '安娜的问题',
  },
  {
    what: 'an order that waits for payment',
    path: '/student/order/ord_1',
    begin: () => screen.findByRole('button', { name: 'Pay' }),
    writes: ['/ext/orders/ord_1/pay', '/ext/orders/ord_1/cancel'],
    seen: '商务汉语',
  },
  {
    what: 'a take that is being recorded while a text is read aloud',
    path: '/examination?homeworkId=hmw_2',
    begin: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Record' }))
      await screen.findByRole('meter', { name: 'Microphone level' })
    },
    writes: uploading,
    seen: '请朗读。',
  },
  {
    what: 'a take that is being uploaded',
    path: '/examination?homeworkId=hmw_2',
    begin: async (user, calls) => {
      await user.click(await screen.findByRole('button', { name: 'Record' }))
      await user.click(await screen.findByRole('button', { name: 'Stop' }))
      await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/file/tempCred'))).toBe(true))
    },
    writes: uploading,
    seen: '请朗读。',
  },
]

it.each(middles)('$what stays with the child it is of', async ({ path, begin, writes, seen }) => {
  const calls = serveFamily()
  const { user } = await openApp(path)
  await begin(user, calls)
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('button', { name: /Switch to Ben Kowalski/ }))
  await screen.findByRole('heading', { name: 'Hello, Ben' })
  grant.resolve()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  const under = calls.filter(({ as }) => as === ben.userId)
  expect(under.filter((call) => writes.some((write) => call.path.endsWith(write)))).toEqual([])
  expect(under.filter(({ body }) => decodeURIComponent(body).includes('安娜'))).toEqual([])
  await waitFor(() => expect(document.body.textContent).not.toContain(seen))
  expect(screen.queryByDisplayValue(seen)).toBeNull()
})
