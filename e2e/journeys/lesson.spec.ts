import { expect, test } from '../support/class-test.ts'
import { firstLesson } from '../support/first-lesson.ts'
import { onePagePdf } from '../support/one-page-pdf.ts'

test('a lesson is prepared by its teacher, and its student adds a file and takes leave', async ({
  arrive,
  home,
  server,
}) => {
  const classId = `cls_hsk1${server.suffix}`
  const planned = await firstLesson(server, '/api-tch/lessonClass/teacherLessonStatusList', {
    classId,
    status: 'notStarted',
  })
  const { page: li } = await arrive('teacher.li')
  await li.goto(`${home}/hwjy-web/teacher/lesson/${planned}`)
  const picture = await li.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  const upload = (page: typeof li, name: string) =>
    page
      .getByLabel('Upload files', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name, mimeType: 'image/png', buffer: picture })

  await test.step('the teacher names it and shows a file', async () => {
    await li.getByRole('button', { name: 'Name and chapter' }).click()
    await li.getByLabel('Lesson name').fill('口语练习课')
    await li.getByRole('button', { name: 'Save' }).click()
    await expect(li.getByRole('heading', { name: '口语练习课' })).toBeVisible()
    await upload(li, '书法.png')
    await expect(li.getByRole('list', { name: 'Files' }).getByRole('link', { name: '书法.png' })).toBeVisible()
    await li
      .getByLabel('Upload files', { exact: true })
      .and(li.locator('input'))
      .setInputFiles({ name: '讲义.pdf', mimeType: 'application/pdf', buffer: onePagePdf })
    await li.getByRole('button', { name: 'Actions for 讲义.pdf' }).click()
    await li.getByRole('menuitem', { name: 'Make pages for the board' }).click()
    await expect(li.getByText('1 page', { exact: true })).toBeVisible()
  })

  await test.step('the teacher reads its new words and prepares a question for the class', async () => {
    await li.getByRole('button', { name: /\d new words?$/ }).click()
    await expect(li.getByRole('list', { name: 'New words' }).getByRole('listitem').first()).toBeVisible()
    await li.getByRole('button', { name: 'From the question bank' }).click()
    const bank = li.getByRole('dialog', { name: 'Question bank' })
    await bank
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    await bank.getByRole('button', { name: 'Done' }).click()
    await expect(li.getByRole('list', { name: 'Questions for the class' }).getByRole('listitem')).toHaveCount(1)
  })

  const { page: anna } = await arrive('student.anna', { phone: true })
  await anna.goto(`${home}/hwjy-web/student/lesson/${planned}`)
  await test.step('the student reads it, adds a file and gives it a better name', async () => {
    await expect(anna.getByRole('heading', { name: '口语练习课' })).toBeVisible()
    await expect(anna.getByRole('link', { name: '书法.png' })).toBeVisible()
    await upload(anna, '作业.png')
    await anna.getByRole('button', { name: 'Actions for 作业.png' }).click()
    await anna.getByRole('menuitem', { name: 'Rename' }).click()
    await anna.getByLabel('Name', { exact: true }).fill('我的字')
    await anna.getByRole('button', { name: 'Rename', exact: true }).click()
    await expect(anna.getByRole('link', { name: '我的字.png' })).toBeVisible()
  })

  await test.step('the student takes leave, the teacher reads why, and it is taken back', async () => {
    await anna.getByRole('button', { name: 'I can’t come' }).click()
    await anna.getByLabel('Reason (optional)').fill('要去看医生')
    await anna.getByRole('button', { name: 'Tell the teacher' }).click()
    await expect(anna.getByText('You said you can’t come')).toBeVisible()
    await li.reload()
    await expect(li.getByText('要去看医生')).toBeVisible()
    await anna.getByRole('button', { name: 'I can come' }).click()
    await expect(anna.getByRole('button', { name: 'I can’t come' })).toBeVisible()
  })

  await test.step('the teacher takes the student’s file off, and calls the lesson off', async () => {
    await li.getByRole('button', { name: 'Actions for 我的字.png' }).click()
    await li.getByRole('menuitem', { name: 'Remove from the lesson' }).click()
    await li.getByRole('alertdialog').getByRole('button', { name: 'Remove from the lesson' }).click()
    await expect(li.getByRole('link', { name: '我的字.png' })).toBeHidden()
    await li.getByRole('button', { name: 'Call off' }).click()
    await li.getByRole('alertdialog').getByRole('button', { name: 'Call off' }).click()
    await expect(li.getByText('To be rescheduled')).toBeVisible()
  })
})

test('after class stars are given by keys, and the family reads the report', async ({ arrive, home, server }) => {
  const classId = `cls_hsk1${server.suffix}`
  const held = await firstLesson(server, '/api-tch/web/log/tchLessonList', { classId })
  const { page: li } = await arrive('teacher.li')
  await li.goto(`${home}/hwjy-web/lesson/${held}/result`)
  const row = (name: string) => li.getByRole('grid').getByRole('row', { name: new RegExp(name) })

  await test.step('a row of stars is saved when it is left', async () => {
    await row('Anna').getByRole('link').focus()
    await li.keyboard.press('ArrowRight')
    for (const key of ['ArrowRight', '3', 'ArrowRight', '4', 'ArrowRight', '5', 'c']) await li.keyboard.press(key)
    await li.keyboard.press('ControlOrMeta+a')
    await li.keyboard.type('听力很好，多开口说。')
    await li.keyboard.press('ArrowDown')
    await expect(row('Anna').getByText(/^saved \d/)).toBeVisible()
    await expect(row('Anna').getByRole('slider', { name: 'Listening, Anna' })).toHaveAttribute('aria-valuenow', '3')
  })

  await test.step('one attendance is corrected by a letter, and says that it is', async () => {
    await row('Farid').getByRole('link').focus()
    await li.keyboard.press('l')
    await expect(row('Farid').getByText('corrected by you')).toBeVisible()
  })

  await test.step('a note is written about the student', async () => {
    await li.getByRole('combobox', { name: 'About' }).click()
    await li.getByRole('option', { name: /Anna/ }).click()
    await li.getByLabel('Your note').fill('下次读第二课。')
    await li.getByRole('button', { name: 'Save feedback' }).click()
    await expect(li.getByText(/^Saved \d/)).toBeVisible()
  })

  const { page: anna } = await arrive('student.anna', { phone: true })
  await test.step('the student hears of it and reads it', async () => {
    await anna.goto(`${home}/hwjy-web/messages`)
    await anna.getByRole('link', { name: 'Read the report' }).first().click()
    await expect(anna.getByRole('heading', { name: 'Learning report' })).toBeVisible()
    await expect(anna.getByText('听力很好，多开口说。')).toBeVisible()
    await expect(anna.getByText('下次读第二课。')).toBeVisible()
    await anna.getByRole('button', { name: 'Comment details' }).click()
    await expect(anna.getByText(/^From 李静/)).toBeVisible()
  })

  await test.step('the student comments, and deletes the comment', async () => {
    await anna.goto(`${home}/hwjy-web/student/lesson/${held}`)
    await anna.getByLabel('Your comment').fill('谢谢老师！')
    await anna.getByRole('button', { name: 'Comment', exact: true }).click()
    const comments = anna.getByRole('list', { name: 'Comments' })
    await expect(comments.getByText('谢谢老师！')).toBeVisible()
    await comments.getByRole('button', { name: /^Delete the comment/ }).click()
    await anna.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(comments).toBeHidden()
  })

  await test.step('the rating that was given leads on to homework and to the steps of the lesson', async () => {
    await anna.getByRole('link', { name: 'Change my rating' }).click()
    await expect(anna.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await anna.getByRole('link', { name: 'Steps of this lesson' }).click()
    await expect(anna.getByRole('heading', { name: 'Lesson steps' })).toBeVisible()
  })
})
