import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { PART_BYTES } from '../../packages/classroom/src/core/uploader/upload-parts.ts'
import { expect, test } from '../support/class-test.ts'
import { onePagePdf } from '../support/one-page-pdf.ts'
import { PASSWORD } from '../support/person.ts'
import { requestFrom } from '../support/request-from.ts'
import { SchoolApi } from '../support/school-api.ts'

test('two teachers and two tabs change one thing: the second reads both versions before anything is replaced', async ({
  arrive,
  server,
}) => {
  const api = await SchoolApi.signIn(server.url, 'teacher', 'teacher.li', PASSWORD)
  await api.call('setSchoolPermissions', { personId: `usr_wang${server.suffix}`, permissions: ['school.admin'] })
  const { page } = await arrive('teacher.li')
  const { page: wang } = await arrive('teacher.wang')

  await test.step('two administrators change one class, and the network of the second is gone for a while', async () => {
    const address = `${server.url}/hwjy-web/teacher/school/classes/cls_hsk1${server.suffix}`
    const formOf = (where: typeof page) =>
      where.locator('form').filter({ has: where.getByRole('heading', { name: 'Class', exact: true }) })
    for (const one of [page, wang]) await one.goto(address)
    await expect(formOf(page).getByLabel('Seats')).not.toHaveValue('')
    await formOf(page).getByLabel('Seats').fill('17')
    await formOf(page).getByLabel('ID in your own system').fill('C-7')
    await formOf(wang).getByLabel('Seats').fill('15')
    await formOf(wang).getByRole('button', { name: 'Save' }).click()
    await expect(wang.getByText('Saved', { exact: true })).toBeVisible()
    await page.context().setOffline(true)
    await formOf(page).getByRole('button', { name: 'Save' }).click()
    await expect(formOf(page).getByText(/^You’re offline\. What you/)).toBeVisible()
    await page.context().setOffline(false)
    await formOf(page).getByRole('button', { name: 'Save' }).click()
    const conflict = page.getByRole('region', { name: 'Someone else changed this while you were editing' })
    await expect(conflict.getByRole('row', { name: 'Seats 15 17' })).toBeVisible()
    await conflict.getByRole('button', { name: 'Take theirs' }).click()
    await expect(formOf(page).getByLabel('Seats')).toHaveValue('15')
  })

  const mine = page.getByRole('dialog', { name: 'Edit announcement' })
  const title = (dialog: Locator) => dialog.getByLabel(/^Title/)
  const open = async (tab: typeof page) => {
    await tab.goto(`${server.url}/hwjy-web/teacher/notices`)
    await tab.getByRole('button', { name: 'Actions for 明天停课' }).click()
    await tab.getByRole('menuitem', { name: 'Edit' }).click()
    return tab.getByRole('dialog', { name: 'Edit announcement' })
  }

  await test.step('two tabs of one teacher change one announcement', async () => {
    const classIds = [`cls_hsk1${server.suffix}`]
    await api.call('addNotices', { classIds, title: '明天停课', content: '因为下雪，明天不上课。' })
    await open(page)
    await title(mine).fill('后天也停课')
    const second = await page.context().newPage()
    const there = await open(second)
    await expect(title(there)).toBeDisabled()
    await there.getByRole('button', { name: 'Edit here' }).click()
    await expect(title(there)).toHaveValue('后天也停课')
    await expect(title(mine)).toBeDisabled()
    await second.close()
    await expect(title(mine)).toBeEnabled()
  })

  await test.step('what another device saved meanwhile is shown beside it', async () => {
    const { page: other } = await arrive('teacher.li')
    const theirs = await open(other)
    await title(theirs).fill('后天停课')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(theirs).toBeHidden()
    await expect(title(mine)).toHaveValue('后天也停课')
    await mine.getByRole('button', { name: 'Save' }).click()
    const conflict = mine.getByRole('region', { name: 'Someone else changed this while you were editing' })
    await expect(conflict.getByRole('row', { name: 'Title 后天停课 后天也停课' })).toBeVisible()
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(mine).toBeHidden()
    await expect(page.getByRole('button', { name: 'Actions for 后天也停课' })).toBeVisible()
  })
})

test('a file that stops at its third part goes on there after a reload', async ({ arrive, server }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hwjy-'))
  const file = path.join(folder, '大讲义.pdf')
  // What comes after the end of a document is passed over.
  const content = Buffer.concat([onePagePdf, Buffer.alloc(PART_BYTES * 3, '华文')])
  await writeFile(file, content)
  const { page } = await arrive('teacher.li')
  const parts = new Map<string, number>()
  let isCut = true
  await page.context().route(/partNumber=/i, async (route) => {
    const no = new URL(route.request().url()).searchParams.get('partNumber') ?? ''
    if (no === '3' && isCut) return route.abort()
    parts.set(no, (parts.get(no) ?? 0) + 1)
    return route.continue()
  })
  await page.getByRole('link', { name: 'My files' }).click()
  await page.getByLabel('Upload files', { exact: true }).and(page.locator('input')).setInputFiles(file)
  await expect.poll(() => [...parts.keys()].toSorted()).toEqual(['1', '2', '4'])

  await test.step('the reload asks nothing, and sends only the part that is missing', async () => {
    await page.reload()
    isCut = false
    const files = page.getByRole('list', { name: 'My files' })
    await expect(files.getByRole('link', { name: '大讲义.pdf' })).toBeVisible()
    expect(Object.fromEntries(parts)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 })
  })

  await test.step('it has arrived as it was', async () => {
    const api = await SchoolApi.signIn(server.url, 'teacher', 'teacher.li', PASSWORD)
    const { records } = await api.call<{ records: { fileName: string; resourceUrl: string }[] }>('listCloudResources', {
      current: 1,
      size: 20,
    })
    const address = new URL(records.find(({ fileName }) => fileName === '大讲义.pdf')?.resourceUrl ?? '', server.url)
    const stored = Buffer.from(await (await requestFrom(Number(address.port), address)).arrayBuffer())
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    expect(digest(stored)).toBe(digest(content))
  })
  await rm(folder, { recursive: true })
})
