import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { goTo } from '../support/go-to.ts'
import { absentOf, DAY_MS, MonthOfClasses, type PlannedLesson } from '../support/month-of-classes.ts'
import { PASSWORD, Person } from '../support/person.ts'
import { test } from '../support/recorded-test.ts'
import { TestServer } from '../support/server.ts'

const BERLIN = 'Europe/Berlin'
const SHANGHAI = 'Asia/Shanghai'
const MINUTE_MS = 60_000

const clock = (at: number, timeZone: string) =>
  new Date(at).toLocaleString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const addressDay = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: BERLIN })
const typedDay = (at: number) =>
  new Date(at).toLocaleDateString('en-US', { timeZone: BERLIN, month: '2-digit', day: '2-digit', year: 'numeric' })

/** Midnight (UTC) of the next Sunday, four weeks away at least, on which Berlin's clocks change. */
function nextChange(): number {
  let at = Date.now() + 28 * DAY_MS
  at -= at % DAY_MS
  while (clock(at, BERLIN) === clock(at + DAY_MS, BERLIN)) at += DAY_MS
  return at
}

test('a month of three teachers and eight students, over the change of the clocks', async ({ browser }) => {
  const change = nextChange()
  const monday = change - 20 * DAY_MS
  const server = await TestServer.startAt(monday + 60 * MINUTE_MS)
  const pages: Person[] = []
  try {
    const month = await MonthOfClasses.plan(server, addressDay(monday))
    const [ofLi, ...others] = month.classes
    if (!ofLi) throw new Error('no class')
    /** The server and every page. */
    const setClock = async (at: number) => {
      await server.setClock(at)
      for (const { page } of pages) await page.clock.setSystemTime(at)
    }
    const arrive = async (username: string, at: number, viewport: { width: number; height: number }) => {
      const context = await browser.newContext({
        viewport,
        permissions: ['camera', 'microphone'],
        locale: 'en-US',
        timezoneId: BERLIN,
      })
      const page = await context.newPage()
      await page.clock.setSystemTime(at)
      // The school was made some months before this one, so the app asks for a new password once a day.
      await page.addLocatorHandler(page.getByRole('dialog', { name: 'Time for a new password' }), () =>
        page.getByRole('button', { name: 'Later' }).click(),
      )
      const person = await Person.signInTab(page, server.url, username, PASSWORD)
      pages.push(person)
      await page.evaluate(() => localStorage.setItem('hwjy.timeZone', 'device'))
      return person
    }
    const lessons = () => month.lessonsOf(ofLi, addressDay(monday))
    const lessonNo = async (no: number): Promise<PlannedLesson> => {
      const found = (await lessons()).find((lesson) => lesson.lessonNo === no)
      if (!found) throw new Error(`no lesson ${no}`)
      return found
    }
    const li = await arrive('teacher.li', monday + 60 * MINUTE_MS, { width: 1280, height: 800 })
    const { page } = li
    const main = page.locator('main:visible')

    await test.step('plans: the class gets four more lessons in its own rhythm', async () => {
      await goTo(page, `/teacher/class/${ofLi.classId}/extend`)
      const planned = main.getByRole('list', { name: 'Lessons to add' }).getByRole('listitem')
      await expect(planned.filter({ hasText: 'No conflicts' })).toHaveCount(4)
      await main.getByRole('button', { name: 'Add 4 lessons' }).click()
      await expect(page.getByText('4 lessons added.').first()).toBeVisible()
      expect(await lessons()).toHaveLength(8)
    })

    await test.step('moves: a lesson goes over the change of the clocks, and both clocks are said', async () => {
      const third = await lessonNo(3)
      const before = Date.parse(third.startTime)
      // The Monday after, at ten in Berlin again.
      const after = before + 5 * DAY_MS + shift(before)
      // It shows another week already: the page is loaded anew, which also takes the device's zone.
      await page.goto(`${server.url}/hwjy-web/teacher/timetable?view=week&date=${addressDay(before)}`)
      const card = main.locator('[data-lesson]').filter({ hasText: third.lessonName }).first()
      await expect(card).toBeVisible()
      await card.focus()
      await page.keyboard.press('m')
      const dialog = page.getByRole('dialog', { name: /^Reschedule/ })
      await dialog.getByRole('textbox', { name: 'Date' }).fill(typedDay(after))
      await page.keyboard.press('Tab')
      const line: Locator = dialog.locator('time').nth(1)
      await expect(line).toContainText(clock(after, BERLIN))
      await expect(line).toContainText(`${clock(after, SHANGHAI)} in Shanghai`)
      expect(clock(after, SHANGHAI)).not.toBe(clock(before, SHANGHAI))
      await expect(dialog.getByText('No conflicts at this time.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click()
      await expect(dialog).toBeHidden()
      expect(Date.parse((await lessonNo(3)).startTime)).toBe(after)
    })

    const first = await lessonNo(1)
    await test.step('teaches: the first lesson in a browser, with seven students', async () => {
      const startsAt = Date.parse(first.startTime)
      await setClock(startsAt - 5_000)
      await month.renew()
      const leave = await month.enter(first)
      await goTo(page, `/teacher/lesson/${first.lessonId}`)
      expect(await li.startClass()).toBe(first.lessonId)
      await li.room.button('End class').click()
      await li.room.button('End for everyone').click()
      await li.room.button('View class report').click()
      leave()
      await expect(page.getByRole('grid').getByRole('row', { name: /Ben/ })).toBeVisible()
    })

    await test.step('reports: stars for a student by keys', async () => {
      const row = page.getByRole('grid').getByRole('row', { name: /Ben/ })
      await row.getByRole('link').focus()
      await page.keyboard.press('ArrowRight')
      for (const key of ['ArrowRight', '5', 'ArrowRight', '4', 'ArrowRight', '5', 'c']) await page.keyboard.press(key)
      await page.keyboard.type('读得很清楚。')
      await page.keyboard.press('ArrowDown')
      await expect(row.getByText(/^saved \d/)).toBeVisible()
    })

    let homeworkId = ''
    await test.step('sets homework, which opens with the next minute', async () => {
      await goTo(page, `/teacher/homework/new?classId=${ofLi.classId}`)
      await main.getByRole('button', { name: '课后练习' }).click()
      await main.getByLabel(/What to do/).fill('用五句话介绍你的家人。')
      const set = page.waitForResponse((response) => response.url().endsWith('/createHomeWork'))
      await main.getByRole('button', { name: 'Publish', exact: true }).click()
      const { data } = (await (await set).json()) as { data: { homework: { homeworkId: string } } }
      homeworkId = data.homework.homeworkId
    })

    const opensAt = Date.parse(first.startTime) + 5 * MINUTE_MS
    await setClock(opensAt)
    const anna = await arrive('student.anna', opensAt, { width: 390, height: 844 })
    const handIn = async (begin: 'Start' | 'Do it again', text: string) => {
      await anna.page.goto(`${server.url}/hwjy-web/homework?homeworkId=${homeworkId}`)
      await anna.page.getByRole('button', { name: begin, exact: true }).click()
      await anna.page.getByLabel('Your answer').fill(text)
      await anna.page.getByRole('button', { name: 'Hand in…' }).click()
      await anna.page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
      await expect(anna.page.getByRole('heading', { name: 'Handed in' })).toBeVisible()
    }
    await test.step('hands in: one student on a phone, five without a page', async () => {
      await handIn('Start', '我家有四口人。')
      for (const name of ['ben', 'chika', 'diego', 'emma', 'farid'] as const)
        await month.handIn(name, homeworkId, '我家有三口人。')
    })

    // The page goes on at once, and the marks follow: what comes after them waits for the answer.
    const mark = async (score: string) => {
      await expect(page.getByRole('button', { name: /^Grade/ }).last()).toBeEnabled()
      const marked = page.waitForResponse((response) => response.url().endsWith('/submitCorrectPaper'))
      for (const key of [...score, 'Control+Enter']) await page.keyboard.press(key)
      expect((await marked).ok()).toBe(true)
    }
    await test.step('marks by keys, and returns one work', async () => {
      await page.goto(`${server.url}/hwjy-web/homework-teacher?homeworkId=${homeworkId}`)
      await main
        .getByRole('button', { name: 'Grade (6)' })
        .or(main.getByRole('link', { name: 'Grade (6)' }))
        .click()
      const student = page.getByRole('heading', { level: 2, name: 'Anna Kowalska' })
      await expect(student).toBeVisible()
      await page.getByRole('button', { name: 'Return' }).click()
      const dialog = page.getByRole('dialog', { name: 'Return this work?' })
      await dialog.getByLabel('What to improve').fill('请写满五句话。')
      await dialog.getByRole('button', { name: 'Return' }).click()
      await expect(student).toBeHidden()
      for (let left = 5; left > 0; left--) {
        await expect(page.getByLabel('Score for question 1', { exact: true })).toHaveValue('')
        await mark('80')
      }
      await expect(page.getByRole('heading', { name: 'Nothing to grade now' })).toBeVisible()
    })

    await test.step('hands in again, and is graded', async () => {
      await handIn('Do it again', '我家有四口人。爸爸、妈妈、妹妹和我。我们住在华沙。我喜欢我的家。')
      const { records } = await ofLi.api.call<{ records: { answerPaperId: string; state: string }[] }>(
        'listAnswerPapers',
        { homeworkId, size: 20 },
      )
      const waiting = records.find(({ state }) => state === 'waiting')?.answerPaperId ?? ''
      await page.goto(`${server.url}/hwjy-web/corrects?answerPaperId=${waiting}`)
      await expect(page.getByRole('heading', { level: 2, name: 'Anna Kowalska' })).toBeVisible()
      await mark('95')
      await expect(page.getByRole('heading', { name: 'All graded' })).toBeVisible()
      const { review } = await month
        .student('anna')
        .call<{ review: { score: number } }>('reviewAnswerPaper', { answerPaperId: waiting })
      expect(review.score).toBe(95)
    })

    await test.step('the other eleven lessons are held, and the two other classes do their homework', async () => {
      const all = [
        ...(await lessons()).slice(1, 4).map((lesson) => ({ taught: ofLi, lesson })),
        ...(
          await Promise.all(
            others.map(async (taught) =>
              (await month.lessonsOf(taught, addressDay(monday))).map((lesson) => ({ taught, lesson })),
            ),
          )
        ).flat(),
      ].toSorted((a, b) => Date.parse(a.lesson.startTime) - Date.parse(b.lesson.startTime))
      expect(all).toHaveLength(11)
      for (const { taught, lesson } of all) await month.hold(taught, lesson)
      const over = Date.parse(all.at(-1)?.lesson.startTime ?? '') + DAY_MS
      await setClock(over)
      await month.renew()
      for (const [index, taught] of others.entries()) {
        const now = over + index * 10 * MINUTE_MS
        await server.setClock(now)
        await month.homework(taught, now)
      }
    })

    await test.step('is reported: every class has four lessons, and another student away from each', async () => {
      const away = [1, 2, 3, 4].map((no) => `${no} usr_${absentOf(no)}`)
      for (const taught of month.classes) expect(await month.absences(taught)).toEqual(away)
    })
    expect(pages.flatMap(({ faults }) => faults)).toEqual([])
  } finally {
    for (const { page } of pages) await page.context().close()
    await server.stop()
  }
})

/** What the change between these days does to a lesson that keeps its time in Berlin. */
function shift(before: number): number {
  const hour = (at: number) => Number(clock(at, BERLIN).slice(0, 2))
  return (hour(before) - hour(before + 5 * DAY_MS)) * 60 * MINUTE_MS
}
