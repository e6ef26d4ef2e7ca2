import { type CatalogueDetail, type ContractDetail, type LessonConflict, signOut } from '@hwjy/sdk'
import { media } from '@hwjy/ui/vars'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { storing } from '../../shared/testing/uploads.ts'
import { openApp } from './open-app.tsx'
import { pendingOrder as order } from './pending-order.ts'

const server = mockBackend()
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const teacher = { userId: 'usr_li', name: '李静', avatar: null }

const detail = {
  course: {
    courseId: 'crs_2',
    classId: 'cls_2',
    kind: 'private',
    courseName: '商务汉语',
    coverUrl: null,
    subjectName: null,
    classType: 'small',
    teacher,
    totalLessons: 12,
    durationMinutes: 50,
    priceMinor: 19_900,
    currency: 'CNY',
    seats: 8,
    seatsLeft: 3,
    nextLessonAt: at(600),
    standing: 'canBuy',
    conflicts: 1,
  },
  introduction: '',
  textbookName: null,
  chapters: [],
  classes: [{ classId: 'cls_2', className: '周三晚班', teacher, seats: 8, seatsLeft: 3, lessons: [] }],
  pendingOrderId: null,
  averageScore: null,
  ratings: 0,
  school: { name: '华文示范学校' },
} as unknown as CatalogueDetail
const crossing: LessonConflict = {
  lessonId: 'les_1',
  lessonName: '在饭馆点菜',
  className: '周末小班 A',
  startTime: at(600),
  endTime: at(650),
  teacher,
  students: [],
}

beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

describe('ordering a course', () => {
  it('names course and class in the language of the reader, with the hanzi beside', async () => {
    const course = { ...detail.course, names: { 'en-US': 'Business Chinese' } }
    const [group] = detail.classes
    const evening = { ...group, classNames: { 'en-US': 'Wednesday evening' } }
    const morning = { ...group, classId: 'cls_3', className: '周日早班' }
    server.use(http.get('*/ext/catalogue/crs_2', () => ok({ ...detail, course, classes: [evening, morning] })))
    await openApp('/buy-course?courseId=crs_2&classId=cls_2')
    expect((await screen.findByRole('heading', { name: /^Business Chinese/ })).textContent).toContain('商务汉语')
    expect(screen.getByRole('radio', { name: 'Wednesday evening · 李静' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: '周日早班 · 李静' })).toBeTruthy()
    expect(document.title).toMatch(/^Business Chinese/)
  })

  it('names the own lessons at the same time, and orders when the student knows of them', async () => {
    const sent: (string | null)[] = []
    server.use(
      http.get('*/ext/catalogue/crs_2', () => ok(detail)),
      http.get('*/ext/orders/ord_1', () => ok(order)),
      http.post('*/ext/orders/create', async ({ request }) => {
        const confirm = new URLSearchParams(await request.text()).get('confirm')
        sent.push(confirm)
        return confirm === 'true'
          ? ok(order)
          : HttpResponse.json({ code: 32_015, message: 'Crosses your lessons', data: { conflicts: [crossing] } })
      }),
    )
    const { user } = await openApp('/buy-course?courseId=crs_2&classId=cls_2')
    await user.click(await screen.findByRole('button', { name: 'Order' }))
    const lessons = within(await screen.findByRole('list', { name: 'Your lessons at the same time' }))
    expect(lessons.getByText('在饭馆点菜')).toBeTruthy()
    expect(lessons.queryByText(/teaches this lesson/)).toBeNull()
    // The keys press the same button.
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(window.location.pathname).toBe('/student/order/ord_1'))
    expect(sent).toEqual([null, 'true'])
  })
})

it('a class of the school without a price leads to a question, never to a button that the server refuses', async () => {
  const unpriced = { ...detail.course, kind: 'systematic', priceMinor: 0, standing: 'askSchool' }
  server.use(http.get('*/ext/catalogue/crs_2', () => ok({ ...detail, course: unpriced })))
  await openApp('/introduction?courseId=crs_2')
  const link = await screen.findByRole('link', { name: 'Ask the school' })
  expect(link.getAttribute('href')).toMatch(/\/school\/[^/]+\/ask\?courseId=crs_2&wish=place$/)
  expect(screen.queryByText('Free')).toBeNull()
})

it('a lesson of a class keeps the hanzi with its name and apart from its time, and a class without seats is full', async () => {
  const lesson = { no: 1, name: '点菜', names: { 'en-US': 'Ordering food' }, startTime: at(600), endTime: at(650) }
  const classes = [{ ...detail.classes[0], seatsLeft: 0, lessons: [lesson] }]
  server.use(http.get('*/ext/catalogue/crs_2', () => ok({ ...detail, classes })))
  await openApp('/introduction?courseId=crs_2')
  const group = within(await screen.findByRole('region', { name: '周三晚班' }))
  const name = group.getByText('Ordering food').parentElement
  expect(name?.textContent).toBe('Ordering food点菜')
  expect(name?.querySelector('time')).toBeNull()
  expect(group.getByText('Full')).toBeTruthy()
  expect(group.queryByText('0 seats left')).toBeNull()
})

it('a session that ends on the page of a course asks to sign in, and shows nothing for visitors', async () => {
  server.use(
    http.get('*/ext/catalogue/crs_2', () => ok(detail)),
    answer('/user/logout', null),
  )
  await openApp('/introduction?courseId=crs_2')
  await screen.findByRole('link', { name: 'Buy this course' })
  await act(() => signOut().catch(() => undefined))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

describe('the way to buy a course', () => {
  const atWidth = (isDesktop: boolean) => {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === media.desktop ? ({ ...listen, matches: isDesktop } as unknown as MediaQueryList) : matchMedia(query),
    )
  }
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['stays at the bottom of a phone, with the price', false, 'region'],
    ['stands beside the description on a wide screen', true, 'complementary'],
  ] as const)('%s', async (_, isDesktop, role) => {
    atWidth(isDesktop)
    server.use(http.get('*/ext/catalogue/crs_2', () => ok(detail)))
    await openApp('/introduction?courseId=crs_2')
    const link = await screen.findByRole('link', { name: 'Buy this course' })
    const place = within(screen.getByRole(role, { name: 'Price and enrollment' }))
    expect(place.getByRole('link', { name: 'Buy this course' })).toBe(link)
    expect(place.getByText('CN¥199')).toBeTruthy()
  })
})

it('an order number is short enough to read aloud, and is copied whole', async () => {
  const orderId = 'ord_0b9d6f0e-52c1-4a5d-9a58-3d7e4f2a91c0'
  server.use(http.get(`*/ext/orders/${orderId}`, () => ok({ ...order, orderId })))
  const { user } = await openApp(`/student/order/${orderId}`)
  expect(await screen.findByText('…4F2A 91C0')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy whole number' }))
  expect(await navigator.clipboard.readText()).toBe(orderId)
})

describe('paying an order', () => {
  it('says which child of a family it is for', async () => {
    const child = { nickname: '', avatar: null, gradeName: null }
    server.use(
      http.get('*/ext/orders/ord_1', () => ok(order)),
      answer('/user/stuList', [
        { ...child, stuId: 'user-anna', name: 'Anna Kowalska', isCurrent: false },
        { ...child, stuId: 'user-ben', name: 'Ben Kowalski', isCurrent: true },
      ]),
    )
    await openApp('/student/order/ord_1')
    expect(await screen.findByText('For Ben Kowalski')).toBeTruthy()
  })

  it('without a payment service tells to pay at the school, and offers no button that is declined', async () => {
    server.use(http.get('*/ext/orders/ord_1', () => ok({ ...order, isPaidOnline: false, expiresAt: at(7 * 24 * 60) })))
    await openApp('/student/order/ord_1')
    expect(await screen.findByText('Pay at the school')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
    expect(screen.queryByText('Time left to pay:')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
  })

  it('says that a payment which comes later will be told, and asks the server for it', async () => {
    let reads = 0
    const tokens: (string | null)[] = []
    server.use(
      http.get('*/ext/orders/ord_1', () => {
        reads += 1
        return ok(reads < 3 ? order : { ...order, status: 'paid', paidAt: at(0) })
      }),
      http.post('*/ext/orders/ord_1/pay', async ({ request }) => {
        tokens.push(new URLSearchParams(await request.text()).get('paymentToken'))
        return ok({ order, payUrl: null })
      }),
    )
    const { user } = await openApp('/student/order/ord_1')
    await screen.findByRole('button', { name: 'Pay' })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Your payment is being processed')).toBeTruthy()
    expect(tokens).toEqual(['sandbox-ok'])
    await waitFor(() => expect(screen.getAllByText('Paid')).not.toHaveLength(0))
    expect(screen.queryByText('Your payment is being processed')).toBeNull()
  })

  it('lets the demo choose what the sandbox does', async () => {
    const tokens: (string | null)[] = []
    server.use(
      http.all('*/api-user/common/baseInfo', () => ok({ demo: { accounts: [] } })),
      http.get('*/ext/orders/ord_1', () => ok(order)),
      http.post('*/ext/orders/ord_1/pay', async ({ request }) => {
        tokens.push(new URLSearchParams(await request.text()).get('paymentToken'))
        return HttpResponse.json({ code: 32_009, message: 'The payment was declined', data: null })
      }),
    )
    const { user } = await openApp('/student/order/ord_1')
    await user.click(await screen.findByRole('radio', { name: 'Declines the card' }))
    await user.click(screen.getByRole('button', { name: 'Pay' }))
    expect(await screen.findByText(/declined/)).toBeTruthy()
    expect(tokens).toEqual(['sandbox-declined'])
  })
})

it('a contract that was signed on another page is shown as it was signed', async () => {
  let isSigned = false
  const contract = {
    contract: {
      contractId: 'con_1',
      courseName: '商务汉语',
      status: 'unsigned',
      signedAt: null,
      signerName: null,
    },
    version: '1',
    isTemplate: false,
    document: { language: 'en-US', title: 'Course agreement', clauses: [{ heading: '1', text: 'Be on time.' }] },
    signatureUrl: null,
  } as unknown as ContractDetail
  const signed = {
    ...contract,
    contract: { ...contract.contract, status: 'signed', signedAt: at(-1), signerName: 'Maria Kowalska' },
  }
  server.use(
    http.get('*/ext/contracts/con_1', () => ok(isSigned ? signed : contract)),
    ...storing('signature.jpg'),
    http.post('*/ext/contracts/con_1/sign', () => {
      isSigned = true
      return HttpResponse.json({ code: 32_011, message: 'Already signed', data: null })
    }),
  )
  const { user } = await openApp('/contract?contractId=con_1')
  await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Maria Kowalska')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Sign contract' }))
  expect(await screen.findByText(/Maria Kowalska/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('more courses begin with those of the same subject that the student does not take yet', async () => {
  const hsk = (courseId: string, courseName: string, standing: string) => ({
    ...detail.course,
    courseId,
    courseName,
    subjectName: 'HSK',
    standing,
  })
  const own = hsk('crs_1', '中文入门一', 'registered')
  const asked: string[] = []
  const empty = { kinds: [], classTypes: [], prices: { free: 0, paid: 3 } }
  server.use(
    http.get('*/ext/catalogue/crs_1', () => ok({ ...detail, course: own })),
    http.get('*/ext/catalogue', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.get('subjectId') ?? 'all')
      const records = [own, hsk('crs_2', '中文入门二', 'canBuy'), hsk('crs_3', '中文入门三', 'full')]
      const facets = { ...empty, subjects: [{ value: 'sub_hsk', label: 'HSK', count: 3 }] }
      return ok({ records, total: 3, current: 1, size: 20, pages: 1, facets })
    }),
  )
  await openApp('/buy-course-more?courseId=crs_1')
  const following = within(await screen.findByRole('region', { name: 'After 中文入门一' }))
  expect(following.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['中文入门二'])
  expect(asked).toContain('sub_hsk')
})
