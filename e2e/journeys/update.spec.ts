import type { Page } from '@playwright/test'
import { expect, testWithOwnServer as base } from '../support/class-test.ts'
import { Person } from '../support/person.ts'
import { ReleaseSite } from '../support/release-site.ts'

interface Earlier {
  page: Page
  site: ReleaseSite
  open: (path: string) => Promise<unknown>
}

/** A student with the app as it was in an earlier version, which their browser keeps. */
const test = base.extend<{ startWith: (version: string) => Promise<Earlier> }>({
  startWith: async ({ browser, server }, provide) => {
    const ends: (() => Promise<void>)[] = []
    const faults: string[] = []
    await provide(async (version) => {
      const site = await ReleaseSite.start(server, version)
      const context = await browser.newContext({ locale: 'en-US' })
      ends.push(
        () => context.close(),
        () => site.stop(),
      )
      context.on('weberror', (error) => faults.push(String(error.error())))
      const { page } = await Person.signInTab(await context.newPage(), site.url, 'student.anna')
      return { page, site, open: (path) => page.goto(`${site.url}/hwjy-web${path}`) }
    })
    for (const end of ends) await end()
    expect(faults).toEqual([])
  },
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
async function keepApp(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
/** Now there is one. Browsers look by themselves, too, and may not be first here. */
async function askForNewer(page: Page, site: ReleaseSite): Promise<void> {
  const letGo = site.hold(/\/service-worker\.js$/)
  site.release()
  await press(page, 'Check again')
  letGo()
}

test('a new version: what is new, how far it is, later, a page that is gone, and changed without losing a word', async ({
  startWith,
}) => {
  const { page, site, open } = await startWith('1.1.0')
  await keepApp(page)
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await page.getByLabel('Nickname').fill('小安')
  const otherTab = await page.context().newPage()
  await otherTab.goto(`${site.url}/hwjy-web/student`)
  await expect(heading(otherTab, 'Hello, Anna')).toBeVisible()

  await test.step('the school has announced it; it is not there yet', async () => {
    await page.getByRole('link', { name: 'See what’s new' }).click()
    await expect(page.getByText('Current version: 1.1.0')).toBeVisible()
    await expect(page.getByText('Playback speed for replays, spoken homework, and bug fixes')).toBeVisible()
    await expect(page.getByText('You’re up to date.')).toBeVisible()
  })

  await test.step('it comes, and says how far it is', async () => {
    const letGo = site.hold(/\/tanstack-[^/]*\.js$/)
    await askForNewer(page, site)
    const progress = page.getByRole('progressbar')
    await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(50)
    letGo()
    await expect(page.getByText('The update is ready.')).toBeVisible()
  })

  await test.step('later: what was opened before works as before', async () => {
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(heading(page, 'Hello, Anna')).toBeVisible()
    await page.getByRole('link', { name: 'Account', exact: true }).first().click()
    await expect(page.getByLabel('Nickname')).toHaveValue('小安')
  })

  await test.step('a page of the earlier version that was never opened is gone, and comes with a reload', async () => {
    await otherTab.getByRole('link', { name: 'Security center', exact: true }).click()
    await expect(heading(otherTab, 'Part of this page didn’t load')).toBeVisible()
    await press(otherTab, 'Reload')
    await expect(heading(otherTab, 'Security center')).toBeVisible()
    await expect(otherTab.getByText('A new version is available.')).toBeHidden()
  })

  await test.step('changed', async () => {
    await page.getByRole('link', { name: 'See what’s new' }).click()
    await press(page, 'Update now')
    await expect(page.getByText('Current version: 1.2.0')).toBeVisible()
    await expect(page.getByText('You’re up to date.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
    await open('/account')
    await expect(page.getByLabel('Nickname')).toHaveValue('小安')
  })
})

test('a version the school no longer accepts: no way around, and on when it has come', async ({ startWith }) => {
  const { page, site, open } = await startWith('1.0.0')
  const insists = heading(page, 'Update to continue')
  await expect(insists).toBeVisible()
  await expect(page.getByText('New board, and automatic reconnection to class')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Later' })).toHaveCount(0)
  await open('/messages')
  await expect(insists).toBeVisible()
  await page.goBack()
  await expect(page.getByText('You’re up to date.')).toBeVisible()
  await askForNewer(page, site)
  await press(page, 'Update now')
  await expect(heading(page, 'Hello, Anna')).toBeVisible()
})
