import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { LessonWalk } from '../support/lesson-walk.ts'
import { selectWord } from '../support/select-word.ts'
import { nextPageIsKept } from '../support/service-workers.ts'

const MINUTE_MS = 60_000

/** Whether the lesson is shown a week after the one that is open: it begins on the Monday that follows this Sunday. */
const isInNextWeek = () => {
  const monday = (at: number) =>
    new Date(at).toLocaleDateString('en-US', { timeZone: 'Asia/Tokyo', weekday: 'long' }) === 'Monday'
  return !monday(Date.now()) && monday(Date.now() + 25 * MINUTE_MS)
}

/** A lesson that begins in 25 minutes, and the reminders of this minute, which are sent at once. */
function lessonSoon(suffix: string): string[] {
  const at = Date.now() + 25 * MINUTE_MS
  const [from, until] = [at, at + 45 * MINUTE_MS].map((moment) => new Date(moment).toISOString())
  return [
    `insert into lesson (id, class_id, no, name, starts_at, ends_at, course_chapter_id)
      values ('les_life${suffix}', 'cls_hsk1${suffix}', 95, '期末总复习', '${from}', '${until}', 'cch_hsk1_3${suffix}')`,
    `update job set run_at = now() where kind = 'planLessonReminders' and status = 'waiting'`,
  ]
}

test('a lesson leads from the timetable to the records, and from its reminder to a kept word, one press at a time', async ({
  arrive,
  server,
}) => {
  await server.change(...lessonSoon(server.suffix))
  const li = await arrive('teacher.li')
  const anna = await arrive('student.anna', { phone: true, worksOffline: true })
  const main = (page: Page) => page.getByRole('main').filter({ visible: true })
  /** Presses the first button that stands out on the page with this heading. */
  const pressNext = async (page: Page, heading: string | RegExp, name: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const next = main(page).locator('[data-tone="primary"]').filter({ visible: true }).first()
    await expect(next).toHaveText(name)
    await next.click()
  }
  const follow = async (page: Page, message: RegExp) => {
    await page.getByRole('button', { name: /^Messages/ }).click()
    await page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: message }).first().click()
  }

  await test.step('half an hour before, a message leads the student to the words and to the devices', async () => {
    await nextPageIsKept(anna.page)
    await expect(async () => {
      await anna.page.reload()
      await expect(anna.page.getByRole('button', { name: /^Messages, \d+ new/ })).toBeVisible({ timeout: 2_000 })
      await anna.page.getByRole('button', { name: /^Messages/ }).click()
      await expect(anna.page.getByRole('link', { name: /“期末总复习” starts/ }).first()).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    await anna.page
      .getByRole('dialog', { name: 'Messages' })
      .getByRole('link', { name: /“期末总复习” starts/ })
      .click()
    await anna.page.getByRole('button', { name: /new words?$/ }).click()
    await expect(anna.page.getByText('míngzi').first()).toBeVisible()
    await pressNext(anna.page, '期末总复习', 'Check camera and microphone')
    await anna.page.getByRole('button', { name: 'Start check' }).click()
    await expect(anna.page.getByText('Your microphone works.')).toBeVisible()
    // The way on is in sight without scrolling.
    await expect(anna.page.getByRole('button', { name: 'Enter classroom' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('the timetable leads the teacher to the page of the lesson, and into the room', async () => {
    const { page } = li
    await page.getByRole('link', { name: 'Timetable' }).first().click()
    if (isInNextWeek()) await page.getByRole('button', { name: 'Next week or month' }).click()
    // Late in the evening it goes on in the next day, where it stands once more.
    await page.locator(`[data-lesson="les_life${server.suffix}"]`).first().click()
    const peek = page.getByRole('dialog', { name: '期末总复习' })
    await expect(peek.locator('[data-tone="primary"]')).toHaveText('Lesson page')
    await peek.getByRole('link', { name: 'Lesson page' }).click()
    await pressNext(page, '期末总复习', 'Start class')
    await page.getByRole('button', { name: 'Start check' }).click()
    await expect(page.getByText('Your microphone works.')).toBeVisible()
    await page.getByRole('button', { name: 'Start class' }).click()
    // It is early: what that means is said first.
    await page.getByRole('button', { name: 'Start now' }).click()
    await li.expectInside()
  })

  await test.step('a question is asked, the class ends, and the student rates it', async () => {
    await anna.page.getByRole('button', { name: 'Enter classroom' }).click()
    await anna.expectInside()
    await new LessonWalk(li, [{ person: anna, language: 'en-US' }]).bankQuestion()
    await li.room.button('End class').click()
    await li.room.button('End for everyone').click()
    await anna.page.getByRole('radio', { name: '5 of 5 stars' }).click()
    await anna.room.button('Send rating').click()
    await expect(anna.page.getByText('Thank you. Your teacher will read it.')).toBeVisible()
    await anna.room.button('See what’s next').click()
    await expect(anna.page.getByRole('heading', { name: 'Lesson steps' })).toBeVisible()
  })

  await test.step('stars are given by keys, and homework is set from what the class was asked', async () => {
    const { page } = li
    await li.room.button('View class report').click()
    const row = page.getByRole('grid').getByRole('row', { name: /Anna/ })
    await row.getByRole('link').focus()
    for (const key of ['ArrowRight', 'ArrowRight', '5', 'ArrowRight', '4', 'ArrowRight', '5', 'ArrowDown'])
      await page.keyboard.press(key)
    await expect(row.getByText(/^saved \d/)).toBeVisible()
    await pressNext(page, 'Class report', 'Set homework')
    await main(page).getByRole('button', { name: '课后练习', exact: true }).click()
    await main(page)
      .getByRole('textbox', { name: /^What to do/ })
      .fill('再想一想课上的题，再写三个句子。')
    await main(page).getByRole('button', { name: 'From class' }).click()
    const asked = page.getByRole('dialog', { name: 'From class' })
    await asked.getByRole('checkbox').first().check()
    await asked.getByRole('button', { name: /^Add 1 question/ }).click()
    await main(page).getByRole('button', { name: 'From the question bank' }).click()
    const bank = page.getByRole('dialog', { name: 'Question bank' })
    await bank.getByRole('button', { name: /^Add: 用“在”写三个句子/ }).click()
    await bank.getByRole('button', { name: 'Done' }).click()
    await main(page).getByRole('button', { name: 'Split 100 evenly' }).click()
    await pressNext(page, 'Set homework', 'Publish')
    await expect(page.getByRole('heading', { level: 1, name: '课后练习' })).toBeVisible()
  })

  await test.step('the steps of the lesson show the homework, which is done on the phone without a line', async () => {
    const { page } = anna
    const question = (name: string) => page.getByRole('button', { name, exact: true })
    await page.reload()
    await expect(page.locator('[aria-current="step"]').filter({ hasText: 'Homework' })).toBeVisible()
    await page.getByRole('link', { name: 'See homework' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('radio', { name: /^A / }).check()
    await expect(question('Question 1, answered')).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('Your answer').fill('我认真学习，我妈妈在医院工作。')
    await expect(page.getByText(/everything is kept on this device/)).toBeVisible()
    await page.context().setOffline(false)
    await expect(question('Question 2, answered')).toBeVisible()
    await page.getByRole('button', { name: 'Hand in…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible()
  })

  await test.step('the teacher grades it, and comes from the results to the report that the family reads', async () => {
    const { page } = li
    await page.reload()
    await pressNext(page, '课后练习', 'Grade (1)')
    await expect(page.getByRole('heading', { level: 2, name: 'Anna Kowalska' })).toBeVisible()
    const score = (no: number) => page.getByLabel(`Score for question ${no}`, { exact: true })
    await score(1).fill('20')
    await score(2).fill('45')
    await page.getByLabel('Comment on question 2').fill('“认真”用得很好。')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { name: 'All graded' })).toBeVisible()
    await page.getByRole('link', { name: 'Results by question' }).click()
    await pressNext(page, 'Homework results', 'Class report')
    await page.getByRole('grid').getByRole('row', { name: /Anna/ }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Report for Anna Kowalska' })).toBeVisible()
  })

  await test.step('the page of the lesson leads the student to the report', async () => {
    const { page } = anna
    await page.getByRole('link', { name: 'Back to the lesson' }).click()
    await pressNext(page, '期末总复习', 'Read the report')
    await expect(page.getByRole('heading', { name: 'Learning report' })).toBeVisible()
  })

  await test.step('a message leads to the marks, and a word of them is kept', async () => {
    const { page } = anna
    await follow(page, /“课后练习” has been graded: 65 points/)
    await expect(page.getByText('65', { exact: true })).toBeVisible()
    await selectWord(page, '认真')
    await page.getByRole('button', { name: 'Add 认真 to favorites' }).click()
    await expect(page.getByText('Added: 认真', { exact: true })).toBeVisible()
  })
})
