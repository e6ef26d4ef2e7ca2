import type { BrowserContext, Page } from '@playwright/test'
import { expect, test as base } from '../support/class-test.ts'
import { readSentCode } from '../support/sent-messages.ts'
import { PASSWORD } from '../support/person.ts'
import { refuseServiceWorkers } from '../support/service-workers.ts'

/** A demo lets many in from anywhere; this school allows one device at a time, and knows two of each account. */
const strict = { simultaneousSessions: 1, knownDevices: 2, passwordDays: 30 }
const pastOf = (school: string) => {
  const own = (username: string) => `school_id = '${school}' and username = '${username}'`
  return [
    `insert into device (account_id, device_id, name, first_seen_at, last_seen_at)
      select id, 'a-tablet', '', now() - interval '90 days', now() - interval '80 days' from account
      where ${own('student.anna')}`,
    `update account set is_two_factor = true where ${own('teacher.wang')}`,
    `update account set password_changed_at = now() - interval '31 days' where ${own('student.emma')}`,
  ]
}

const test = base.extend<{ device: () => Promise<Page> }>({
  server: async ({ server }, provide) => {
    await server.set(strict)
    await server.change(...pastOf(server.id))
    await provide(server)
  },
  /** A browser profile at the sign-in page, which is a device of its own. */
  device: async ({ browser, server }, provide) => {
    const contexts: BrowserContext[] = []
    const faults: string[] = []
    await provide(async () => {
      const context = await browser.newContext({ locale: 'en-US' })
      await refuseServiceWorkers(context)
      context.on('weberror', (error) => faults.push(String(error.error())))
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(`${server.url}/hwjy-web/login`)
      return page
    })
    for (const context of contexts) await context.close()
    expect(faults).toEqual([])
  },
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const code = (page: Page) => page.getByLabel('6-digit code')

test('a strict school: a second step, a new device, one device at a time, a password that is too old', async ({
  device,
  server,
}) => {
  async function signIn(page: Page, username: string): Promise<void> {
    await page.getByRole('radio', { name: username.startsWith('teacher.') ? 'Teacher' : 'Student' }).click()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
  }
  async function proveBy(page: Page, phone: string): Promise<void> {
    await press(page, 'Send code')
    await expect(code(page)).toBeVisible()
    const sent = await readSentCode(server, phone)
    await code(page).fill(sent === '000000' ? '000001' : '000000')
    await expect(page.getByText(/This code is wrong/)).toBeVisible()
    await code(page).fill(sent)
  }
  const [laptop, phone] = [await device(), await device()]

  await test.step('two steps: the password, then a code', async () => {
    await signIn(laptop, 'teacher.wang')
    await expect(heading(laptop, 'One more step')).toBeVisible()
    await laptop.reload()
    await expect(heading(laptop, 'One more step')).toBeVisible()
    await proveBy(laptop, '8613800000002')
    await laptop.waitForURL('**/hwjy-web/teacher')
    await laptop.getByRole('button', { name: /^Account menu/ }).click()
    await laptop.getByRole('menuitem', { name: 'Sign out' }).click()
    await laptop.waitForURL('**/hwjy-web/login')
  })

  await test.step('a second device proves itself, and sees where else the account is', async () => {
    await signIn(laptop, 'student.anna')
    await laptop.getByRole('link', { name: 'Account', exact: true }).first().click()
    await laptop.getByLabel('Nickname').fill('小安')
    await signIn(phone, 'student.anna')
    await expect(heading(phone, 'New device')).toBeVisible()
    await proveBy(phone, '8613800000003')
    await expect(heading(phone, 'You’re signed in on other devices')).toBeVisible()
    await expect(phone.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('nothing happens to the other one before the choice', async () => {
    await laptop.getByRole('link', { name: 'Security center', exact: true }).first().click()
    await expect(heading(laptop, 'Security center')).toBeVisible()
    await press(phone, 'Sign out others and continue')
    await expect(heading(phone, 'Hello, Anna')).toBeVisible()
  })

  await test.step('the other one learns why, and finds what was typed when it is back', async () => {
    await laptop.getByRole('link', { name: 'Messages', exact: true }).first().click()
    const dialog = laptop.getByRole('dialog', { name: 'You’ve been signed out' })
    await expect(dialog.getByText(/another device|elsewhere/)).toBeVisible()
    await press(laptop, 'Sign in again')
    await signIn(laptop, 'student.anna')
    await press(laptop, 'Sign out others and continue')
    await expect(laptop.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    await laptop.getByRole('link', { name: 'Account', exact: true }).first().click()
    await expect(laptop.getByLabel('Nickname')).toHaveValue('小安')
    await phone.reload()
    await expect(phone.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible()
  })

  await test.step('a password older than the school allows is asked about once a day', async () => {
    const page = await device()
    await signIn(page, 'student.emma')
    await expect(page.getByRole('dialog', { name: 'Time for a new password' })).toBeVisible()
    await press(page, 'Later')
    await page.reload()
    await expect(heading(page, 'Hello, Emma')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a choice that waited until the password was another one begins again', async () => {
    const page = await device()
    await signIn(page, 'student.emma')
    await expect(heading(page, 'You’re signed in on other devices')).toBeVisible()
    await server.change(`update account set password_changed_at = now() where id = 'acc_usr_emma${server.suffix}'`)
    await press(page, 'Sign out others and continue')
    await expect(page.getByText('Confirming took too long. Sign in again.')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeVisible()
  })
})
