import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/class-test.ts'
import type { Person } from '../support/person.ts'
import { accountPaths, officePaths, unseenPaths, visitorPaths } from '../support/screen-paths.ts'

const languages = ['en-US', 'zh-CN', 'ja-JP'] as const
type Language = (typeof languages)[number]
/** Pictures prove nothing by themselves, and hundreds of them take minutes: PICTURES=on for somebody who looks. */
const picturesAreWanted = process.env['PICTURES'] === 'on'

const checkedLooks = [
  { name: 'desktop, light', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
] as const
const looks = picturesAreWanted
  ? ([
      ...checkedLooks,
      { name: 'desktop, dark', width: 1280, height: 800, colorScheme: 'dark' },
      { name: 'phone, light', width: 390, height: 844, colorScheme: 'light' },
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
async function expectGoodScreen(page: Page, screen: string, language: Language): Promise<void> {
  for (const look of looks) {
    const title = `${screen} ${language}, ${look.name}`
    await page.setViewportSize(look)
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
    await expect.soft(page.getByRole('heading', { level: 1 }), `${title}: one main heading`).toHaveCount(1)
    expect.soft(await page.title(), `${title}: title`).not.toBe('')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${title}: sideways scrolling`).toBe(0)
    // The structure is the same in every language, so one is enough.
    if (language === 'en-US') expect.soft(await seriousFindings(page), `${title}: axe`).toEqual([])
    const words = await page.locator('body').innerText()
    expect
      .soft(words, `${title}: untranslated key`)
      .not.toMatch(/\b[a-z]+:[a-z]+\.[a-zA-Z]+|\b(common|home|login|room|rating|result)\.[a-z]+\b/)
    if (picturesAreWanted) await page.screenshot({ path: `../test-results/screens/${title}.png`, fullPage: true })
  }
}

async function inLanguage(person: Person, language: Language, path: string): Promise<void> {
  await person.page.evaluate((value) => localStorage.setItem('hwjy.language', value), language)
  await person.page.goto(new URL(path, person.page.url()).href)
  await expect(person.page.locator('html')).toHaveAttribute('lang', new RegExp(language.slice(0, 2)))
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The school office, with one person and one class of it. */
async function expectGoodOffice(li: Person, language: Language): Promise<void> {
  for (const path of officePaths) {
    await inLanguage(li, language, `/hwjy-web${path}`)
    await expectGoodScreen(li.page, path.slice(1), language)
  }
  for (const [list, name] of [
    ['people', 'Anna Kowalska'],
    ['classes', '周末小班 A'],
  ] as const) {
    await inLanguage(li, language, `/hwjy-web/teacher/school/${list}`)
    await li.page.getByRole('link', { name }).first().click()
    await expectGoodScreen(li.page, `teacher/school/${list}/one`, language)
  }
}

test('every route of the app is on the list of screens', () => expect(unseenPaths()).toEqual([]))

test('every screen of a visitor is sound in three languages, on desktop and phone, light and dark', async ({
  browser,
  server,
}) => {
  test.setTimeout(900_000)
  const context = await browser.newContext({ locale: 'en-US' })
  const visitor = await context.newPage()
  const faults = faultsOf(visitor)
  await visitor.goto(`${server.url}/hwjy-web/login`)
  for (const language of languages) {
    await visitor.evaluate((value) => localStorage.setItem('hwjy.language', value), language)
    for (const path of visitorPaths) {
      await visitor.goto(`${server.url}/hwjy-web${path}`)
      await expect(visitor.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expectGoodScreen(visitor, path.slice(1).replaceAll('/', '-'), language)
    }
  }
  expect(faults).toEqual([])
  await context.close()
})

test('every screen of a signed-in person is sound in three languages, on desktop and phone, light and dark', async ({
  arrive,
}) => {
  test.setTimeout(900_000)
  const [li, anna] = await Promise.all([arrive('teacher.li'), arrive('student.anna')])
  const lessonId = await li.startClass()
  await anna.enter(lessonId)
  await li.room.draw()
  await anna.room.say('老师好！')
  await li.room.expectMessage('老师好！')
  for (const language of languages) {
    for (const person of [li, anna]) {
      await inLanguage(person, language, `/hwjy-web/${person.role}`)
      await expectGoodScreen(person.page, `${person.role} home`, language)
      for (const path of accountPaths) {
        await inLanguage(person, language, `/hwjy-web${path}`)
        await expectGoodScreen(person.page, `${person.role} ${path.slice(1)}`, language)
      }
      if (person === li) await expectGoodOffice(li, language)
      await inLanguage(person, language, `/hwjy-web/lesson/${lessonId}/check`)
      await expectGoodScreen(person.page, `${person.role} check`, language)
      await inLanguage(person, language, `/hwjy-web/lesson/${lessonId}/room`)
      await expectGoodScreen(person.page, `${person.role} room`, language)
    }
  }

  await li.page.evaluate(() => localStorage.setItem('hwjy.language', 'en-US'))
  await li.page.reload()
  await li.room.button('End class').click()
  await li.room.button('End for everyone').click()
  await expect(li.room.button('View class report')).toBeVisible()
  for (const language of languages) {
    await inLanguage(li, language, `/hwjy-web/lesson/${lessonId}/result`)
    await expectGoodScreen(li.page, 'result', language)
    await inLanguage(anna, language, `/hwjy-web/lesson/${lessonId}/rate`)
    await expectGoodScreen(anna.page, 'rate', language)
  }
})
