import type { AuditEntry, InvitationSheet, SchoolClassDetail, SchoolImport, SchoolImportRow } from '@hwjy/sdk'
import { errorCodes } from '@hwjy/sdk/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, mockBackend, refusal } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { checked, page, startOffice } from './school-office-backend.ts'

const server = mockBackend()
const done: SchoolImport = { ...checked, state: 'done', good: 0, done: 2, created: 2 }
const row: SchoolImportRow = { line: 2, table: 'students', label: 'Mia Rossi', state: 'good', problems: [] }

beforeEach(() => {
  startOffice(server)
  server.use(
    answer('/ext/school/imports/list', page()),
    answer('/ext/school/imports/get', checked),
    answer('/ext/school/imports/rows', page(row)),
  )
})

const openReport = () => openApp('/teacher/school/import?import=imp_1')

it('the report of an import names the columns that were not read', async () => {
  server.use(answer('/ext/school/imports/get', { ...checked, unreadColumns: ['usrname', 'brithday'] }))
  await openReport()
  expect(await screen.findByText(/^These columns weren’t read: usrname, brithday\./)).toBeTruthy()
})

it('an import without a good row is not ready, and is offered for nothing', async () => {
  server.use(answer('/ext/school/imports/get', { ...checked, good: 0, bad: 2 }))
  await openReport()
  expect(await screen.findByText('Nothing to import')).toBeTruthy()
  expect(screen.getByText('All 2 rows have problems. Correct the file and upload it again.')).toBeTruthy()
  expect(screen.queryByText('Ready to confirm')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

it('a report says what is allowed beside what is wrong', async () => {
  const problem = { field: 'birthday', reason: 'not-a-date' as const, value: '5/3/14', allowed: '2014-03-05, 2014/3/5' }
  server.use(
    answer('/ext/school/imports/get', { ...checked, good: 1, bad: 1 }),
    answer('/ext/school/imports/rows', page({ ...row, state: 'bad', problems: [problem] })),
  )
  await openReport()
  const table = within(await screen.findByRole('table', { name: 'Report' }))
  expect((await table.findByRole('listitem')).textContent).toBe(
    'birthday: not a date (5/3/14) · allowed: 2014-03-05, 2014/3/5',
  )
})

it('after an import the report counts no row as waiting, and shows what became of each', async () => {
  let state: SchoolImport = checked
  server.use(
    http.post('*/ext/school/imports/apply', () => {
      state = { ...checked, state: 'applying', mode: 'all' }
      return HttpResponse.json({ code: 200, message: 'ok', data: state })
    }),
    http.post('*/ext/school/imports/get', () => {
      const data = state
      if (state.state === 'applying') state = done
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
    http.post('*/ext/school/imports/rows', () => {
      const data = page({ ...row, state: state === done ? ('created' as const) : ('good' as const) })
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
  )
  const { user } = await openReport()
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('2 in all, 0 with problems')).toBeTruthy()
  expect(await within(screen.getByRole('table')).findByText('Added')).toBeTruthy()
  expect(screen.queryByText('Good')).toBeNull()
})

it('an import that was carried out in another tab is shown as it is once the press is refused', async () => {
  const { user } = await openReport()
  const button = await screen.findByRole('button', { name: 'Import 2 rows' })
  server.use(
    refusal('/ext/school/imports/apply', errorCodes.importNotReady, 'Not ready'),
    answer('/ext/school/imports/get', done),
  )
  await user.click(button)
  expect(await screen.findByText('2 added, 0 updated, 0 unchanged.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import 2 rows' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
})

it('a template can be downloaded also where the school has rows', async () => {
  const asked: URLSearchParams[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  server.use(
    http.post('*/ext/school/export', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()))
      return new HttpResponse('externalId,name', { headers: { 'content-type': 'application/octet-stream' } })
    }),
  )
  const { user } = await openApp('/teacher/school/import')
  await user.click(await screen.findByRole('button', { name: 'Download template' }))
  await waitFor(() =>
    expect(asked.map((one) => Object.fromEntries(one))).toEqual([
      { table: 'students', format: 'csv', content: 'template' },
    ]),
  )
})

it('a slip of an invitation can be used without a camera, and says where to sign in later', async () => {
  const link = 'https://zhulin.example/hwjy-web/invitation#9nP0c4tGm2kXv7yQ1sWd3fHj5LzRb8Te6UaYoIiKpVw'
  const group: SchoolClassDetail = {
    class: {
      classId: 'cls_1',
      className: '周末班',
      courseId: 'crs_1',
      courseName: 'HSK 1',
      courseKind: 'systematic',
      classType: 'small',
      teacher: { personId: 'usr_lin', name: '林岚', nickname: '林岚' },
      studentLimit: 12,
      studentCount: 1,
      lessonCount: 0,
      nextLessonAt: null,
      externalId: null,
      updatedAt: null,
    },
    students: [{ personId: 'usr_mia', name: 'Mia Rossi', nickname: 'Mia' }],
    lessons: [],
  }
  const sheet: InvitationSheet = {
    schoolName: '竹林中文学校',
    className: '周末班',
    courseName: 'HSK 1',
    teacherName: '林岚',
    expiresAt: '2026-12-04T01:00:00.000Z',
    rows: [{ names: ['Mia Rossi'], username: 'mia.rossi', link }],
  }
  server.use(
    answer('/ext/school/classes/get', group),
    answer('/ext/school/courses/list', page()),
    answer('/ext/school/invitations/class', sheet),
    answer('/ext/school/people/list', page()),
  )
  const { user } = await openApp('/teacher/school/classes/cls_1')
  await user.click(await screen.findByRole('button', { name: 'Print invitations' }))
  await user.click(await screen.findByRole('button', { name: 'Create invitations' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(link)).toBeTruthy()
  const later = 'After that, sign in at https://zhulin.example/hwjy-web/login with your username and password.'
  expect(within(dialog).getByText(later)).toBeTruthy()
})

it('the log names the person at the machine as lists of imports do', async () => {
  const entry: AuditEntry = {
    entryId: 'aud_1',
    at: '2026-11-20T01:00:00.000Z',
    actorId: null,
    actorName: 'root',
    action: 'person.added',
    targetType: 'person',
    targetId: 'usr_mia',
    detail: { name: 'Mia Rossi' },
  }
  server.use(answer('/ext/school/audit/list', page(entry)))
  await openApp('/teacher/school/log')
  expect(await screen.findByText('Server command · root')).toBeTruthy()
})
