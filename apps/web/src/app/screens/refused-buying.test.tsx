import type { LessonConflict } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { storing } from '../../shared/testing/uploads.ts'
import { openApp } from './open-app.tsx'
import { pendingOrder } from './pending-order.ts'

/** A student who joins, buys or signs reads each refusal at its place. */

const server = mockBackend()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const teacher = { userId: 'usr_li', name: '李静', avatar: null }

type User = Awaited<ReturnType<typeof openApp>>['user']

const place = () => screen.getByRole('main')
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna), answer('/common/baseInfo', { demo: null }))
})

/** Answers the course as this student may have it. */
function offer(standing: 'canRegister' | 'canBuy' | 'orderPending') {
  const course = {
    courseId: 'crs_2',
    classId: 'cls_2',
    kind: 'public',
    courseName: '商务汉语',
    coverUrl: null,
    subjectName: null,
    classType: 'small',
    teacher,
    totalLessons: 12,
    durationMinutes: 50,
    priceMinor: 0,
    currency: 'CNY',
    seats: 8,
    seatsLeft: 3,
    nextLessonAt: at(600),
    conflicts: 0,
    standing,
  }
  const offered = {
    course,
    introduction: '',
    textbookName: null,
    chapters: [],
    classes: [{ classId: 'cls_2', className: '周三晚班', teacher, seats: 8, seatsLeft: 3, lessons: [] }],
    pendingOrderId: standing === 'orderPending' ? 'ord_1' : null,
    averageScore: null,
    ratings: 0,
    school: { name: '华文示范学校' },
  }
  server.use(http.get('*/ext/catalogue/crs_2', () => ok(offered)))
}

it('a course that cannot be joined says why, and names own lessons at the same time', async () => {
  offer('canRegister')
  const { user } = await openApp('/introduction?courseId=crs_2')
  await refuseInTurn(server, {
    path: '/study/registerPubCourse',
    codes: [30_004, 32_001, 32_002, 32_003, 32_004],
    ask: () => press(user, 'Join for free'),
    place,
  })
  const crossing: LessonConflict = {
    lessonId: 'les_1',
    lessonName: '在饭馆点菜',
    className: '周末小班 A',
    startTime: at(600),
    endTime: at(650),
    teacher,
    students: [],
  }
  const sent: (string | null)[] = []
  server.use(
    http.post('*/study/registerPubCourse', async ({ request }) => {
      const confirm = new URLSearchParams(await request.text()).get('confirm')
      sent.push(confirm)
      const data = confirm === null ? { conflicts: [crossing] } : null
      return HttpResponse.json({ code: confirm === null ? 32_015 : 32_002, message: 'Crosses your lessons', data })
    }),
  )
  await press(user, 'Join for free')
  const lessons = await screen.findByRole('list', { name: 'Your lessons at the same time' })
  expect(within(lessons).getByText('在饭馆点菜')).toBeTruthy()
  await press(user, 'Join anyway')
  await expect.poll(() => sent).toEqual([null, 'true'])
})

it('a course that cannot be ordered says why', async () => {
  offer('canBuy')
  const { user } = await openApp('/buy-course?courseId=crs_2&classId=cls_2')
  await refuseInTurn(server, {
    path: '/ext/orders/create',
    codes: [30_004, 32_001, 32_002, 32_003, 32_005],
    ask: () => press(user, 'Order'),
    place,
  })
})

/** Cancels the order on the page, and says yes to the question. */
async function cancelOrder(user: User) {
  await press(user, 'Cancel order')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }))
}

it('an order that cannot be paid says why, and so does one that cannot be canceled after it', async () => {
  server.use(http.get('*/ext/orders/ord_1', () => ok(pendingOrder)))
  const { user } = await openApp('/student/order/ord_1')
  await refuseInTurn(server, {
    path: '/ext/orders/ord_1/pay',
    codes: [32_008, 32_009, 32_010],
    ask: () => press(user, 'Pay'),
    place,
  })
  await refuseInTurn(server, {
    path: '/ext/orders/ord_1/cancel',
    codes: [32_008],
    ask: () => cancelOrder(user),
    place,
  })
})

it('an order that cannot be canceled from the page of its course says why there', async () => {
  offer('orderPending')
  const { user } = await openApp('/introduction?courseId=crs_2')
  await refuseInTurn(server, {
    path: '/ext/orders/ord_1/cancel',
    codes: [32_008],
    ask: () => cancelOrder(user),
    place,
  })
})

it('a contract that is not signed says why: its signature, its file, or that it was signed elsewhere', async () => {
  const contract = {
    contract: { contractId: 'con_1', courseName: '商务汉语', status: 'unsigned', signedAt: null, signerName: null },
    version: '1',
    isTemplate: false,
    document: { language: 'en-US', title: 'Course agreement', clauses: [{ heading: '1', text: 'Be on time.' }] },
    signatureUrl: null,
  }
  const stored = storing('signature.jpg')
  server.use(
    http.get('*/ext/contracts/con_1', () => ok(contract)),
    ...stored,
  )
  const { user } = await openApp('/contract?contractId=con_1')
  await user.click(await screen.findByRole('checkbox'))
  for (const box of screen.getAllByRole('textbox')) await user.type(box, 'Maria')
  const ask = () => press(user, 'Sign contract')
  await refuseInTurn(server, { path: '/ext/contracts/con_1/sign', codes: [32_012], ask, place })
  await refuseInTurn(server, { path: '/file/addCloudRes', codes: [34_003], ask, place })
  await refuseInTurn(server, { path: '/file/tempCred', codes: [34_005], ask, place })
  server.use(...stored)
  await refuseInTurn(server, { path: '/ext/contracts/con_1/sign', codes: [32_011], ask, place })
})
