import path from 'node:path'
import { expect, test } from '../support/class-test.ts'
import { replayLogs } from '../support/replay-logs.ts'

const FILM = path.resolve(import.meta.dirname, '../../apps/server/demo-media/film.mp4')

test('a teacher gives a board to the class, and a colleague approves the film of a lesson', async ({
  arrive,
  home,
  server,
}) => {
  await replayLogs(server)
  const { page } = await arrive('teacher.li')

  await test.step('a background for the board is added and deleted', async () => {
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 180 } })
    await page.getByRole('link', { name: 'Boards' }).click()
    const upload = page.getByLabel('Add a background', { exact: true }).and(page.locator('input'))
    await upload.setInputFiles({ name: '田字格.png', mimeType: 'image/png', buffer: picture })
    const backgrounds = page.getByRole('list', { name: 'Backgrounds' })
    await expect(backgrounds.getByRole('img', { name: '田字格' })).toBeVisible()
    await backgrounds.getByRole('button', { name: 'Delete 田字格' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No backgrounds yet')).toBeVisible()
  })

  await test.step('a page of a board is given to the students of its lesson', async () => {
    await page
      .getByRole('button', { name: /^Share page \d+ with students/ })
      .first()
      .click()
    await expect(page.getByText('Page added to the lesson’s files', { exact: true })).toBeVisible()
  })

  await test.step('the board of a class without a film is watched as it was written', async () => {
    await page.getByRole('link', { name: 'Replays' }).click()
    await page.getByRole('link', { name: 'Watch' }).first().click()
    const board = page.getByRole('region', { name: 'Board replay' })
    await board.getByRole('button', { name: /Practice/ }).click()
    await expect(board.getByRole('region', { name: 'Practice' })).toContainText('哪些是饮料？')
    // A teacher sees the class as students did: without tools.
    await expect(board.getByRole('button', { name: /^Pen/ })).toHaveCount(0)
    await page.reload()
    await expect(board.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^24:0\d of 45:00/)
    await page.goBack()
  })

  await test.step('a film is uploaded, taken back, and uploaded again', async () => {
    const form = page.getByRole('dialog', { name: 'Upload a video of this lesson' })
    const upload = async (title: string) => {
      await page.getByRole('button', { name: 'Upload a video' }).first().click()
      await form.locator('input[type="file"]').setInputFiles(FILM)
      await form.getByLabel('Title').fill(title)
      await form.getByRole('button', { name: 'Upload', exact: true }).click()
      await expect(form).toBeHidden()
      await expect(page.getByText(title)).toBeVisible()
    }
    await upload('错的录像')
    await page.getByRole('button', { name: 'Take back' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('错的录像')).toBeHidden()
    await upload('写“一”')
  })

  await test.step('a colleague watches it and approves it', async () => {
    const { page: wang } = await arrive('teacher.wang')
    await wang.goto(`${home}/hwjy-web/teacher/replays/decide`)
    const film = wang.getByRole('listitem').filter({ hasText: '写“一”' })
    await film.getByRole('button', { name: 'Approve' }).click()
    await wang.getByRole('dialog', { name: 'Approve “写“一””?' }).getByRole('button', { name: 'Approve' }).click()
    await expect(film).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Students see this one.').first()).toBeVisible()
  })
})
