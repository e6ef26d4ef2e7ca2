import { expect, test } from '../support/class-test.ts'
import { firstLesson } from '../support/first-lesson.ts'
import { goTo } from '../support/go-to.ts'

/** A day as it is typed in English, ten days on and more: then no lesson of the demo is planned. */
function typedDay(daysAway: number): string {
  const at = new Date(Date.now() + daysAway * 86_400_000)
  return at.toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', timeZone: 'Asia/Tokyo' })
}

test('a teacher keeps a week in order: files, a word to the class, a star, a message and a weekly course', async ({
  arrive,
  server,
}) => {
  const { page } = await arrive('teacher.li')
  const of = (id: string) => `${id}${server.suffix}`
  const main = page.locator('main:visible')

  await test.step('a file of another lesson is shown with this one, too', async () => {
    await goTo(page, `/teacher/lesson/${of('les_calligraphy_1')}`)
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } })
    const upload = main.getByLabel('Upload files', { exact: true }).and(page.locator('input'))
    await upload.setInputFiles({ name: '毛笔.png', mimeType: 'image/png', buffer: picture })
    await expect(main.getByRole('link', { name: '毛笔.png' })).toBeVisible()
    await goTo(page, `/teacher/lesson/${of('les_calligraphy_2')}`)
    await main.getByRole('button', { name: 'From my files' }).click()
    const dialog = page.getByRole('dialog', { name: 'From my files' })
    const file = dialog.getByRole('listitem').filter({ hasText: '毛笔.png' })
    await file.getByRole('button').click()
    await expect(file.getByText('Added')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(main.getByRole('link', { name: '毛笔.png' })).toBeVisible()
  })

  await test.step('a lesson that was held gets a word, which is taken back, and a star, which is taken off', async () => {
    const held = await firstLesson(server, '/api-tch/web/log/tchLessonList', { classId: of('cls_hsk1') })
    await goTo(page, `/teacher/lesson/${held}`)
    await main.getByLabel('Your comment').fill('大家读得很好！')
    await main.getByRole('button', { name: 'Comment', exact: true }).click()
    const comment = main.getByRole('listitem').filter({ hasText: '大家读得很好！' })
    await comment.getByRole('button', { name: /^Delete the comment/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(comment).toBeHidden()
    const keep = main.getByRole('button', { name: /^Add .* to favorites$/ }).first()
    await keep.click()
    await main
      .getByRole('button', { name: /^Remove .* from favorites$/ })
      .first()
      .click()
    await expect(keep).toBeVisible()
  })

  await test.step('a student of the teacher’s is looked at', async () => {
    await goTo(page, `/teacher/student/${of('usr_anna')}`)
    await expect(main.getByRole('heading', { level: 1, name: 'Anna Kowalska' })).toBeVisible()
  })

  await test.step('messages about replays are switched off, and on again', async () => {
    await goTo(page, '/settings')
    const replays = main.getByRole('switch', { name: /^Replays/ })
    for (const isOn of [false, true]) {
      const saved = page.waitForResponse((response) => response.url().endsWith('/updateNotificationSetting'))
      await replays.click()
      expect((await saved).ok()).toBe(true)
      await expect(replays).toBeChecked({ checked: isOn })
    }
  })

  await test.step('a course is planned by the week, and every lesson is checked before it is saved', async () => {
    await goTo(page, '/teacher/public-course/new')
    await main.getByLabel('Name', { exact: false }).first().fill('周末口语')
    await main.getByRole('combobox', { name: /Subject/ }).click()
    await page.getByRole('option', { name: /Festivals/ }).click()
    await main.getByRole('textbox', { name: /Introduction/ }).fill('每周一次，练习说话。')
    await main.getByRole('radio', { name: 'Weekly' }).click()
    const first = main.getByRole('textbox', { name: 'First day' })
    await first.fill(typedDay(24))
    await first.press('Tab')
    await expect(main.getByText(/free of conflicts\.|have a problem\./)).toBeVisible()
    const count = main.getByRole('spinbutton', { name: 'Lessons' })
    await count.fill('2')
    await count.press('Tab')
    await expect(main.getByText('All 2 lessons are free of conflicts.')).toBeVisible()
    await main.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
})
