import { expect, test } from '../support/class-test.ts'
import { seriousFindings } from '../support/axe.ts'
import { nextPageIsKept } from '../support/service-workers.ts'

test.use({ worksOffline: true })

/** Forty messages before those that are there, more than one page of a conversation. */
function longConversation(suffix: string): string[] {
  const thread = `thr_demo_li_anna${suffix}`
  return [
    `update thread_message set no = no + 40 where thread_id = '${thread}'`,
    `update message_thread set last_no = last_no + 40, teacher_read_no = teacher_read_no + 40,
      student_read_no = student_read_no + 40 where id = '${thread}'`,
    `insert into thread_message (id, thread_id, no, sender_id, sender_role, text, pictures, command_id, sent_at)
      select 'thm_old_' || no || '${suffix}', '${thread}', no, 'usr_anna${suffix}', 'student', '第 ' || no || ' 句', '[]',
        'old-' || no, now() - interval '30 days' + no * interval '1 minute' from generate_series(1, 40) no`,
  ]
}

test('a student and a teacher write to each other, over a lost line, until the school switches it off', async ({
  arrive,
  server,
}) => {
  await server.change(...longConversation(server.suffix))
  const [anna, li] = [await arrive('student.anna', { phone: true }), await arrive('teacher.li')]
  const { page } = anna
  const threads = (personId: string) => `${server.url}/hwjy-web/messages?tab=threads&with=${personId}${server.suffix}`
  const log = page.getByRole('log', { name: 'Conversation with 李静' })
  const mine = log.getByRole('listitem').filter({ hasText: '第五课' })
  const write = page.getByLabel('Message to 李静')
  const send = page.getByRole('button', { name: 'Send', exact: true })

  await test.step('from the page of a course to its teacher', async () => {
    await page.goto(`${server.url}/hwjy-web/course-detail?courseId=crs_hsk1${server.suffix}`)
    await page.getByRole('link', { name: 'Message the teacher' }).click()
    await expect(log.getByText('明白了，谢谢老师！')).toBeVisible()
    await log.getByRole('button', { name: 'Earlier messages' }).click()
    await expect(log.getByText('第 1 句', { exact: true })).toBeVisible()
    await expect.poll(async () => (await seriousFindings(page)).map(String)).toEqual([])
    await nextPageIsKept(page)
    await page.reload()
    await expect(log).toBeVisible()
  })

  await test.step('without a line a message with a picture waits, over a reload, and goes when it is back', async () => {
    const photo = await page.screenshot()
    await page.context().setOffline(true)
    await send.click()
    await expect(page.getByText('Enter a message or add a picture.')).toBeVisible()
    await page
      .getByLabel('Add pictures')
      .and(page.locator('input'))
      .setInputFiles([{ name: 'page.png', mimeType: 'image/png', buffer: photo }])
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await write.fill('老师，第五课的这个字怎么写？')
    await send.click()
    await expect(mine.getByText('Waiting to send')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Waiting for network')).toBeVisible()
    await page.context().setOffline(false)
    await expect(mine.getByText('Sent')).toBeVisible()
    await expect(mine.getByRole('button', { name: 'Open picture 1' })).toBeVisible()
    await expect(mine).toHaveCount(1)
  })

  await test.step('two letters are asked about once', async () => {
    await write.fill('ok')
    await write.press('Control+Enter')
    const question = log.getByRole('alert')
    await expect(question).toHaveText(/very short/)
    await question.getByRole('button', { name: 'Edit' }).click()
    await expect(write).toHaveValue('ok')
    await send.click()
    await question.getByRole('button', { name: 'Send' }).click()
    await expect(question).toHaveCount(0)
    await expect(log.getByText('ok', { exact: true })).toBeVisible()
  })

  await test.step('the teacher sees the badge, opens it from there, and answers', async () => {
    await li.page.reload()
    await li.page.getByRole('button', { name: /^Messages, \d+ new/ }).click()
    await li.page.getByRole('link', { name: 'New message from Anna Kowalska' }).click()
    await expect(li.page).toHaveURL(threads('usr_anna'))
    const theirs = li.page.getByRole('log', { name: 'Conversation with Anna Kowalska' })
    await expect(theirs.getByText('老师，第五课的这个字怎么写？')).toBeVisible()
    await theirs.getByRole('button', { name: 'Open picture 1' }).click()
    await expect(li.page.getByRole('dialog').getByRole('img')).toBeVisible()
    await li.page.keyboard.press('Escape')
    await li.page.getByLabel('Message to Anna Kowalska').fill('先写左边的女字旁。')
    await li.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(theirs.getByText('先写左边的女字旁。')).toBeVisible()
  })

  await test.step('the read mark and the answer come without a reload', async () => {
    await expect(mine.getByText('Read', { exact: true })).toBeVisible()
    await expect(log.getByText('先写左边的女字旁。')).toBeVisible()
  })

  await test.step('switched off, what waits is refused, and what was written stays', async () => {
    await page.context().setOffline(true)
    await write.fill('谢谢老师！')
    await send.click()
    await expect(log.getByText('Waiting to send')).toBeVisible()
    await li.page.goto(`${server.url}/hwjy-web/teacher/school/settings`)
    const rule = li.page.getByRole('switch', { name: /Messages between teachers and students/ })
    await rule.click()
    await li.page.locator('form').filter({ has: rule }).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(li.page.getByText('Saved').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(log.getByRole('alert')).toHaveText(/turned off messages/)
    await expect(page.getByText(/You can still read earlier messages/)).toBeVisible()
    await expect(log.getByText('先写左边的女字旁。')).toBeVisible()
  })
})
