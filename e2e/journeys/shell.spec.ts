import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { nextPageIsKept } from '../support/service-workers.ts'

test.use({ worksOffline: true })

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open pages' })
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('an opened page stays as it was: what was chosen, how far it was scrolled, without being fetched again', async ({
  arrive,
  server,
}) => {
  const { page } = await arrive('student.anna')
  await page.goto(`${server.url}/hwjy-web/dev-settings`)
  await page.getByRole('radio', { name: '500 ms' }).click()
  await rail(page).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('switch', { name: 'Other' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  let settingsCalls = 0
  page.on('request', (request) => {
    if (request.url().includes('otificationSetting')) settingsCalls++
  })

  await tabs(page).getByRole('link', { name: 'Developer settings' }).click()
  await expect(page.getByRole('radio', { name: '500 ms' })).toBeChecked()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await rail(page).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  expect(settingsCalls).toBe(0)

  await page.reload()
  await expect(tabs(page).getByRole('link')).toHaveText(['Home', 'Developer settings', 'Settings'])
  await tabs(page).getByRole('link', { name: 'Settings', exact: true }).focus()
  await page.keyboard.press('Delete')
  await expect(page).toHaveURL(/\/dev-settings$/)
  await expect(tabs(page).getByRole('link')).toHaveText(['Home', 'Developer settings'])
})

test('the palette leads anywhere by keyboard, and gives the focus back', async ({ arrive }) => {
  const { page } = await arrive('teacher.li')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search pages and actions' })
  await expect(palette.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sett')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a day that is typed into the palette has its lessons and leads to the timetable', async ({ arrive }) => {
  const { page } = await arrive('student.anna')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('today')
  const found = page.getByRole('dialog', { name: 'Search pages and actions' }).getByRole('listitem')
  await expect(found.filter({ hasText: /Today \d\d:\d\d/ }).first()).toBeVisible()
  await found.getByRole('button', { name: /^Timetable: / }).click()
  await expect(page).toHaveURL(/\/student\/timetable\?date=/)
})

test('the palette keeps what is typed while its results are still loading', async ({ arrive }) => {
  const { page } = await arrive('teacher.li')
  let arriveNow = () => {}
  const held = new Promise<void>((resolve) => (arriveNow = resolve))
  await page.context().route(/\/palette-answers-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('changepassword')
  const palette = page.getByRole('dialog', { name: 'Search pages and actions' })
  await expect(palette.getByRole('textbox')).toHaveValue('changepassword')
  await page.keyboard.press('Enter')
  arriveNow()
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible()
  await expect(page).toHaveURL(/\/security/)
})

test('a menu that was closed is gone, also where nothing moves', async ({ arrive }) => {
  const { page } = await arrive('student.anna')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The pointer is there before the page is: the menu's code arrives when it is already wanted open, as with a finger.
  const button = page.getByRole('button', { name: /^Account menu/ })
  await button.hover()
  await page.reload()
  await button.click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[role="menu"]')).toHaveCount(0)
})

test('the bell counts what was not read until it was', async ({ arrive }) => {
  const { page } = await arrive('student.anna')
  await page.getByRole('button', { name: /^Messages, \d+ new$/ }).click()
  // Films of a school that has just been opened become ready meanwhile, which is news again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

for (const [what, file] of [
  ['a page whose code did not arrive', /\/settings-page-[^/]+\.js$/],
  ['a page of which a part that it imports did not arrive', /\/assets\/(?!settings-page-)[^/]+\.js$/],
  ['a page whose styles did not arrive', /\/settings-page-[^/]+\.css$/],
] as const)
  test(`${what} is fetched again on request`, async ({ arrive }) => {
    const { page } = await arrive('student.anna')
    let isBlocked = true
    await page.context().route(file, (route) => (isBlocked ? route.abort() : route.continue()))
    await rail(page).getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Part of this page didn’t load' })).toBeVisible()
    isBlocked = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

test('behind a router without a line the app says that it is offline, whatever the browser believes', async ({
  arrive,
}) => {
  const { page } = await arrive('student.anna')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible()
  const calls = /\/(api-(user|tch)\/|healthz)/
  await page.context().route(calls, (route) => route.abort())
  await page.reload()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect(page.getByText('Waiting for network')).toBeVisible()
  await expect(page.getByText('Couldn’t load your account')).toBeHidden()
  await page.context().unroute(calls)
  await expect(page.getByText('You’re offline')).toBeHidden()
  await expect(page.getByText('Waiting for network')).toBeHidden()
})

test('without a network the app opens all the same, and says so', async ({ arrive }) => {
  const { page } = await arrive('student.anna')
  await nextPageIsKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible()
  await expect(page.getByText('Waiting for network')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You’re offline')).toBeHidden()
  await expect(page.getByText('Waiting for network')).toBeHidden()
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !/^\/hwjy-web\/(assets\/[^/]+\.(js|css|json))?$/.test(path))).toEqual([])
})

test('a page that was never loaded says offline what works, and opens by itself after the reconnect', async ({
  arrive,
}) => {
  const { page } = await arrive('student.anna')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline')).toBeVisible()
  await rail(page).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a network' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Reload|Try again/ })).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a version the school no longer accepts leads to the update, and nowhere else', async ({ arrive }) => {
  const { page } = await arrive('student.anna')
  const release = {
    version: '9.0.0',
    releasedAt: '2026-11-20T00:00:00Z',
    notes: 'Ink that dries faster',
    sizeBytes: 5_242_880,
    isForced: true,
  }
  await page
    .context()
    .route('**/common/deskTopByWin', (route) =>
      route.fulfill({ json: { code: 200, message: 'ok', data: { update: 'required', releases: [release] } } }),
    )
  await page.reload()
  await expect(page).toHaveURL(/\/fource-updater$/)
  await expect(page.getByRole('heading', { name: 'Update to continue' })).toBeVisible()
  await expect(page.getByText('Ink that dries faster')).toBeVisible()
  await expect(page.getByText('You’re up to date.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Later' })).toHaveCount(0)
})
