import { expect, test } from '../support/class-test.ts'
import { onePagePdf } from '../support/one-page-pdf.ts'

test('a teacher uploads a picture, makes it public and private again', async ({ arrive, browser }) => {
  const { page } = await arrive('teacher.li')
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  await page.getByRole('link', { name: 'My files' }).click()
  const files = page.getByRole('list', { name: 'My files' })
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for 书法.png' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  // A browser of its own each time: what it has opened before, it shows from its cache for a day.
  const opens = async (address: string) => {
    const visitor = await browser.newContext()
    const answer = await (await visitor.newPage()).goto(address)
    const isPicture = answer?.status() === 200 && (await answer.body()).equals(picture)
    await visitor.close()
    return isPicture
  }

  await test.step('a wrong file stops no other', async () => {
    const upload = page.getByLabel('Upload files', { exact: true }).and(page.locator('input'))
    await upload.setInputFiles([
      { name: '程序.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: '毛笔.png', mimeType: 'image/png', buffer: picture },
    ])
    await expect(page.getByText('程序.exe: files of this type can’t be uploaded.')).toBeVisible()
    await expect(files.getByRole('link', { name: '毛笔.png' })).toBeVisible()
  })

  await test.step('it gets a better name, and its ending stays', async () => {
    await page.getByRole('button', { name: 'Actions for 毛笔.png' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByLabel('Name', { exact: true }).fill('书法')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await expect(files.getByRole('link', { name: '书法.png' })).toBeVisible()
  })

  const address = await test.step('public, its address opens for every visitor', async () => {
    await choose('Make public…')
    const dialog = page.getByRole('dialog', { name: 'Make 书法.png public?' })
    await expect(dialog).toContainText('without signing in')
    await dialog.getByRole('button', { name: 'Make public' }).click()
    const shown = await page.getByLabel('Public address').inputValue()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(files.getByText('Public', { exact: true })).toBeVisible()
    expect(await opens(shown)).toBe(true)
    return shown
  })

  await test.step('private again, that address opens nothing', async () => {
    await choose('Public address…')
    await page.getByRole('button', { name: 'Make private' }).click()
    await expect(files.getByText('Public', { exact: true })).toBeHidden()
    await expect.poll(() => opens(address)).toBe(false)
  })

  await test.step('the teacher still opens it', async () => {
    const opened = page.waitForEvent('popup')
    await files.getByRole('link', { name: '书法.png' }).click()
    const preview = await opened
    await expect(preview.getByRole('heading', { name: '书法.png' })).toBeVisible()
    await expect(preview.getByRole('img', { name: '书法.png' })).toBeVisible()
    // The same link from a bookmark of long ago: what it names has another address now.
    const bookmark = new URL(preview.url())
    const file = new URL(bookmark.searchParams.get('url') ?? '', bookmark)
    file.searchParams.set('q-sign-time', '1000000000;1000000060')
    bookmark.searchParams.set('url', file.href)
    await preview.goto(bookmark.href)
    const picture = preview.getByRole('img', { name: '书法.png' })
    await expect(picture).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', file.href)
  })

  await test.step('it is added to a lesson', async () => {
    await choose('Add to a lesson…')
    const dialog = page.getByRole('dialog', { name: 'Add 书法.png to a lesson' })
    for (const name of ['Class', 'Lesson']) {
      await dialog.getByRole('combobox', { name }).click()
      await page.getByRole('option').first().click()
    }
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the list is found by name and by type', async () => {
    await page.getByLabel('Search by name').fill('毛笔')
    await expect(page.getByText('No files found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(files.getByRole('link', { name: '书法.png' })).toBeVisible()
  })

  await test.step('a document gets pages for the board, and loses them again', async () => {
    const upload = page.getByLabel('Upload files', { exact: true }).and(page.locator('input'))
    await upload.setInputFiles({ name: '讲义.pdf', mimeType: 'application/pdf', buffer: onePagePdf })
    const pages = async (item: string) => {
      await page.getByRole('button', { name: 'Actions for 讲义.pdf' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await pages('Convert to board pages')
    await expect(files.getByText('1 page', { exact: true })).toBeVisible()
    await pages('Remove the pages')
    await expect(files.getByText('1 page', { exact: true })).toBeHidden()
  })

  await test.step('it is deleted after a question', async () => {
    await choose('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(files.getByRole('link', { name: '书法.png' })).toBeHidden()
  })
})
