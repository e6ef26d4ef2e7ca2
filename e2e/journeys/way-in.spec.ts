import { expect, test } from '../support/class-test.ts'

test('a visitor asks for a trial lesson, is invited by the administrator, and the family registers by the link', async ({
  arrive,
  browser,
  home,
  server,
}) => {
  // Further schools of the shared server stand at the end of the catalogue; a school of its own is the first.
  await server.change(`update school set position = 0 where id = '${server.id}'`)
  const phone = { viewport: { width: 390, height: 844 }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' }
  const visitor = await (await browser.newContext(phone)).newPage()

  await test.step('the front page leads to a course, with its times by the clock of the visitor', async () => {
    await visitor.goto(`${home}/hwjy-web/`)
    await visitor.getByRole('heading', { name: 'ここで教えている学校' }).scrollIntoViewIfNeeded()
    await visitor.getByRole('link', { name: '华文示范学校' }).click()
    await visitor.getByRole('link', { name: '中国节日故事' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: '中国节日故事' })).toBeVisible()
    await expect(visitor.getByText(/日時は東京の時間/)).toBeVisible()
    await visitor.getByRole('link', { name: '体験授業を申し込む' }).click()
  })

  await test.step('the form says what is missing, keeps what is typed over a reload, and is sent', async () => {
    await visitor.getByLabel('あなたのお名前').fill('鈴木 葵')
    await visitor.getByRole('button', { name: '学校に送信' }).click()
    await expect(visitor.getByText('連絡先を 5～100 文字で入力してください。')).toBeVisible()
    await visitor.getByLabel('連絡先').fill('+81 90-1234-5678')
    await visitor.getByLabel('お子さまのお名前').fill('鈴木 空')
    await visitor.getByLabel('年齢').fill('8')
    // A draft is stored a moment after the last key.
    await expect(visitor.getByText(/下書き/)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByLabel('あなたのお名前')).toHaveValue('鈴木 葵')
    await visitor.getByLabel('その他のご要望').fill('<b>日曜</b>の午前が希望です。')
    await visitor.getByRole('checkbox', { name: /同意します/ }).click()
    await visitor.getByRole('button', { name: '学校に送信' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: '送信しました' })).toBeFocused()
  })

  const { page: office } = await arrive('teacher.li')
  const link =
    await test.step('a message and a badge lead the administrator to it, which invites after a question', async () => {
      await office.goto(`${home}/hwjy-web/messages`)
      await office.getByRole('link', { name: 'See the inquiries' }).first().click()
      await expect(office.getByRole('link', { name: /^Inquiries.*3 new inquiries$/ })).toBeVisible()
      const enquiry = office.getByRole('article', { name: '鈴木 葵' })
      await expect(enquiry.getByRole('blockquote')).toHaveText('<b>日曜</b>の午前が希望です。')
      await enquiry.getByRole('button', { name: 'Add a note' }).click()
      await office.getByRole('dialog').getByLabel('Note').fill('Sunday 10:00 has a place.')
      await office.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(enquiry.getByText('Note: Sunday 10:00 has a place.')).toBeVisible()
      await enquiry.getByRole('button', { name: 'Mark as answered: inquiry of 鈴木 葵' }).click()
      await office.getByRole('radio', { name: /^Answered/ }).click()
      await office.getByRole('button', { name: 'Invite 鈴木 葵' }).click()
      await office.getByRole('alertdialog').getByRole('button', { name: 'Invite' }).click()
      return (
        (await office
          .getByRole('dialog')
          .getByText(/invitation#/)
          .textContent()) ?? ''
      )
    })

  await test.step('the family chooses its names and a password, and sees the school', async () => {
    await visitor.goto(link)
    await expect(visitor.getByLabel('学ぶ方のお名前')).toHaveValue('鈴木 空')
    await visitor.getByLabel('ユーザー名').fill('student.anna')
    await visitor.getByLabel('新しいパスワード', { exact: true }).fill('Kite-river-27')
    await visitor.getByLabel('新しいパスワード（確認）').fill('Kite-river-27')
    await visitor.getByRole('button', { name: '登録する' }).click()
    await expect(visitor.getByLabel('ユーザー名')).toHaveAttribute('aria-invalid', 'true')
    await visitor.getByLabel('ユーザー名').fill('suzuki.sora')
    await visitor.getByRole('button', { name: '登録する' }).click()
    await visitor.getByRole('link', { name: 'ログイン' }).click()
    await visitor.getByLabel('ユーザー名').fill('suzuki.sora')
    await visitor.getByLabel('パスワード', { exact: true }).fill('Kite-river-27')
    await visitor.getByRole('button', { name: 'ログイン', exact: true }).click()
    await visitor.waitForURL('**/hwjy-web/student')
  })

  await test.step('a closed enquiry says when it will be deleted', async () => {
    await office.goto(`${home}/hwjy-web/teacher/school/enquiries?state=invited`)
    await office.getByRole('button', { name: 'Close the inquiry of 鈴木 葵' }).click()
    await office.getByRole('radio', { name: /^Closed/ }).click()
    await expect(office.getByRole('article', { name: '鈴木 葵' }).getByText('Will be deleted')).toBeVisible()
  })
  await visitor.context().close()
})
