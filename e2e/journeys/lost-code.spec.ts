import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { goTo } from '../support/go-to.ts'
import { Person } from '../support/person.ts'
import { accountPaths, visitorPaths } from '../support/screen-paths.ts'

const offer = (page: Page) => page.getByRole('heading', { level: 1, name: 'Part of this page didn’t load' })

/**
 * Goes to each page, whose own code is refused once.
 * @returns those with no code of their own that was still to come
 */
async function goWithRefusals(page: Page, paths: readonly string[]): Promise<string[]> {
  let isRefusing = false
  await page.route('**/assets/*.js', (route) => {
    if (!isRefusing) return route.fallback()
    isRefusing = false
    return route.abort()
  })
  const withoutRefusal: string[] = []
  for (const path of paths) {
    isRefusing = true
    await goTo(page, path)
    // Either the page or the offer to fetch it again: whichever it is has the one main heading.
    if (isRefusing) withoutRefusal.push(path)
    isRefusing = false
    if (await offer(page).isVisible()) await page.getByRole('button', { name: 'Try again' }).click()
    await expect(offer(page), path).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  return withoutRefusal
}

test('every page comes after all when its code was refused once', async ({ browser, server }) => {
  // The app's own cache would hide what the network refuses.
  const profile = () => browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
  const [visitors, annas] = await Promise.all([profile(), profile()])
  const visitor = await visitors.newPage()
  const { page: anna } = await Person.signInTab(await annas.newPage(), server.url, 'student.anna')
  await visitor.goto(`${server.url}/hwjy-web/login`)
  expect(
    await goWithRefusals(
      visitor,
      // The first is open, and the second is drawn by code that came with other pages of a school.
      visitorPaths.filter((path) => path !== '/login' && path !== '/orgDetailDesc'),
    ),
  ).toEqual([])
  expect(await goWithRefusals(anna, accountPaths)).toEqual([])
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
  await page.goto(`${server.url}/hwjy-web/login`)
  await expect(mainHeading).toBeVisible()
  for (const path of visitorPaths.filter((other) => other !== '/login')) await goTo(page, path)
  await context.close()
})
