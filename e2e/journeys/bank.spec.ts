import { expect, test } from '../support/class-test.ts'

test('a teacher fills the bank, corrects pinyin, and reads where a question is used', async ({ arrive }) => {
  const { page } = await arrive('teacher.li')
  await page.getByRole('link', { name: 'Question bank' }).click()
  const bank = page.getByRole('list', { name: 'Question bank' })
  const save = async () => {
    await page.getByRole('button', { name: 'Save question' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Question bank' })).toBeVisible()
  }
  const write = async (type: string, title: string) => {
    await page.getByRole('link', { name: 'Write a question' }).click()
    await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check()
    await page.getByRole('textbox', { name: /^Question/ }).fill(title)
  }

  await test.step('a choice, with the pinyin of one word corrected', async () => {
    await write('One answer', '银行在哪儿？')
    await page.getByRole('textbox', { name: 'Option A' }).fill('在学校旁边。')
    await page.getByRole('textbox', { name: 'Option B' }).fill('是银行。')
    await page.getByRole('radio', { name: 'A is right' }).check()
    await page.getByRole('button', { name: 'Check the pinyin…' }).click()
    await page
      .getByRole('button', { name: /^银行: / })
      .first()
      .click()
    await page.getByLabel('Pinyin of 银行').fill('yin2 hang2')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: '银行: yín háng, corrected' })).toBeVisible()
    await save()
  })

  await test.step('one of each other kind', async () => {
    await write('Several answers', '哪些是动物？')
    await page.getByRole('textbox', { name: 'Option A' }).fill('猫')
    await page.getByRole('textbox', { name: 'Option B' }).fill('狗')
    await page.getByRole('checkbox', { name: 'A is right' }).check()
    await page.getByRole('checkbox', { name: 'B is right' }).check()
    await save()
    await write('Read aloud', '请朗读。')
    await page.getByRole('textbox', { name: /^Text to read aloud/ }).fill('我想喝茶。')
    await save()
    await write('Written answer', '请写一个句子。')
    await save()
  })

  await test.step('ten lines are imported, and the broken one stops no other', async () => {
    await page.getByRole('button', { name: 'Import…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import questions' })
    const lines = Array.from({ length: 9 }, (_, no) => `导入的第 ${no + 1} 题 | *对 | 错`)
    await dialog.getByLabel('Questions', { exact: true }).fill([...lines, '没有答案 | 对 | 错'].join('\n'))
    await dialog.getByRole('button', { name: 'Import 9 questions' }).click()
    await expect(dialog.getByText('9 questions imported, 1 line skipped')).toBeVisible()
    await expect(dialog.getByText('No right answer')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('a press with Shift selects the rows in between, by pointer and by keys, and one press all', async () => {
    const box = (no: number) => bank.getByRole('checkbox', { name: `Select: 导入的第 ${no} 题` })
    const chosen = (count: number) => page.getByRole('region', { name: `${count} selected` })
    await page.getByLabel('Search questions').fill('导入的第')
    await expect(page.getByText('9 questions')).toBeVisible()
    await box(8).click()
    await box(5).click({ modifiers: ['Shift'] })
    await expect(chosen(4)).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    await box(6).focus()
    await page.keyboard.press('Shift+Space')
    await expect(chosen(2)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await expect(chosen(9)).toBeVisible()
  })

  await test.step('a question of a template stays, and the teacher reads where', async () => {
    await page.getByLabel('Search questions').fill('银行在哪儿')
    // Another search forgets what was selected before it.
    await expect(page).toHaveURL(/keyword=/)
    await bank.getByRole('checkbox', { name: 'Select: 银行在哪儿？' }).check()
    await page.getByRole('button', { name: 'Add to a template…' }).click()
    await page.getByRole('dialog').getByLabel(/^Name/).fill('银行')
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await expect(bank.getByText(/in 1 paper/)).toBeVisible()
    await page.getByRole('button', { name: 'Actions for 银行在哪儿？' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    // The second press would be one on the row under the dialog.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick()
    const dialog = page.getByRole('dialog', { name: /still in use/ })
    await expect(dialog.getByRole('link', { name: '银行' })).toBeVisible()
    await expect(page).toHaveURL(/\/teacher\/questions/)
  })
})
