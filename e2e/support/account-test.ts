import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from './class-test.ts'
import { PASSWORD } from './person.ts'
import { refuseServiceWorkers } from './service-workers.ts'
import type { OwnSchool } from './shared-server.ts'

/**
 * Opens pages of one school, each in a browser profile of its own. The school is one for all journeys that share the
 * test, whichever file they are in: each has people of its own. Nobody may meet an uncaught error.
 * @param viewport of each page; Playwright's own when left out
 */
export function accountTest(viewport?: { width: number; height: number }) {
  // No fixture of the worker: Playwright gives tests with other worker fixtures another worker, and so another server.
  let school: Promise<OwnSchool> | null = null
  return base.extend<{ open: (path: string) => Promise<Page> }>({
    // Where the clock is decides the calling code of an empty phone field.
    timezoneId: 'Asia/Shanghai',
    server: async ({ sharedServer }, provide) => provide(await (school ??= sharedServer.openSchool())),
    open: async ({ browser, server }, provide) => {
      const pages: Page[] = []
      const faults: string[] = []
      await provide(async (path) => {
        const context = await browser.newContext({ locale: 'en-US', ...(viewport !== undefined && { viewport }) })
        await refuseServiceWorkers(context)
        const page = await context.newPage()
        page.on('pageerror', (error) => faults.push(String(error)))
        pages.push(page)
        await page.goto(`${server.url}/hwjy-web${path}`)
        return page
      })
      for (const page of pages) await page.context().close()
      expect(faults).toEqual([])
    },
  })
}

export const test = accountTest()

export const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
export const chooseWay = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click()
export const phone = (page: Page | Locator) => page.getByLabel('Phone number', { exact: true })
export const code = (page: Page | Locator) => page.getByLabel('6-digit code')
export const password = (page: Page | Locator) => page.getByLabel('Password', { exact: true })
export const otherThan = (digits: string) => (digits === '000000' ? '000001' : '000000')

export async function signIn(page: Page, username: string, word = PASSWORD) {
  const role = username.startsWith('teacher.') ? 'Teacher' : 'Student'
  await page.getByRole('radio', { name: role }).click()
  await page.getByLabel('Username').fill(username)
  await password(page).fill(word)
  await press(page, 'Sign in')
}
export const isHome = (page: Page) => page.waitForURL(/\/hwjy-web\/(student|teacher)$/)

export { expect }
