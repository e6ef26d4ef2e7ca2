import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { Room } from '../support/room.ts'

/** @returns lets the app's code come */
async function holdBackApp(page: Page): Promise<() => void> {
  let arrive = () => {}
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await hasArrived
    await route.continue()
  })
  return arrive
}

test('a visitor finds a school, reads the rules in their language, and comes to the sign-in', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/hwjy-web/`)
  await expect(page).toHaveURL(/\/index\/home$/)
  await page.getByRole('heading', { name: 'Schools that teach here' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'See all schools' }).click()
  await page.getByRole('searchbox').fill('海港')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: '海港中文学校' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '海港中文学校' })).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL(/\/agreement$/)
  await expect(page).toHaveTitle(/^Privacy policy/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja-JP')
  await page.getByRole('link', { name: 'お子さまについて' }).click()
  await expect(page.getByRole('heading', { name: 'お子さまについて' })).toBeInViewport()
  await expect(page).toHaveTitle(/^プライバシーポリシー/)

  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a visitor holds a class in the page, and nothing of it reaches the server', async ({ page, server }) => {
  await page.goto(`${server.url}/hwjy-web/demo`)
  const calls: string[] = []
  page.on('request', (request) => {
    if (/^\/(api-user|api-tch|live|cos)(\/|$)/.test(new URL(request.url()).pathname)) calls.push(request.url())
  })
  page.on('websocket', (socket) => calls.push(socket.url()))
  await page.getByRole('button', { name: 'Enter classroom' }).click()
  const guide = page.getByRole('complementary', { name: 'Things to try' })
  await page.getByRole('button', { name: 'Start class' }).click()
  await expect(guide.getByRole('status')).toContainText('1 of 4')

  await new Room(page).draw()
  await expect(guide.getByRole('status')).toContainText('2 of 4')
  await page.getByRole('button', { name: /^Hands/ }).click()
  await page.getByRole('button', { name: 'Let speak: Anna' }).click()
  await expect(guide.getByRole('status')).toContainText('3 of 4')

  await guide.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Try a class' })).toBeVisible()
  expect(calls).toEqual([])
})

test('the preview opens no file from elsewhere, and the way through the pages fits a phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/hwjy-web/previewFile?url=https://evil.example/a.png`)
  await expect(page.getByText('This file can’t be opened here')).toBeVisible()
  await page.goto(`${server.url}/hwjy-web/videoPlay?lessonId=les_1`)
  await expect(page.getByText('Sign in to watch')).toBeVisible()

  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Download' }).click()
  await expect(page.getByRole('heading', { name: 'System requirements' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
})

test('a visitor on a slow line signs in before the app is there', async ({ page, server }) => {
  const arrive = await holdBackApp(page)
  await page.goto(`${server.url}/hwjy-web/login`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Teacher' }).check()
  await page.getByLabel('Username').fill('teacher.li')
  await page.getByLabel('Password', { exact: true }).fill('Huawen-2026')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'waiting')
  arrive()
  await expect(page).toHaveURL(/\/hwjy-web\/teacher$/)
})

test('who reads another language than the page was drawn in sees their own only', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${server.url}/hwjy-web/login`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN')
  await expect(page.getByRole('heading', { level: 1, name: '欢迎来上课' })).toBeVisible()

  const arrive = await holdBackApp(page)
  await page.reload({ waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  await expect(heading).toHaveText('Welcome to class')
  await expect(heading).toBeHidden()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: '欢迎来上课' })).toBeVisible()
  expect(faults).toEqual([])
  await context.close()
})

test('a stream plays, faster and from anywhere; a lost piece is told when it is reached, and goes on there', async ({
  page,
  server,
}) => {
  const folder = path.resolve(import.meta.dirname, '../support/stream')
  let isLost = true
  const isStream = (url: URL) => url.pathname.startsWith('/cos/lesson/')
  await page.route(isStream, (route) => {
    const file = path.basename(new URL(route.request().url()).pathname)
    return isLost && file === 'part-2.m4s'
      ? route.fulfill({ status: 404 })
      : route.fulfill({ path: path.join(folder, file) })
  })
  await page.goto(`${server.url}/hwjy-web/videoPlay?url=/cos/lesson/lesson.m3u8&title=第二课`)
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect(page.getByText('/ 0:08')).toBeVisible()
  await page.getByRole('button', { name: 'Speed 1×' }).click()
  await page.getByRole('menuitemradio', { name: '2×' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()

  await expect(page.getByRole('alert')).toContainText('The connection was lost while loading.')
  expect(await time(), 'four seconds had come').toBeGreaterThan(3)
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect.poll(time, { message: 'goes on where it was' }).toBeGreaterThan(4.5)
  await expect(page.getByRole('button', { name: 'Speed 2×' })).toBeVisible()

  await page.getByRole('slider', { name: 'Position' }).focus()
  await page.keyboard.press('Home')
  await page
    .getByRole('button', { name: 'Pause' })
    .or(page.getByRole('button', { name: 'Play', exact: true }))
    .click()
  await expect.poll(time, { message: 'from the start again' }).toBeLessThan(4)
})
