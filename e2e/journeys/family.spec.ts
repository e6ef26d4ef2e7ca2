import { expect, test } from '../support/class-test.ts'

test('a parent looks at the week on Sunday, and a link finds the child it is for', async ({ arrive, home, server }) => {
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
    await main.getByLabel('Code from the mail').fill(code())
    await expect(main.getByText('Waiting for confirmation of grace@family.example')).toBeHidden()
    await expect(main.getByLabel('Mail address')).toHaveValue('grace@family.example')
  })

  await test.step('a number opens the details, whose chart is a table as well', async () => {
    await page.keyboard.press('1')
    await expect(main.getByRole('heading', { name: 'Grace Okafor', level: 1 })).toBeVisible()
    await main.getByRole('radio', { name: 'Table' }).click()
    await expect(main.getByRole('columnheader', { name: 'Minutes' })).toBeVisible()
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
