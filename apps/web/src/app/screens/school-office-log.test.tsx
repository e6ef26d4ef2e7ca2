import type { AuditEntry } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, mockBackend } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { page, startOffice } from './school-office-backend.ts'

const server = mockBackend()
beforeEach(() => startOffice(server))

const entry = (entryId: string, action: string, detail: AuditEntry['detail']): AuditEntry => ({
  entryId,
  at: '2026-11-20T01:00:00.000Z',
  actorId: 'usr_lin',
  actorName: '林岚',
  action,
  targetType: 'school',
  targetId: 'sch_zhulin',
  detail,
})

it('the log says what was changed in the words of the screens, as it was and as it is', async () => {
  server.use(
    answer(
      '/ext/school/audit/list',
      page(
        entry('aud_1', 'school.ruled', {
          lookBack: false,
          'before.lookBack': true,
          videoLimitBytes: 512 * 1024 ** 2,
          'before.videoLimitBytes': 1024 ** 3,
        }),
        entry('aud_2', 'person.changed', { name: '周敏老师', 'before.name': '周敏' }),
        entry('aud_3', 'class.added', { name: '周末小班', studentLimit: 30, externalId: '' }),
        entry('aud_4', 'import.uploaded', { fileName: 'students.csv' }),
        entry('aud_5', 'key.opened', { name: 'CRM', origins: '', before: 'https://a.example' }),
        entry('aud_6', 'class.moved', { name: '周末小班', lessonName: '第2课', startTime: '2026-12-05T02:00:00Z' }),
      ),
    ),
  )
  await openApp('/teacher/school/log')
  const table = within(await screen.findByRole('table', { name: 'Activity log' }))
  await table.findByText('Changed the rules')
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '')
  expect(rows[0]).toContain('Students can look back: on → off · Largest video: 1024 MB → 512 MB')
  expect(rows[1]).toContain('Name: 周敏 → 周敏老师')
  expect(rows[2]).toContain('Seats: 30')
  expect(rows[2]).not.toContain('externalId')
  expect(rows[3]).toContain('Uploaded students.csv to import')
  expect(rows[4]).toContain('Allowed addresses: https://a.example → none')
  expect(rows[5]).toContain('Moved a lesson of 周末小班')
  expect(rows[5]).toContain('Lesson: 第2课')
})
