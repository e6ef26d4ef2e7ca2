import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/class-test.ts'
import { firstLesson } from '../support/first-lesson.ts'
import { replayLogs } from '../support/replay-logs.ts'
import { goTo } from '../support/go-to.ts'
import { changeLanguage } from '../support/language.ts'
import type { Person } from '../support/person.ts'
import {
  accountPaths,
  officePaths,
  studentDetailPaths,
  studentPaths,
  teacherPaths,
  teacherThings,
  unseenPaths,
  visitorPaths,
} from '../support/screen-paths.ts'

const languages = ['en-US', 'zh-CN', 'ja-JP'] as const
type Language = (typeof languages)[number]
/** Pictures prove nothing by themselves, and hundreds of them take minutes: PICTURES=on makes them. */
const picturesAreWanted = process.env['PICTURES'] === 'on'

// A page is drawn anew for each language, so each is seen once. What does not fit does not fit on a phone, and Chinese is
// never the longest. The structure of a look is the same in every language: axe reads the first one.
const checkedLooks = [
  { name: 'desktop, light', width: 1280, height: 800, colorScheme: 'light', languages: ['zh-CN'] },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark', languages: ['en-US', 'ja-JP'] },
] as const
const looks = picturesAreWanted
  ? ([
      ...checkedLooks,
      { name: 'desktop, dark', width: 1280, height: 800, colorScheme: 'dark', languages },
      { name: 'phone, light', width: 390, height: 844, colorScheme: 'light', languages },
    ] as const)
  : checkedLooks

/** What the page reports against us while it is looked at. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
  })
  return faults
}

/** What every screen keeps: a title, one main heading, no sideways scrolling, nothing serious for axe, no key for a word. */
async function expectGoodScreen(page: Page, screen: string, only?: Language): Promise<void> {
  for (const look of looks) {
    await page.setViewportSize(look)
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
    for (const [index, language] of (only === undefined ? look.languages : [only]).entries()) {
      await changeLanguage(page, language)
      await expectGoodSight(page, `${screen} ${language}, ${look.name}`, { withAxe: only === undefined && index === 0 })
    }
  }
}

async function expectGoodSight(page: Page, title: string, { withAxe }: { withAxe: boolean }): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${title}: one main heading`).toHaveCount(1)
  if (withAxe) expect.soft(await seriousFindings(page), `${title}: axe`).toEqual([])
  const seen = await page.evaluate(() => ({
    title: document.title,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    words: document.body.innerText,
  }))
  expect.soft(seen.title, `${title}: title`).not.toBe('')
  expect.soft(seen.sideways, `${title}: sideways scrolling`).toBe(0)
  expect
    .soft(seen.words, `${title}: untranslated key`)
    .not.toMatch(/\b[a-z]+:[a-z]+\.[a-zA-Z]+|\b(common|home|login|room|rating|result)\.[a-z]+\b/)
  if (picturesAreWanted) await page.screenshot({ path: `../test-results/pictures/${title}.png`, fullPage: true })
}

/** Loads an address in a language, as a person who types it. */
async function load(page: Page, language: Language, path: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('hwjy.language', value), language)
  await page.goto(new URL(`/hwjy-web${path}`, page.url()).href)
  // A page that the build drew must be taken over by code before the window changes its size.
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
}

/** Goes to an address inside the app, in a language: a page that is loaded costs as much as all looks at it. */
async function openIn(page: Page, language: Language, path: string): Promise<void> {
  // Up to ten pages before it stay as they were: axe would read them, and they would be drawn anew in every language.
  await page.keyboard.press('Control+Delete')
  await changeLanguage(page, language)
  await goTo(page, path)
}

async function openInEveryLanguage(page: Page, screen: string, path: string): Promise<void> {
  await openIn(page, checkedLooks[0].languages[0], path)
  await expectGoodScreen(page, screen)
}

/** A desktop at 200 %: wider than a phone, and too narrow for what stands side by side on a desktop. */
async function expectGoodZoom(page: Page, path: string): Promise<void> {
  await openIn(page, 'en-US', path)
  await page.setViewportSize({ width: 640, height: 400 })
  const seen = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    squeezed: [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')]
      .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && offsetWidth < 96 && offsetHeight > 160)
      .map(({ innerText }) => innerText),
  }))
  expect.soft(seen, `${path}, at 200 %`).toEqual({ sideways: 0, squeezed: [] })
}

/** The school office, with one person and one class of it. */
async function expectGoodOffice(li: Person): Promise<void> {
  for (const path of officePaths) await openInEveryLanguage(li.page, path.slice(1), path)
  for (const [list, name] of [
    ['people', 'Anna Kowalska'],
    ['classes', '周末小班 A'],
  ] as const) {
    await openIn(li.page, 'en-US', `/teacher/school/${list}`)
    await li.page.getByRole('link', { name }).first().click()
    await expectGoodScreen(li.page, `teacher/school/${list}/one`)
  }
}

/** Looks at each screen once on a phone: languages and colors take turns, because every look costs a second. */
async function expectGoodDetails(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const language = languages[index % languages.length] ?? 'en-US'
    const colorScheme = index % 2 === 0 ? 'light' : 'dark'
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openIn(page, language, path)
    const title = `${path.slice(1).replaceAll('/', '-')} ${language}, phone, ${colorScheme}`
    await expectGoodSight(page, title, { withAxe: true })
  }
}

test('every route of the app is on the list of screens', () => expect(unseenPaths()).toEqual([]))

test('every screen of a visitor is sound in three languages, on desktop and phone, light and dark', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'en-US' })
  const visitor = await context.newPage()
  const faults = faultsOf(visitor)
  await visitor.goto(`${server.url}/hwjy-web/login`)
  // The language is not changed in the moment in which the page is taken over.
  await expect(visitor.locator('html')).not.toHaveAttribute('data-prerendered')
  for (const path of visitorPaths) await openInEveryLanguage(visitor, path.slice(1).replaceAll('/', '-'), path)
  // The build has drawn them in English, which is not what others are to see.
  for (const path of ['/index/home', '/login']) {
    for (const language of ['zh-CN', 'ja-JP'] as const) {
      await load(visitor, language, path)
      await expectGoodScreen(visitor, path.slice(1).replaceAll('/', '-'), language)
    }
  }
  expect(faults).toEqual([])
  await context.close()
})

test('every screen of a student about one thing is sound on a phone', async ({ arrive, server }) => {
  const [li, anna] = await Promise.all([arrive('teacher.li'), arrive('student.anna')])
  const faults = faultsOf(anna.page)
  const lessonId = await li.startClass()
  const paths = Object.values(studentDetailPaths).map((path) =>
    path.replace(':lessonId', lessonId).replaceAll('~', server.suffix),
  )
  await expectGoodDetails(anna.page, paths)
  expect(faults).toEqual([])
})

test('every screen of a signed-in person is sound in three languages, on desktop and phone, light and dark', async ({
  arrive,
}) => {
  const [li, anna] = await Promise.all([arrive('teacher.li'), arrive('student.anna')])
  const faults = [faultsOf(li.page), faultsOf(anna.page)]
  const lessonId = await li.startClass()
  await anna.enter(lessonId)
  await li.room.draw()
  await anna.room.say('老师好！')
  await li.room.expectMessage('老师好！')
  // In the room pictures are coded and painted all the time: nobody is left there while other screens are looked at.
  for (const { page, role } of [li, anna]) {
    await load(page, 'en-US', `/lesson/${lessonId}/check`)
    await expectGoodScreen(page, `${role} check`)
  }
  for (const { page } of [li, anna]) await load(page, 'en-US', `/lesson/${lessonId}/room`)
  for (const { page, role } of [li, anna]) await expectGoodScreen(page, `${role} room`)
  for (const { page, role } of [li, anna]) await load(page, 'en-US', `/${role}`)
  for (const { page, role } of [li, anna]) {
    await expectGoodScreen(page, `${role} home`)
    for (const path of accountPaths) await openInEveryLanguage(page, `${role} ${path.slice(1)}`, path)
  }
  for (const path of teacherPaths) await openInEveryLanguage(li.page, path.slice(1), path)
  for (const path of studentPaths) await openInEveryLanguage(anna.page, path.slice(1), path)
  for (const path of ['/teacher', '/teacher/timetable']) await expectGoodZoom(li.page, path)
  for (const path of ['/student', '/student/timetable']) await expectGoodZoom(anna.page, path)
  // A room shows its buttons at the size of a phone.
  await li.page.setViewportSize({ width: 390, height: 844 })
  await expectGoodOffice(li)

  await load(li.page, 'en-US', `/lesson/${lessonId}/room`)
  await li.room.button('End class').click()
  await li.room.button('End for everyone').click()
  await expect(li.room.button('View class report')).toBeVisible()
  await openInEveryLanguage(li.page, 'result', `/lesson/${lessonId}/result`)
  await openInEveryLanguage(anna.page, 'rate', `/lesson/${lessonId}/rate`)
  expect(faults.flat()).toEqual([])
})

test('every screen about one thing of a teacher is sound on a phone', async ({ arrive, server }) => {
  const { page } = await arrive('teacher.li')
  const faults = faultsOf(page)
  // A page that says that nothing is there is sound as well, and not what is meant.
  page.on('response', (response) => {
    if (!response.url().includes('/api-')) return
    // A page that was left takes no answer any more.
    void response.text().then(
      (text) => noteMissing(response.url(), text),
      () => undefined,
    )
  })
  const noteMissing = (url: string, text: string) => {
    if (text.startsWith('{"code":404')) faults.push(`${url}: ${text}`)
  }
  const heldLessonId = await firstLesson(server, '/api-tch/web/log/tchLessonList', {
    classId: `cls_hsk1${server.suffix}`,
  })
  await replayLogs(server)
  await page.setViewportSize({ width: 390, height: 844 })
  // Each is looked at once; language and look take turns, so that every one of them meets a third or a half of the screens.
  for (const [index, { path }] of teacherThings(server.suffix, heldLessonId).entries()) {
    const language = languages[index % languages.length] ?? 'en-US'
    const colorScheme = index % 2 === 0 ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openIn(page, language, path)
    const title = `${path.slice(1).replaceAll(/[/?&=]/g, '-')} ${language}, ${colorScheme}`
    await expectGoodSight(page, title, { withAxe: true })
  }
  expect(faults).toEqual([])
})
