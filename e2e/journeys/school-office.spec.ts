import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'

/** Goes to another part of the school office, without a new page load. */
const goTo = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'School office' }).getByRole('link', { name: section, exact: true }).click()

/** Finds an option by typing, as in every list that the server searches. */
async function pick(page: Page, label: RegExp, typed: string, option: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

test('an administrator runs the school from its office, and the log tells every act', async ({ arrive, server }) => {
  // An order that waits, and a job that was given up: both come about by time, which no journey has.
  await server.change(
    `insert into purchase_order (id, student_id, course_id, class_id, status, amount_minor, currency, created_at, expires_at)
      select 'ord_office', 'usr_emma${server.suffix}', course_id, class_id, 'pending', 19900, 'CNY', now(), now() + interval '30 minutes'
      from purchase_order where student_id like '%${server.suffix}' limit 1`,
    `insert into job (id, kind, key, payload, status, run_at, attempts, last_error, created_at, finished_at)
      values ('job_office', 'remindOfLesson', 'office', '{"schoolId": "${server.id}", "lessonId": "lsn_gone"}', 'failed',
        now(), 5, 'The disk was full', now(), now())`,
  )
  const { page } = await arrive('teacher.li')
  const dialog = page.getByRole('dialog')
  const sure = page.getByRole('alertdialog')
  /** Presses, and waits until the server has taken the change. */
  const saved = async (call: string, press: () => Promise<void>) => {
    const response = page.waitForResponse(`**/ext/school/${call}`)
    await press()
    expect(await (await response).json()).toMatchObject({ code: 200 })
  }
  await page.getByRole('link', { name: 'School', exact: true }).click()

  await test.step('a new teacher is invited, and the invitation is taken back', async () => {
    await goTo(page, 'People')
    await page.getByRole('button', { name: 'Add person' }).click()
    await dialog.getByRole('radio', { name: 'Teacher' }).click()
    await dialog.getByLabel(/^Name/).fill('周敏')
    await dialog.getByLabel('Username').fill('teacher.zhou')
    await dialog.getByRole('button', { name: 'Add person' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /周敏/ })).toBeVisible()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(dialog.getByText(/\/invitation#/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Revoke invitation' }).click()
    await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible()
  })

  await test.step('a teacher gets the number of the school’s own list', async () => {
    const profile = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Profile' }) })
    await profile.getByLabel('ID in your own system').fill('T-7')
    await saved('people/update', () => profile.getByRole('button', { name: 'Save' }).click())
  })

  await test.step('a teacher gets a permission', async () => {
    await page.getByRole('checkbox', { name: /Review replays/ }).click()
    const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Permissions' }) })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  await test.step('a student starts anew, is closed and opened again, and shares an account', async () => {
    await goTo(page, 'People')
    await page.getByRole('searchbox').fill('Diego')
    await page.getByRole('link', { name: /Diego/ }).click()
    await page.getByRole('button', { name: 'Reset password' }).click()
    await sure.getByRole('button', { name: 'Reset password' }).click()
    await expect(dialog.getByText(/\/invitation#/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'New invitation' }).click()
    await expect(dialog.getByText(/\/invitation#/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Close account' }).click()
    await sure.getByRole('button', { name: 'Close account' }).click()
    await page.getByRole('button', { name: 'Reopen account' }).click()
    await page.getByRole('button', { name: 'Share an account' }).click()
    await pick(page, /Share with/, 'Farid', /Farid/)
    await dialog.getByRole('button', { name: 'Share an account' }).click()
    await page.getByRole('button', { name: 'Separate account' }).click()
    await sure.getByRole('button', { name: 'Separate account' }).click()
    await expect(page.getByText('Signs in with an account of their own.')).toBeVisible()
  })

  await test.step('a course is made and changed, and a class of it', async () => {
    await goTo(page, 'Courses & classes')
    await page.getByRole('button', { name: 'Create course' }).first().click()
    await dialog.getByLabel(/^Course name/).fill('商务汉语')
    await dialog.getByRole('button', { name: 'Create course' }).click()
    await page.getByRole('button', { name: 'Edit 商务汉语' }).click()
    await dialog.getByLabel('Description').fill('写邮件，打电话。')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Create class' }).first().click()
    await pick(page, /^Course/, '商务', /商务汉语/)
    await dialog.getByLabel(/^Class name/).fill('商务一班')
    await pick(page, /^Teacher/, '周敏', /周敏/)
    await dialog.getByRole('button', { name: 'Create class' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '商务一班' })).toBeVisible()
    await page.getByLabel(/^Class name/).fill('商务二班')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '商务二班' })).toBeVisible()
  })

  await test.step('a student joins the class and leaves it', async () => {
    await pick(page, /Add a student/, 'Ben', /Ben/)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: /^Remove Ben/ }).click()
    await sure.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No students yet')).toBeVisible()
  })

  await test.step('lessons are planned once their preview has shown no conflict', async () => {
    await page.getByRole('button', { name: 'Plan lessons' }).first().click()
    await dialog.getByLabel(/^First day/).fill('1/10/2099')
    await dialog.getByLabel(/^Number of lessons/).fill('3')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('3 lessons, no conflicts.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Plan 3 lessons' }).click()
    await expect(page.getByRole('list', { name: 'Lessons' }).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('a lesson is moved, and the class is ended', async () => {
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .click()
    await dialog.getByLabel('Start').fill('11:30')
    await saved('lessons/move', () => dialog.getByRole('button', { name: 'Move', exact: true }).click())
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'End class' }).click()
    await saved('lessons/callOff', () => sure.getByRole('button', { name: 'End class' }).click())
    await expect(page.getByText('No lessons yet')).toBeVisible()
  })

  await test.step('a public course is listed, and its class opens', async () => {
    await goTo(page, 'Courses & classes')
    await page.getByRole('link', { name: 'Classes of 中国节日故事' }).click()
    await page.getByRole('link', { name: '中国节日故事', exact: true }).click()
    await expect(page.getByText(/The teacher made this public course/)).toBeVisible()
  })

  await test.step('an order that was paid at the school is marked', async () => {
    await goTo(page, 'Orders')
    await page.getByRole('button', { name: /^Mark as paid: Emma/ }).click()
    await dialog.getByLabel(/^Note/).fill('Quittung 17')
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText('The order is paid', { exact: true })).toBeVisible()
  })

  await test.step('a file is checked and discarded, another one imported, and the list exported', async () => {
    await goTo(page, 'Import & export')
    const upload = async (name: string, text: string) => {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.getByRole('button', { name: 'Upload and check' }).click()
    }
    await upload('wrong.csv', 'externalId,name,parentName\nS-1,,Rosa\nS-2,Leo,Rosa\n')
    await expect(page.getByText('2 in all, 1 good, 1 with problems')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await upload('right.csv', 'externalId,name,parentName\nS-1,Mia Rossi,Rosa\n')
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 added, 0 updated, 0 unchanged.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to imports' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    expect((await file).suggestedFilename()).toBe('students.csv')
  })

  await test.step('a key is made, opened for an address, renewed and revoked', async () => {
    await goTo(page, 'Access keys')
    await page.getByRole('button', { name: 'Create key' }).first().click()
    await dialog.getByLabel(/^Name/).fill('Partner')
    await dialog.getByRole('radio', { name: /A server/ }).click()
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const keepSecret = async () => {
      await page.getByRole('checkbox', { name: 'I have saved the secret' }).click()
      await page.getByRole('button', { name: 'Done' }).click()
    }
    await keepSecret()
    const key = page.getByRole('region', { name: 'Partner' })
    await key.getByRole('button', { name: 'Edit addresses' }).click()
    await dialog.getByLabel(/^Allowed addresses/).fill('https://partner.example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(key.getByText('https://partner.example')).toBeVisible()
    await key.getByRole('button', { name: 'New secret' }).click()
    await sure.getByRole('button', { name: 'New secret' }).click()
    await keepSecret()
    await key.getByRole('button', { name: 'Revoke' }).click()
    await sure.getByRole('button', { name: 'Revoke' }).click()
    await expect(key.getByText(/^Revoked/)).toBeVisible()
  })

  await test.step('a rule is changed', async () => {
    await goTo(page, 'Settings')
    await page.getByLabel(/^Moved lessons per month/).fill('7')
    const rules = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Rules' }) })
    await rules.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  })

  await test.step('a wide picture becomes the logo as it was cut, and the profile is saved right after it', async () => {
    const wide = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 200 } })
    await page
      .getByLabel('Choose a logo')
      .and(page.locator('input'))
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: wide })
    await expect(dialog.getByRole('heading', { name: 'Crop the logo' })).toBeVisible()
    // Its previews are squares, as the logo is.
    await expect(dialog.locator('[data-shape="round"]')).toHaveCount(0)
    await saved('update', () => dialog.getByRole('button', { name: 'Use picture' }).click())
    await expect(dialog).toBeHidden()
    const logo = page.getByRole('main').locator('img').last()
    const sides = () => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(sides).toEqual([512, 512])
    const profile = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Profile' }) })
    await profile.getByLabel('Address', { exact: true }).fill('竹林路 1 号')
    await saved('update', () => profile.getByRole('button', { name: 'Save' }).click())
  })

  await test.step('a service is tested, and a failed job tried again', async () => {
    await goTo(page, 'Storage & services')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Failed' }).click()
    await page
      .getByRole('row', { name: /The disk was full/ })
      .getByRole('button', { name: 'Try again' })
      .click()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('button', { name: 'Send a test: Text messages' }).click()
    await expect(page.getByText('The test was sent', { exact: true })).toBeVisible()
  })

  await test.step('the log tells it all, by kind', async () => {
    await goTo(page, 'Activity log')
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Access keys' }).click()
    await expect(page.getByRole('row', { name: /Gave key Partner a new secret/ })).toBeVisible()
    await expect(page).toHaveURL(/\/log\?kind=key$/)
    const middle = async (role: 'searchbox' | 'combobox') => {
      const box = await page.getByRole('main').getByRole(role).first().boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    }
    expect(await middle('searchbox'), 'search and kind are on one line').toBe(await middle('combobox'))
  })
})
