import { configureSdk, type FailureDetail, type LoginInfo, memoryStorage, type Role, type UserInfo } from '@hwjy/sdk'
import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { watched } from '../network/network.ts'
import { noteCut, recordRefusals } from './refusal-record.ts'

export const anna: UserInfo = {
  userId: 'user-anna',
  userType: '016001',
  name: 'Anna Kowalska',
  nickname: 'Anna',
  avatar: null,
  roles: ['student'],
  curStu: { stuId: 'user-anna', name: 'Anna Kowalska' },
  schoolName: '华文示范学校',
  schoolLogo: null,
  schoolTimeZone: 'Asia/Shanghai',
  timeZone: null,
  buttons: [],
  isPasswordOld: false,
  closesAt: null,
}

/** 李老师, with Anna's school. */
export const li: UserInfo = { ...anna, userId: 'usr_li', userType: '016002', roles: ['teacher'], curStu: null }

/** One call answered with success. @param Data the SDK's type of the call's `data` */
export const answer = <Data>(path: string, data: Data) =>
  http.post(`*${path}`, () => HttpResponse.json({ code: 200, message: 'ok', data }))

/** One call refused. @param message the server's sentence, in the language of the page @param data what comes with it */
export const refusal = (path: string, code: number, message: string, data: FailureDetail | null = null) =>
  http.all(`*${path}`, () => HttpResponse.json({ code, message, data }))

const emptyPage = { records: [], total: 0, current: 1, size: 20, pages: 0 }

/** Says what the app asks by itself: the server is there, nothing waits, nothing is newer, nobody shares the account. */
const quietShell = [
  http.get('*/healthz', () => HttpResponse.json({ status: 'ok' })),
  answer('/ext/im/unreadNum', { total: 0, categories: [] }),
  answer('/ext/im/threads', { ...emptyPage, unread: 0 }),
  answer('/im/hasDetail', { hasNew: false, unread: 0, latest: null }),
  answer('/im/sysMsg', emptyPage),
  answer('/question/incompleteQuestionPapge', emptyPage),
  answer('/study/recentlySelfStudy', emptyPage),
  answer('/study/purchasedCourses', emptyPage),
  answer('/course/topNotice', null),
  answer('/ext/favourites/list', { ...emptyPage, due: 0, nextDueAt: null }),
  answer('/question/sumWaitCorrectNum', { waiting: 0, overdue: 0, homeworkCount: 0 }),
  answer('/lessonClass/getCourseList', []),
  answer('/im/getUnReadNum', { total: 0, categories: [] }),
  answer('/common/deskTopByWin', { update: 'none', releases: [] }),
  answer('/user/stuList', []),
  answer('/ext/school/enquiries/list', { ...emptyPage, counts: [] }),
  // A page that met ten failures reports them.
  answer('/metrics/collect', null),
]

/** MSW for one test file: beyond the quiet shell only what a test names is answered. Every test starts signed out. */
export function mockBackend() {
  const server = setupServer(...quietShell)
  const writeRecord = recordRefusals(server)
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(writeRecord)
  afterAll(() => server.close())
  return server
}

/** Nothing is answered any more, which the record of refusals notes for each call. @returns mends it */
export function cutLine(server: ReturnType<typeof setupServer>): () => void {
  let isCut = true
  server.use(
    http.all('*', ({ request }) => {
      if (!isCut) return undefined
      noteCut(request)
      return HttpResponse.error()
    }),
  )
  window.dispatchEvent(new Event('offline'))
  return () => {
    isCut = false
    window.dispatchEvent(new Event('online'))
  }
}

/** A fresh client, with somebody signed in or nobody. */
export function startSdk(signedIn?: { role: Role; userInfo: UserInfo }) {
  const sdk = configureSdk({
    server: 'http://localhost',
    language: () => 'en-US',
    storage: memoryStorage(),
    fetch: watched(),
  })
  if (!signedIn) return
  const login: LoginInfo = {
    accessToken: 'access-token-of-tests',
    refreshToken: 'refresh-token-of-tests',
    expiresIn: 3_600,
    userType: signedIn.userInfo.userType,
  }
  sdk.session.begin(signedIn.role, login)
  sdk.session.setUserInfo(signedIn.userInfo)
}
