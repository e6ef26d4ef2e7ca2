import { expect, test } from '../support/class-test.ts'

/** The brother learns in a class of his sister’s, where homework has just ended without his. */
const brotherLearns = (suffix: string) => [
  `insert into enrolment (class_id, student_id, enrolled_at)
    values ('cls_hsk3${suffix}', 'usr_samuel${suffix}', now() - interval '14 days')`,
  `update homework set ends_at = now() where id = 'hmw_hsk3_waiting${suffix}'`,
]

test('a parent looks at the week on Sunday, and a link finds the child it is for', async ({ arrive, home, server }) => {
  await server.change(...brotherLearns(server.suffix))
  const { page } = await arrive('student.grace', { child: 'Grace Okafor' })
  const main = page.getByRole('main')

  await test.step('each child has a card with its week, on one scale', async () => {
    await page.getByRole('link', { name: 'Family', exact: true }).click()
    await expect(main.getByRole('heading', { name: 'Grace Okafor' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Samuel Okafor' })).toBeVisible()
    await expect(main.getByText(/^This week: /)).toHaveCount(2)
  })

  await test.step('the page is locked for the children, and opened again', async () => {
    const lock = main.getByRole('switch', { name: /Parent’s lock/ })
    await lock.click()
    await expect(lock).toBeChecked()
    await lock.click()
    await expect(lock).not.toBeChecked()
  })

  await test.step('the weekly letter comes once its address has confirmed that it wants it', async () => {
    await main.getByRole('switch', { name: /Weekly letter/ }).click()
    await main.getByLabel('Mail address').fill('grace@family.example')
    await main.getByRole('button', { name: 'Save address' }).click()
    await expect(main.getByText('Waiting for confirmation of grace@family.example')).toBeVisible()
    const code = () => /within 30 minutes: (\d{6})/.exec(server.mailTo('grace@family.example'))?.[1] ?? ''
    await expect.poll(code).toMatch(/^\d{6}$/)
    await main.getByLabel('Code from the email').fill(code())
    await expect(main.getByText('Waiting for confirmation of grace@family.example')).toBeHidden()
    await expect(main.getByLabel('Mail address')).toHaveValue('grace@family.example')
  })

  await test.step('a number opens the details, whose chart is a table as well', async () => {
    await page.keyboard.press('1')
    await expect(main.getByRole('heading', { name: 'Grace Okafor', level: 1 })).toBeVisible()
    await main.getByRole('radio', { name: 'Table' }).click()
    await expect(main.getByRole('columnheader', { name: 'Minutes' })).toBeVisible()
  })

  await test.step('the card of the other child leads to its homework, and into a question', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Family' }).click()
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Samuel Okafor' }) })
    await expect(card.getByText(/Homework due this week: 0 of \d handed in/)).toBeVisible()
    await card.getByRole('button', { name: 'See homework of Samuel' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Homework' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account menu, Sam' })).toBeVisible()
    await main.getByRole('link', { name: '课后练习' }).first().click()
    await main.getByRole('button', { name: 'Start', exact: true }).click()
    await main.getByRole('radio', { name: /^B / }).check()
    await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
    await page.goto(`${home}/hwjy-web/supervision`)
    await main.getByRole('button', { name: 'Switch to Grace Okafor' }).click()
    await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Family' }).click()
    await expect(main.getByText(/^This week: /)).toHaveCount(2)
    await page.keyboard.press('1')
  })

  await test.step('a lesson of hers leads to its page, which is not her brother’s', async () => {
    await main.getByRole('list', { name: 'Lessons' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/student\/lesson\//)
    const address = page.url()
    await page.goto(`${home}/hwjy-web/supervision`)
    await main.getByRole('button', { name: 'Switch to Samuel Okafor' }).click()
    await expect(page.getByRole('heading', { name: 'Hello, Sam' })).toBeVisible()
    await page.goto(address)
    await expect(main.getByRole('heading', { name: 'You’re not in this lesson' })).toBeVisible()
    await main.getByRole('button', { name: 'Continue as Grace Okafor' }).click()
    await expect(main.getByRole('heading', { name: 'You’re not in this lesson' })).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
