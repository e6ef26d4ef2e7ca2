import type { SchoolDetail, SchoolPage } from '@hwjy/sdk'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { startSdk, mockBackend } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const harbour = {
  schoolId: 'sch_harbour',
  name: '海港中文学校',
  region: '悉尼',
  logoUrl: null,
  summary: 'A weekend school.',
  courses: 1,
  isOwn: false,
}
const maple = { ...harbour, schoolId: 'sch_maple', name: '枫叶华文书院', region: '温哥华', courses: 0 }
const ok = (data: object) => HttpResponse.json({ code: 200, message: 'ok', data })

/** Schools whose name or place has the keyword, as the server answers. */
const catalogue = http.get('*/ext/schools', ({ request }) => {
  const keyword = new URL(request.url).searchParams.get('keyword') ?? ''
  const records = [harbour, maple].filter(({ name, region }) => `${name} ${region}`.includes(keyword))
  const page: SchoolPage = { records, total: records.length, current: 1, size: 12, pages: 1 }
  return ok(page)
})
const detail: SchoolDetail = {
  school: harbour,
  introduction: 'Lessons every Saturday.\n\nChildren read, write and speak.',
  address: '12 Harbour Street',
  phone: '+61 2 5550 0112',
  teachers: [],
  courses: [
    {
      courseId: 'crs_1',
      courseName: '中国节日故事',
      kind: 'public',
      classType: 'large',
      coverUrl: null,
      priceMinor: 0,
      currency: 'CNY',
      totalLessons: 4,
    },
  ],
}

beforeEach(() => startSdk())

describe('the schools', () => {
  it('are found by their place, and the search stands in the address', async () => {
    server.use(catalogue)
    const { user } = await openApp('/huaxiao')
    expect(await screen.findByRole('link', { name: '枫叶华文书院' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '悉尼' }))
    expect(await screen.findByText('1 school')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '枫叶华文书院' })).toBeNull()
    expect(new URLSearchParams(location.search).get('q')).toBe('悉尼')
  })

  it('say that none matches, and lead back to all of them', async () => {
    server.use(catalogue)
    const { user } = await openApp('/huaxiao')
    await user.type(await screen.findByRole('searchbox'), 'Mars{Enter}')
    expect(await screen.findByText('No schools match “Mars”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all schools' }))
    expect(await screen.findByText('2 schools')).toBeTruthy()
  })

  it('can be asked for again when they did not load', async () => {
    server.use(http.get('*/ext/schools', () => HttpResponse.json({ code: 400, message: 'no', data: null })))
    const { user } = await openApp('/huaxiao')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Couldn’t load the schools')
    server.use(catalogue)
    await user.click(screen.getByRole('button', { name: /try again/i }))
    expect(await screen.findByText('2 schools')).toBeTruthy()
  })
})

describe('one school', () => {
  const one = http.get('*/ext/schools/:id', ({ params }) =>
    params['id'] === 'sch_harbour' ? ok(detail) : HttpResponse.json({ code: 404, message: 'no', data: null }),
  )

  it.each(['/huaxiaoDetail', '/huaxiao-detail'])('shows courses and the telephone at %s', async (path) => {
    server.use(one)
    await openApp(`${path}?id=sch_harbour`)
    expect(await screen.findByRole('heading', { level: 1, name: '海港中文学校' })).toBeTruthy()
    expect(document.title).toBe('海港中文学校 · Huawen Classroom')
    expect(screen.getByText('Free')).toBeTruthy()
    expect(screen.getByRole('link', { name: '+61 2 5550 0112' }).getAttribute('href')).toBe('tel:+61255500112')
    expect(screen.queryByText('Children read, write and speak.')).toBeNull()
  })

  it.each(['/orgDetailDesc', '/huaxiao-detail-desc'])('shows all it says about itself at %s', async (path) => {
    server.use(one)
    await openApp(`${path}?id=sch_harbour`)
    expect(await screen.findByText('Children read, write and speak.')).toBeTruthy()
    expect(screen.queryByText('Free')).toBeNull()
  })

  it.each(['?id=sch_nobody', ''])('that does not exist leads to the list (%s)', async (query) => {
    server.use(one)
    await openApp(`/huaxiaoDetail${query}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'School not found' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'All schools' })[0]?.getAttribute('href')).toBe('/huaxiao')
  })
})
