import { expect, test } from '../support/class-test.ts'

test('a teacher sets homework for two classes, changes it, and looks after single students', async ({
  arrive,
  server,
}) => {
  // Its scores are told together.
  await server.change(`update homework set marks_shown = 'together' where id = 'hmw_hsk1_waiting${server.suffix}'`)
  const { page } = await arrive('teacher.li')
  const main = page.getByRole('main')
  const choose = async (trigger: string, item: string) => {
    await main.getByRole('button', { name: trigger, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const row = (className: string) =>
    main.getByRole('listitem').filter({ hasText: '听写一' }).filter({ hasText: className })
  const sure = (verb: string) => page.getByRole('alertdialog').getByRole('button', { name: verb }).click()

  await test.step('a template fills the form, the bank and the class bring questions', async () => {
    await page.getByRole('link', { name: 'Templates' }).first().click()
    await main.getByRole('link', { name: 'Set homework: 课后练习' }).first().click()
    await main.getByRole('checkbox', { name: '周末小班 A' }).click()
    await main.getByRole('textbox', { name: /^Title/ }).fill('听写一')
    await main.getByRole('button', { name: 'From the question bank' }).click()
    const bank = page.getByRole('dialog', { name: 'Question bank' })
    await bank
      .getByRole('button', { name: /^Add: / })
      .first()
      .click()
    await bank.getByRole('button', { name: 'Done' }).click()
    await main.getByRole('button', { name: 'From class' }).click()
    const asked = page.getByRole('dialog', { name: 'From class' })
    await asked.getByRole('button', { name: /^Add \d question/ }).click()
    await expect(asked).toBeHidden()
    await main.getByRole('button', { name: 'Move question 2 up' }).click()
    await main.getByRole('button', { name: 'Split 100 evenly' }).click()
    await expect(main.getByText('100 points, the full score')).toBeVisible()
    await main.getByRole('checkbox', { name: '公开大班' }).click()
    await main.getByRole('checkbox', { name: 'Keep as template' }).click()
  })

  await test.step('the network is cut as it is published: nothing is lost, and one press sends it', async () => {
    await page.route('**/question/createHomeWork', (route) => route.abort())
    await main.getByRole('button', { name: 'Publish for 2 classes' }).click()
    await expect(main.getByText('The homework wasn’t set')).toBeVisible()
    await expect(main.getByRole('textbox', { name: /^Title/ })).toHaveValue('听写一')
    await page.unroute('**/question/createHomeWork')
    await main.getByRole('button', { name: 'Publish for 2 classes' }).click()
    await expect(row('周末小班 A')).toBeVisible()
    await expect(row('公开大班')).toBeVisible()
  })

  await test.step('one of them is withdrawn, published again and deleted', async () => {
    await row('公开大班').getByRole('button', { name: 'More for 听写一' }).click()
    await page.getByRole('menuitem', { name: 'Withdraw' }).click()
    await sure('Withdraw')
    await main.getByRole('tab', { name: /^Drafts/ }).click()
    await row('公开大班').getByRole('button', { name: 'Publish 听写一' }).click()
    await sure('Publish')
    await main.getByRole('tab', { name: /^Incomplete/ }).click()
    await row('公开大班').getByRole('button', { name: 'More for 听写一' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await sure('Delete')
    await expect(row('公开大班')).toBeHidden()
  })

  await test.step('the other is changed', async () => {
    await row('周末小班 A').getByRole('button', { name: 'More for 听写一' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await main.getByRole('textbox', { name: /^What to do/ }).fill('每个字写三遍。')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(main.getByRole('heading', { name: '听写一' })).toBeVisible()
  })

  await test.step('all are reminded, one gets more time, another is excused, the grading date moves', async () => {
    await main.getByRole('button', { name: /^Remind all/ }).click()
    await expect(main.getByText(/^reminded/).first()).toBeVisible()
    await choose('More for Anna Kowalska', 'Give more time…')
    await page.getByRole('dialog').getByRole('button', { name: 'Give more time' }).click()
    await expect(main.getByText(/own due date/)).toBeVisible()
    await choose('More for Anna Kowalska', 'Same due date as the others')
    await expect(main.getByText(/own due date/)).toBeHidden()
    await choose('More for Ben Carter', 'Excuse')
    await expect(main.getByText(/excused/)).toBeVisible()
    await main.getByRole('button', { name: 'Change the date' }).click()
    await page.getByRole('dialog', { name: 'Grade by' }).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('of one that is over a work is returned, and who handed in nothing gets no points', async () => {
    await page.getByRole('link', { name: 'Homework', exact: true }).first().click()
    await expect(page).toHaveURL(/\/teacher\/homework/)
    const over = main.getByRole('listitem').filter({ hasText: '语法小练习' }).filter({ hasText: '周末小班 A' })
    await over.getByRole('link', { name: /^Grade 语法小练习/ }).click()
    await choose('More for Anna Kowalska', 'Return for another try…')
    await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
    // While the dialog is open, nothing behind it can be found or pressed.
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(main.getByRole('button', { name: 'More for Anna Kowalska' })).toBeHidden()
    await main.getByRole('tab', { name: /^Not handed in/ }).click()
    await expect(main.getByRole('list', { name: 'Not handed in' })).toBeVisible()
    await main.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: 'Give 0 points' }).click()
    await sure('Give 0 points')
    await expect(main.getByText('Everyone has handed in')).toBeVisible()
    await main.getByRole('button', { name: 'Release scores' }).click()
    await sure('Release scores')
    await expect(main.getByRole('button', { name: 'Release scores' })).toBeHidden()
  })

  await test.step('its results name who chose what, and the hardest question is practised again', async () => {
    await main.getByRole('link', { name: 'Results' }).click()
    await main.getByRole('button', { name: 'Who chose what' }).first().click()
    await expect(
      main
        .getByRole('definition')
        .filter({ hasText: /No one chose this|Ben Carter/ })
        .first(),
    ).toBeVisible()
    await main
      .getByRole('checkbox', { name: /^Choose/ })
      .first()
      .click()
    await main.getByRole('button', { name: 'Practice again (1)' }).click()
    await expect(main.getByRole('list', { name: 'Questions in order' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('a template is written, copied and deleted', async () => {
    await page.getByRole('link', { name: 'Templates' }).first().click()
    await main.getByRole('link', { name: '听写一', exact: true }).click()
    await main.getByRole('textbox', { name: /^Title/ }).fill('听写模板')
    await main.getByRole('button', { name: 'Save' }).click()
    await choose('More for 听写模板', 'Copy')
    await expect(main.getByRole('link', { name: '听写模板', exact: true })).toHaveCount(2)
    await main.getByRole('button', { name: 'More for 听写模板' }).first().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await sure('Delete')
    await expect(main.getByRole('link', { name: '听写模板', exact: true })).toHaveCount(1)
  })
})
