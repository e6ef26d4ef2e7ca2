import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/class-test.ts'

/** A day as it is typed in English. Ten days on, no lesson of the demo is planned yet. */
function typedDay(daysAway: number): string {
  const at = new Date(Date.now() + daysAway * 86_400_000)
  return at.toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', timeZone: 'Asia/Tokyo' })
}

/** The same day as it stands in an address. */
function addressDay(daysAway: number): string {
  const at = new Date(Date.now() + daysAway * 86_400_000)
  return at.toLocaleDateString('en-CA', { timeZone: 'Asia/Tokyo' })
}

/** A lesson of the teacher’s own, as long as the day on which the course is planned first. */
function lessonOnDay(suffix: string, daysAway: number): string {
  const from = Date.parse(`${addressDay(daysAway)}T00:00:00+09:00`)
  const [starts, ends] = [from, from + 86_400_000].map((at) => new Date(at).toISOString())
  return `insert into lesson (id, class_id, no, name, starts_at, ends_at)
    values ('les_crossed${suffix}', 'cls_hsk1${suffix}', 91, '第十一课 补课', '${starts}', '${ends}')`
}

test('a teacher offers a course, tells two classes, and keeps the records of one', async ({ arrive, server }) => {
  await server.change(lessonOnDay(server.suffix, 9))
  const { page } = await arrive('teacher.li')
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
  const open = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).first().click()
    // The page before stays in its tab, out of sight, with buttons of the same names.
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }

  await test.step('a plan that cannot be is named, and planned for another day', async () => {
    await open('Courses')
    await page.getByRole('link', { name: 'New public course' }).click()
    await page.getByLabel('Name', { exact: false }).first().fill('端午节的故事')
    await page.getByRole('combobox', { name: /Subject/ }).click()
    await page.getByRole('option', { name: /Festivals/ }).click()
    await page.getByRole('textbox', { name: /Introduction/ }).fill('听故事，学包粽子。')
    await page.getByRole('radio', { name: 'Specific dates' }).click()
    const day = page.getByRole('textbox', { name: /Lesson 1/ })
    await day.fill(typedDay(-2))
    await day.press('Tab')
    await expect(page.getByText('This time has passed. Choose a later one.')).toBeVisible()
    await day.fill(typedDay(9))
    await day.press('Tab')
    await expect(page.getByText('You have another lesson at this time.')).toBeVisible()
    const crossed = page.getByRole('list', { name: 'Your lessons at the same time' })
    await expect(crossed).toContainText('第十一课 补课')
    await expect(crossed).toContainText('周末小班 A')
    await day.fill(typedDay(10))
    await day.press('Tab')
    await expect(page.getByText('The lesson is free of conflicts.')).toBeVisible()
  })

  await test.step('it is published', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Registration open')).toBeVisible()
  })

  const anna =
    await test.step('its link and code lead a student to it, who registers; a picture says it in three cities', async () => {
      await page.getByRole('button', { name: 'Share' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Share this course' })
      await expect(dialog.getByRole('img', { name: 'QR code for 端午节的故事' })).toBeVisible()
      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Save as a picture' }).click(),
      ])
      expect(picture.suggestedFilename()).toBe('端午节的故事.png')
      const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
      await dialog.getByRole('button', { name: 'Done' }).click()
      const student = await arrive('student.anna')
      await student.page.goto(link)
      await expect(student.page.getByRole('heading', { name: '端午节的故事', level: 1 })).toBeVisible()
      await student.page.getByRole('button', { name: 'Join for free' }).click()
      await expect(student.page.getByText('You joined the course', { exact: true })).toBeVisible()
      return student
    })

  await test.step('the teacher sees who registered, gives more seats, and opens the lesson', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Registered (1)' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Students' }).getByText('Anna Kowalska')).toBeVisible()
    await page.getByRole('button', { name: 'More seats' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/1 of 17 seats/).first()).toBeVisible()
    await page.getByRole('list', { name: 'Lessons' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/teacher\/lesson\//)
    await expect(
      page.getByRole('region', { name: /^Students/ }).getByRole('link', { name: 'Anna Kowalska' }),
    ).toBeVisible()
    await page.goBack()
  })

  await test.step('it gets a picture and another introduction, its lesson another time, and it is closed', async () => {
    const cover = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 360 } })
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: /Introduction/ }).fill('听故事，学包粽子，一起唱歌。')
    const upload = page.getByRole('group', { name: 'Picture' }).locator('input[type="file"]')
    await upload.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: cover })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'More seats' })).toBeVisible()
    // The form stays in its tab, out of sight.
    await expect(page.getByText('听故事，学包粽子，一起唱歌。').filter({ visible: true })).toHaveCount(1)
    const course = page.url()
    await page.goto(course.replace(/public-course.*/, `timetable?view=agenda&date=${addressDay(10)}`))
    await page
      .getByRole('listitem')
      .filter({ hasText: '端午节的故事' })
      .getByRole('button', { name: 'Reschedule' })
      .last()
      .click()
    const move = page.getByRole('dialog', { name: /^Reschedule/ })
    await move.getByRole('textbox', { name: 'Date' }).fill(typedDay(11))
    await page.keyboard.press('Tab')
    await move.getByRole('button', { name: 'Reschedule', exact: true }).click()
    await expect(move).toBeHidden()
    await page.goto(course)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Close registration' }).click()
    await confirm('Close registration')
    await expect(page.getByText('Registration closed', { exact: true })).toBeVisible()
  })

  await test.step('an announcement reaches two classes, and a student reads it', async () => {
    await open('Announcements')
    await page.getByRole('button', { name: 'New announcement' }).click()
    const form = page.getByRole('dialog', { name: 'New announcement' })
    await form.getByText('周末小班 A').click()
    await form.getByText('公开大班').click()
    await form.getByLabel('Title', { exact: false }).fill('带毛笔')
    await form.getByRole('textbox', { name: /Text/ }).fill('下节课请带一支毛笔。')
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('heading', { name: '带毛笔' })).toHaveCount(2)
    await expect(page.getByText('0 of 8 have read it').first()).toBeVisible()
    await anna.page.goto(page.url().replace(/teacher.*/, 'messages'))
    await anna.page.getByRole('link', { name: 'Read announcement' }).first().click()
    // The one that the message leads to is read by that.
    await anna.page.getByRole('button', { name: 'Mark “带毛笔” as read' }).click()
    await page.reload()
    await expect(page.getByText('1 of 8 have read it')).toHaveCount(2)
  })

  await test.step('one announcement is changed, the other one deleted', async () => {
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Actions for 带毛笔' }).last().click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('Edit')
    const form = page.getByRole('dialog', { name: 'Edit announcement' })
    await form.getByRole('textbox', { name: /Text/ }).fill('下节课请带一支毛笔和一张纸。')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('下节课请带一支毛笔和一张纸。')).toBeVisible()
    await choose('Delete')
    await confirm('Delete')
    await expect(page.getByRole('heading', { name: '带毛笔' })).toHaveCount(1)
  })

  await test.step('a draft of a course is deleted', async () => {
    await open('Courses')
    await page.getByRole('radio', { name: /^Public courses/ }).click()
    const draft = page.getByRole('main').getByRole('link', { name: '书法入门：写好自己的名字', exact: true })
    await draft.click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete draft' }).click()
    await confirm('Delete draft')
    await expect(page).toHaveURL(/courses\?kind=public/)
    await expect(draft).toBeHidden()
  })

  await test.step('a chapter gets a name of its own, and a student leaves the class', async () => {
    await open('Classes')
    await page.getByRole('link', { name: '周末小班 A' }).click()
    await page.getByRole('tab', { name: 'Chapters' }).click()
    await page.getByRole('button', { name: 'Rename 第十课 我能坐这儿吗' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename this chapter' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('第十课 请坐')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('button', { name: 'Rename 第十课 请坐' })).toBeVisible()
    await page.getByRole('tab', { name: 'Students' }).click()
    await page.getByRole('button', { name: 'Actions for Ben Carter' }).click()
    await page.getByRole('menuitem', { name: 'Remove from class' }).click()
    await confirm('Remove from class')
    await expect(page.getByRole('link', { name: 'Ben Carter' })).toBeHidden()
  })

  await test.step('a name in the palette leads to a student, whose record is printed whole and alone', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Anna')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Anna Kowalska/ })
      .click()
    await page.getByRole('dialog', { name: 'Anna Kowalska' }).getByRole('link', { name: 'Student page' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Anna Kowalska' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('list', { name: 'Homework' }).getByRole('listitem').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('list', { name: 'Homework' }).getByRole('listitem').last()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('attendance is corrected and exported', async () => {
    await open('Attendance')
    await page.getByRole('combobox', { name: 'Class' }).click()
    await page.getByRole('option', { name: '周末小班 A' }).click()
    await page.getByRole('button', { name: /^Farid Hassan, .*: Absent/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Late' }).click()
    await dialog.getByRole('button', { name: 'Correct' }).click()
    await expect(page.getByRole('button', { name: /^Farid Hassan, .*: Late, corrected/ })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // Paper has the table and the name of its class, and nothing of the shell around it.
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Attendance', level: 1 })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: '周末小班 A' })).toBeVisible()
    await page.emulateMedia({ media: null })
    for (const kind of ['CSV', 'XLSX']) {
      await page.getByRole('button', { name: 'Export' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: kind }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`Attendance 周末小班 A.${kind.toLowerCase()}`)
    }
    await open('Class log')
    await page.getByRole('button', { name: 'Export' }).click()
    const [log] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    expect(await readFile(await log.path(), 'utf8')).toMatch(/^\uFEFFNo\.,Lesson,Class,.*\r\n\d+,/)
  })
})
