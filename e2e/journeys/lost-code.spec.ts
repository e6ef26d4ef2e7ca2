import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { Person } from '../support/person.ts'
import type { OwnSchool } from '../support/shared-server.ts'
import { accountPaths, visitorPaths } from '../support/screen-paths.ts'

const offer = (page: Page) => page.getByRole('heading', { level: 1, name: 'Part of this page didn’t load' })

/** Scripts that every page brings along; without them there is nobody to offer another try. */
async function frameScripts(server: OwnSchool): Promise<string> {
  // Is a page without an index of its own.
  const response = await server.fetch('/hwjy-web/settings')
  return response.text()
}

/** Opens the page, whose own code is refused once. @returns how often code was refused: 0 when it has none of its own */
async function openWithRefusal(page: Page, url: string, frame: string): Promise<number> {
  let refused = 0
  await page.route('**/assets/*.js', (route) => {
    const file = new URL(route.request().url()).pathname
    if (refused > 0 || frame.includes(file)) return route.fallback()
    refused++
    return route.abort()
  })
  await page.goto(url)
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
  // Either the page or the offer to fetch it again: whichever it is has the one main heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (await offer(page).isVisible()) await page.getByRole('button', { name: 'Try again' }).click()
  await expect(offer(page), url).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible()
  // Only now: Chromium 150 forgets requests that are on their way when their watching ends.
  await page.unroute('**/assets/*.js')
  return refused
}

test('every page comes after all when its code was refused once', async ({ browser, server }) => {
  const appUrl = `${server.url}/hwjy-web`
  const frame = await frameScripts(server)
  // The app's own cache would hide what the network refuses.
  const profile = () => browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
  const [visitors, annas] = await Promise.all([profile(), profile()])
  const visitor = await visitors.newPage()
  const { page: anna } = await Person.signInTab(await annas.newPage(), server.url, 'student.anna')
  const views = [
    ...visitorPaths.map((path) => ({ page: visitor, path })),
    ...['/student', ...accountPaths].map((path) => ({ page: anna, path })),
  ]
  let refused = 0
  for (const { page, path } of views) {
    refused += await openWithRefusal(page, appUrl + path, frame)
  }
  expect(refused).toBe(views.length)
  await Promise.all([visitors.close(), annas.close()])
})

test('no page stays blank without the code of the app, its words or the server', async ({ browser, server }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
  const page = await context.newPage()
  const mainHeading = page.getByRole('heading', { level: 1 })
  for (const path of ['/settings', '/login']) {
    for (const lost of [
      '**/assets/index-*.js',
      '**/assets/frame-*.js',
      '**/assets/libraries-*.js',
      '**/assets/common.en-US-*.json',
    ]) {
      await page.route(lost, (route) => route.abort())
      await page.goto(`${server.url}/hwjy-web${path}`)
      await expect(page.getByRole('alert').getByText('Part of the app didn’t load.'), lost + path).toBeVisible()
      await page.unroute(lost)
      await page.getByRole('link', { name: 'Reload' }).click()
      await expect(page.getByRole('link', { name: 'Reload' }), lost + path).toHaveCount(0)
      await expect(mainHeading, lost + path).toBeVisible()
    }
  }
  await page.route('**/api-*/**', (route) => route.abort())
  for (const path of visitorPaths) {
    await page.goto(`${server.url}/hwjy-web${path}`)
    await expect(mainHeading, path).toBeVisible()
  }
  await context.close()
})
