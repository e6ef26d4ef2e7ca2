import type { AvatarEditorProps } from '@hwjy/ui'
import type { ClientKey, OutsideServices, SchoolJob, SchoolOrder } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, mockBackend } from '../../shared/testing/backend.ts'
import { refuseInOwnWords, refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'
import { checked, page, startOffice } from './school-office-backend.ts'

/** What the server refuses an administrator about the school, its keys, files, services and orders. */

// No canvas here: what it cuts out has tests of its own.
vi.mock('@hwjy/ui', async (original) => ({
  ...(await original<object>()),
  AvatarEditor: ({ picture, onSave }: AvatarEditorProps) => (
    <button type="button" onClick={() => onSave(picture)}>
      Use picture
    </button>
  ),
}))

const server = mockBackend()
beforeEach(() => startOffice(server))

type User = Awaited<ReturnType<typeof openApp>>['user']

const goOn = async (user: User) => {
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getAllByRole('button').at(-1) as HTMLElement)
}

it('a short name that another school has is said beside it, and what was typed stays', async () => {
  const { user } = await openApp('/teacher/school/settings')
  const slug = await screen.findByDisplayValue<HTMLInputElement>('zhulin')
  await user.type(slug, '2')
  const form = slug.closest('form') as HTMLElement
  const save = within(form).getByRole('button', { name: 'Save' })
  await refuseInOwnWords(server, {
    path: '/ext/school/update',
    refusals: [{ code: 37_001, says: 'limits:refused.slugTaken' }],
    ask: () => user.click(save),
    place: () => form,
  })
  expect(slug.getAttribute('aria-invalid')).toBe('true')
  expect(slug.value).toBe('zhulin2')
})

it('rules that did not reach the server say so in their form, and stay chosen', async () => {
  const { user } = await openApp('/teacher/school/settings')
  const rules = (await screen.findByRole('heading', { level: 2, name: 'Rules' })).closest('form') as HTMLElement
  const rule = within(rules).getByRole('switch', { name: /^Show recordings without a review/ })
  const before = rule.getAttribute('aria-checked')
  await user.click(rule)
  await refuseInTurn(server, {
    path: '/ext/school/settings/update',
    codes: [],
    ask: () => user.click(within(rules).getByRole('button', { name: 'Save' })),
    place: () => rules,
  })
  expect(rule.getAttribute('aria-checked')).not.toBe(before)
})

it('a logo that the school cannot have is refused in the dialog that cuts it', async () => {
  server.use(
    answer('/fileOperate/tempCred', { newFileName: 'a.jpg', signUrl: 'http://localhost/cos/a.jpg' }),
    http.put('*/cos/a.jpg', () => new HttpResponse()),
  )
  const { user } = await openApp('/teacher/school/settings')
  const input = await screen.findByLabelText('Choose a logo', { selector: 'input' })
  await user.upload(input, new File(['x'], 'logo.jpg', { type: 'image/jpeg' }))
  const dialog = await screen.findByRole('dialog')
  await refuseInTurn(server, {
    path: '/ext/school/update',
    codes: [30_040, 34_001, 34_002],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Use picture' })),
    place: () => dialog,
  })
})

const key: ClientKey = {
  keyId: 'key_1',
  name: 'Partner',
  kind: 'server',
  origins: ['https://a.example'],
  createdAt: '2026-11-20T01:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}

it('a key that was revoked meanwhile gets no secret and no addresses, and its card and dialog say why', async () => {
  server.use(answer('/ext/school/keys/list', [key]))
  const { user } = await openApp('/teacher/school/keys')
  const card = await screen.findByRole('region', { name: 'Partner' })
  await refuseInTurn(server, {
    path: '/keys/rotate',
    codes: [37_007],
    ask: async () => {
      await user.click(within(card).getByRole('button', { name: 'New secret' }))
      await goOn(user)
    },
    place: () => card,
  })
  await refuseInTurn(server, {
    path: '/keys/revoke',
    codes: [],
    ask: async () => {
      await user.click(within(card).getByRole('button', { name: 'Revoke' }))
      await goOn(user)
    },
    place: () => card,
  })
  expect(within(card).getByText('Active')).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Edit addresses' }))
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Allowed addresses')
  await user.type(field, '{Enter}https://b.example')
  await refuseInTurn(server, {
    path: '/keys/origins',
    codes: [37_007],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Save' })),
    place: () => dialog,
  })
  expect(field.value).toBe('https://a.example\nhttps://b.example')
})

it('a key that was not created keeps its name and addresses in the dialog, which says why', async () => {
  server.use(answer('/ext/school/keys/list', [key]))
  const { user } = await openApp('/teacher/school/keys')
  await user.click(await screen.findByRole('button', { name: 'Create key' }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByLabelText<HTMLInputElement>(/^Name/)
  await user.type(name, 'Academy')
  const origins = within(dialog).getByLabelText<HTMLTextAreaElement>('Allowed addresses')
  await user.type(origins, 'https://b.example')
  await refuseInTurn(server, {
    path: '/keys/create',
    codes: [],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Create key' })),
    place: () => dialog,
  })
  expect([name.value, origins.value]).toEqual(['Academy', 'https://b.example'])
})

const job: SchoolJob = {
  jobId: 'job_1',
  kind: 'readImport',
  about: 'students.csv',
  status: 'failed',
  runAt: '2026-11-20T01:00:00.000Z',
  attempts: 5,
  error: 'Broken',
  createdAt: '2026-11-20T01:00:00.000Z',
  finishedAt: null,
}
const services: OutsideServices = { services: [{ service: 'sms', state: 'ready', settings: [] }] }

it('a job that runs again by now and a test text to nobody say why above their lists', async () => {
  server.use(
    answer('/ext/school/storage/get', { usedBytes: 0, quotaBytesPerPerson: 1, freeBytes: null, people: [] }),
    answer('/ext/school/services', services),
    answer('/ext/school/jobs/list', page(job)),
  )
  const { user } = await openApp('/teacher/school/system')
  const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await refuseInTurn(server, {
    path: '/jobs/retry',
    codes: [37_008],
    ask: () => user.click(retry),
    place: () => section('Background jobs'),
  })
  const test = await screen.findByRole('button', { name: 'Send a test: Text messages' })
  await refuseInTurn(server, {
    path: '/services/test',
    codes: [30_108],
    ask: () => user.click(test),
    place: () => section('Services'),
  })
})

it('a file that cannot be imported stays chosen, and its card says why', async () => {
  server.use(answer('/ext/school/imports/list', page()))
  const { user } = await openApp('/teacher/school/import')
  const check = await screen.findByRole('button', { name: 'Upload and check' })
  const card = check.closest('section') as HTMLElement
  const input = card.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await user.upload(input, new File(['name'], 'students.csv', { type: 'text/csv' }))
  await refuseInTurn(server, {
    path: '/imports/upload',
    codes: [34_001, 34_005],
    ask: () => user.click(check),
    place: () => card,
  })
  expect(within(card).getByText('students.csv')).toBeTruthy()
  // The same page has the way out.
  const xlsx = screen.getByRole('radio', { name: 'Excel (XLSX)' })
  await user.click(xlsx)
  const download = screen.getByRole('button', { name: 'Download' })
  await refuseInTurn(server, {
    path: '/ext/school/export',
    codes: [],
    ask: () => user.click(download),
    place: () => download.closest('section') as HTMLElement,
  })
  expect(xlsx.getAttribute('aria-checked')).toBe('true')
})

it('an import that is carried out by now is neither carried out nor discarded, and its report says why', async () => {
  server.use(answer('/ext/school/imports/get', checked), answer('/ext/school/imports/rows', page()))
  const { user } = await openApp('/teacher/school/import?import=imp_1')
  const report = await screen.findByRole('region', { name: 'students.csv' })
  await refuseInTurn(server, {
    path: '/imports/apply',
    codes: [37_009],
    ask: () => user.click(within(report).getByRole('button', { name: 'Import 2 rows' })),
    place: () => report,
  })
  await refuseInTurn(server, {
    path: '/imports/discard',
    codes: [37_009],
    ask: () => user.click(within(report).getByRole('button', { name: 'Discard' })),
    place: () => report,
  })
})

const order: SchoolOrder = {
  orderId: 'ord_1',
  student: { stuId: 'usr_mia', name: 'Mia Rossi', avatar: null },
  courseId: 'crs_1',
  courseName: 'HSK 1',
  classId: 'cls_1',
  className: '周末班',
  status: 'pending',
  amountMinor: 10_000,
  currency: 'CNY',
  createdAt: '2026-11-20T01:00:00.000Z',
  expiresAt: '2099-12-20T01:00:00.000Z',
  paidAt: null,
}

it('an order that cannot be paid any more stays in its dialog with the reason, in words about the student', async () => {
  server.use(answer('/ext/school/orders/unpaid', page(order)))
  const { user } = await openApp('/teacher/school/orders')
  await user.click(await screen.findByRole('button', { name: /^Mark as paid/ }))
  const dialog = await screen.findByRole('dialog')
  const note = within(dialog).getByLabelText<HTMLInputElement>(/^Note/)
  await user.type(note, 'Receipt 17')
  const mark = within(dialog).getByRole('button', { name: 'Mark as paid' })
  const ask = { path: '/orders/markPaid', ask: () => user.click(mark), place: () => dialog }
  await refuseInTurn(server, { ...ask, codes: [32_002, 32_008] })
  await refuseInOwnWords(server, {
    ...ask,
    refusals: [
      { code: 30_004, says: 'schoolOffice:orders.refused.removed' },
      { code: 32_003, says: 'schoolOffice:orders.refused.registered' },
    ],
  })
  expect(note.value).toBe('Receipt 17')
})
