import type { Locator } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/class-test.ts'
import { Keys } from '../support/hand.ts'

const BERLIN = 'Europe/Berlin'
const SHANGHAI = 'Asia/Shanghai'
const DAY_MS = 86_400_000

/** Says how a moment is shown, on one clock: `18:00`, or `Mon 00:00` with its weekday. */
const clock = (at: Date, timeZone: string, weekday = false) =>
  at.toLocaleString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(weekday && { weekday: 'short' }),
  })
/** A day as it is typed in English, and as it stands in an address. */
const typedDay = (at: Date) =>
  at.toLocaleDateString('en-US', { timeZone: BERLIN, month: '2-digit', day: '2-digit', year: 'numeric' })
const addressDay = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: BERLIN })
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
/** Six in the evening in Berlin on that day. */
const atSix = (day: string) => {
  const noon = new Date(`${day}T12:00:00Z`)
  const offset = Number(clock(noon, BERLIN).slice(0, 2)) - 12
  return new Date(Date.parse(`${day}T18:00:00Z`) - offset * 3_600_000)
}

/** The night to the Sunday in which Berlin's clocks change next, at least a week away: midnight of that day, UTC. */
function nextChange(): number {
  const hourAt = (at: number) => clock(new Date(at), BERLIN)
  let at = Date.now() + 7 * DAY_MS
  at -= at % DAY_MS
  while (hourAt(at) === hourAt(at + DAY_MS)) at += DAY_MS
  return at
}

/** Lessons of a class on both sides of the change, one that was called off, and one that a student cannot come to. */
function lessonsAround(suffix: string, [before, after]: readonly [Date, Date]): string[] {
  const soon = (days: number) => atSix(addressDay(inDays(days)))
  const lessons = [
    ['before', 91, '第四课 换季', before],
    ['after', 92, '第五课 新的时间', after],
    ['off', 93, '第二课 问路', soon(2)],
    ['leave', 94, '第三课 看病', soon(4)],
    ['ill', 95, '第六课 写信', soon(6)],
    ['ill_later', 96, '第七课 打电话', new Date(soon(6).getTime() + 90 * 60_000)],
  ] as const
  return [
    ...lessons.map(
      ([id, no, name, at]) => `insert into lesson (id, class_id, no, name, starts_at, ends_at, is_awaiting_time)
        values ('les_${id}${suffix}', 'cls_hsk1${suffix}', ${no}, '${name}', '${at.toISOString()}',
          '${new Date(at.getTime() + 50 * 60_000).toISOString()}', ${id === 'off'})`,
    ),
    `insert into attendance_plan (lesson_id, student_id, plan, reason, said_at)
      values ('les_leave${suffix}', 'usr_anna${suffix}', 'onLeave', '那天要去看牙医。', now())`,
  ]
}

test('a teacher in Berlin moves lessons of a school in Shanghai over the change of the clocks', async ({
  arrive,
  home,
  server,
}) => {
  const change = nextChange()
  const [before, sunday, after] = [-1, 0, 1].map((days) => atSix(addressDay(new Date(change + days * DAY_MS))))
  if (!before || !sunday || !after) throw new Error('no change of the clocks')
  await server.change(...lessonsAround(server.suffix, [before, after]))
  const { page } = await arrive('teacher.li', { timeZone: BERLIN })
  // The teacher's profile says Shanghai; this device is on a journey.
  await page.evaluate(() => localStorage.setItem('hwjy.timeZone', 'device'))
  await page.goto(`${home}/hwjy-web/teacher/timetable`)
  const card = (name: string) => page.getByRole('button', { name: new RegExp(name) }).and(page.locator('[data-lesson]'))
  const dialog = page.getByRole('dialog', { name: /^Reschedule/ })
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
  /** The dialog says a moment in Berlin, and beside it what the clock in Shanghai shows then. */
  const expectBoth = async (line: Locator, at: Date) => {
    await expect(line).toContainText(clock(at, BERLIN))
    await expect(line).toContainText(`${clock(at, SHANGHAI, true).replace(',', '')} in Shanghai`)
  }
  const off = page.getByRole('region', { name: /a new time/ })
  const timeAt = (index: number) => dialog.locator('time').nth(index)
  const save = async () => {
    await expect(dialog.getByText('No conflicts at this time.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Rescheduled to|lessons? rescheduled\.$/).last()).toBeVisible()
  }
  const chooseFreeTime = async () => {
    await dialog.getByRole('button', { name: 'Next free times' }).click()
    await dialog
      .getByRole('button', { name: /\d\d:\d\d$/ })
      .last()
      .click()
  }

  await test.step('the week before the change shows its lesson', async () => {
    await page.goto(`${home}/hwjy-web/teacher/timetable?view=week&date=${addressDay(before)}`)
    await expect(card('第四课 换季')).toBeVisible()
    expect(await seriousFindings(page, 'main')).toEqual([])
  })

  await test.step('by mouse: a day later is another hour in Shanghai', async () => {
    await card('第四课 换季').scrollIntoViewIfNeeded()
    const lesson = await card('第四课 换季').boundingBox()
    if (!lesson) throw new Error('no lesson to drag')
    const [x, y] = [lesson.x + lesson.width / 2, lesson.y + lesson.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + lesson.width * 1.03, y, { steps: 12 })
    await page.mouse.up()
    await expectBoth(timeAt(0), before)
    await expectBoth(timeAt(1), sunday)
    expect(clock(before, SHANGHAI)).not.toBe(clock(sunday, SHANGHAI))
    expect(await seriousFindings(page, '[role="dialog"]')).toEqual([])
    await save()
    await expect(card('第四课 换季')).toHaveAccessibleName(/Sunday/)
    // From the day of the change on, the week says what it does to lessons.
    await expect(page.getByText(/lessons start at/)).toBeVisible()
  })

  await test.step('by keys: back to the day before the change, with all that follow', async () => {
    const keys = new Keys(page)
    await keys.reach(card('第四课 换季'))
    await keys.key('PageDown')
    await keys.reach(card('第五课 新的时间'))
    await keys.key('m')
    await expectBoth(timeAt(0), after)
    await keys.write(dialog.getByRole('textbox', { name: 'Date' }), typedDay(before))
    await keys.key('Tab')
    await expectBoth(timeAt(1), before)
    await keys.press(dialog.getByRole('radio', { name: /^This and later lessons/ }))
    await expect(dialog.getByText('No conflicts at this time.')).toBeVisible()
    await keys.press(dialog.getByRole('button', { name: 'Reschedule', exact: true }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/lessons? rescheduled\.$/).last()).toBeVisible()
  })

  await test.step('a lesson is called off, another one deleted', async () => {
    await page.goto(`${home}/hwjy-web/teacher/timetable?view=week&date=${addressDay(before)}`)
    const peek = (name: string) => page.getByRole('dialog', { name })
    await card('第五课 新的时间').click()
    await peek('第五课 新的时间').getByRole('button', { name: 'Call off' }).click()
    await confirm('Call off')
    await expect(peek('第五课 新的时间').getByText('Called off. It has no new time yet.')).toBeVisible()
    await peek('第五课 新的时间').getByRole('button', { name: 'Close' }).click()
    await expect(peek('第五课 新的时间')).toBeHidden()
    await card('第四课 换季').click()
    await peek('第四课 换季').getByRole('button', { name: 'Delete' }).click()
    await confirm('Delete lesson')
    await expect(card('第四课 换季')).toBeHidden()
  })

  await test.step('what was called off gets a new time, and so does a lesson that a student cannot come to', async () => {
    await page.goto(`${home}/hwjy-web/teacher/timetable?view=agenda`)
    await off.getByRole('button', { name: 'New time for 第二课 问路' }).click()
    await chooseFreeTime()
    await save()
    await expect(off.getByText('第二课 问路')).toBeHidden()
    await page.goto(`${home}/hwjy-web/teacher/timetable?view=agenda&date=${addressDay(inDays(4))}`)
    await page.getByRole('button', { name: 'Details of 第三课 看病' }).click()
    const peek = page.getByRole('dialog', { name: '第三课 看病' })
    await expect(peek.getByText('那天要去看牙医。')).toBeVisible()
    await peek.getByRole('button', { name: 'Reschedule' }).click()
    await chooseFreeTime()
    await save()
  })

  await test.step('a whole day is called off, and its students are told', async () => {
    await page.goto(`${home}/hwjy-web/teacher/timetable?view=agenda&date=${addressDay(inDays(6))}`)
    const day = page.getByRole('listitem').filter({ hasText: '第六课 写信' }).filter({ hasText: '第七课 打电话' })
    await day.getByRole('button', { name: /^More for/ }).click()
    // A new time that was chosen before may be on this day, too.
    await page.getByRole('menuitem', { name: /^Call off [23] lessons on this day$/ }).click()
    await confirm('Call off')
    await expect(off.getByText('第六课 写信')).toBeVisible()
    await expect(off.getByText('第七课 打电话')).toBeVisible()
    const { page: anna } = await arrive('student.anna')
    await anna.getByRole('button', { name: /^Messages/ }).click()
    const messages = anna.getByRole('dialog', { name: 'Messages' })
    for (const lesson of ['第六课 写信', '第七课 打电话'])
      await expect(messages.getByText(new RegExp(`“${lesson}”.* has been called off`))).toBeVisible()
  })

  await test.step('the fifth move of the month says why it is none; the school gives more, and each gets a free time', async () => {
    const newTime = (name: string) => off.getByRole('button', { name: `New time for ${name}` })
    await newTime('第六课 写信').click()
    await chooseFreeTime()
    await expect(dialog.getByText('No moves are left this month.', { exact: true })).toBeVisible()
    const reschedule = dialog.getByRole('button', { name: 'Reschedule', exact: true })
    await expect(reschedule).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await server.set({ adjustmentsPerMonth: 31 })
    await page.reload()
    for (const name of ['第六课 写信', '第七课 打电话']) {
      await newTime(name).click()
      await chooseFreeTime()
      await save()
      await expect(newTime(name)).toBeHidden()
    }
  })

  await test.step('the calendar feed is made, made anew and taken back', async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const feed = page.getByRole('dialog', { name: 'Subscribe in your calendar' })
    const address = feed.getByLabel('Calendar address')
    await feed.getByRole('button', { name: 'Create an address' }).click()
    const first = await address.inputValue()
    await feed.getByRole('button', { name: 'New address' }).click()
    await confirm('New address')
    await expect(address).not.toHaveValue(first)
    await feed.getByRole('button', { name: 'Stop sharing' }).click()
    await confirm('Stop sharing')
    await expect(feed.getByRole('button', { name: 'Create an address' })).toBeVisible()
  })
})
