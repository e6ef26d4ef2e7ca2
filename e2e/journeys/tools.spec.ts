import { expect, testWithOwnServer as test } from '../support/class-test.ts'

test('a quiz and pages of an earlier lesson survive the end of the server, and a roll call tells who is there', async ({
  arrive,
  server,
}) => {
  const [li, anna, ben] = await Promise.all([arrive('teacher.li'), arrive('student.anna'), arrive('student.ben')])
  const lessonId = await li.startClass()
  await anna.enter(lessonId)
  await ben.enter(lessonId)
  const open = async (tool: string) => {
    await li.room.button('Tools').click()
    await li.page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: tool }).click()
  }
  const card = (person: typeof li, name: string) => person.page.getByRole('region', { name, exact: true })

  await test.step('a quiz survives a reload and the end of the server', async () => {
    await open('Quiz')
    await card(li, 'Quiz').getByRole('radio', { name: 'No limit' }).click()
    await card(li, 'Quiz').getByRole('button', { name: 'B', exact: true }).click()
    await card(li, 'Quiz').getByRole('button', { name: 'Start quiz' }).click()
    await card(anna, 'Quiz').getByRole('button', { name: 'B', exact: true }).click()
    await expect(card(anna, 'Quiz').getByText('Sent.')).toBeVisible()
    await anna.page.reload()
    await expect(card(anna, 'Quiz').getByRole('button', { name: 'B', pressed: true })).toBeVisible()
    await server.kill()
    await expect(ben.page.getByText(/Connection lost/)).toBeVisible()
    await card(ben, 'Quiz').getByRole('button', { name: 'C', exact: true }).click()
    await expect(card(ben, 'Quiz').getByText(/Waiting for the network/)).toBeVisible()
    await server.boot()
    await expect(card(li, 'Quiz').getByText('2 of 2 answered')).toBeVisible()
    await card(li, 'Quiz').getByRole('button', { name: 'End', exact: true }).click()
    await expect(card(anna, 'Quiz').getByText('Right!')).toBeVisible()
    await expect(card(ben, 'Quiz').getByText('Not quite. You chose C; the answer is B.')).toBeVisible()
    await card(li, 'Quiz').getByRole('button', { name: 'Put away' }).click()
  })

  await test.step('a roll call tells who is there', async () => {
    await open('Roll call')
    await card(li, 'Roll call').getByRole('button', { name: 'Start roll call' }).click()
    await card(anna, 'Roll call').getByRole('button', { name: 'I’m here' }).click()
    await expect(card(li, 'Roll call').getByText('Here (1)')).toBeVisible()
    await card(li, 'Roll call').getByRole('button', { name: 'End', exact: true }).click()
    await card(li, 'Roll call').getByRole('button', { name: 'Close' }).click()
  })
  await test.step('pages of an earlier lesson are chosen by keys and inserted, also while the server is away', async () => {
    await li.room.button('Insert').click()
    await li.page.getByRole('menuitem', { name: 'Pages of an earlier lesson…' }).click()
    await li.page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    const dialog = li.page.getByRole('dialog')
    const words = dialog.getByRole('list', { name: 'Pages' }).getByRole('button', { name: 'Page 2' })
    await expect(words.locator('img')).toBeVisible()
    await words.press('Enter')
    // The bar that opened the dialog goes: the dialog and the choice stay.
    const size = li.page.viewportSize()
    await li.page.setViewportSize({ width: 390, height: 844 })
    await expect(li.page.locator('[data-device="upright"]')).toBeAttached()
    await expect(words).toHaveAttribute('aria-pressed', 'true')
    await server.kill()
    await expect(li.page.getByText(/Connection lost/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Insert 1 page' }).press('Enter')
    await expect(dialog).toBeHidden()
    await server.boot()
    if (size) await li.page.setViewportSize(size)
    for (const { room } of [li, anna]) {
      await expect(room.board).toHaveAccessibleName(/^Board, page 2 of 2/)
      await expect.poll(() => room.strokeCount()).toBeGreaterThan(5)
    }
    await ben.page.reload()
    await expect(ben.room.board).toHaveAccessibleName(/^Board, page 2 of 2/)
  })
})
