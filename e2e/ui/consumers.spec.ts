/** Pages of partner schools, built by `packages/ui/scripts/check-package.ts` from the packed package. */
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { serveFolder } from '../support/static-site.ts'

const consumers = path.resolve(import.meta.dirname, '../../packages/ui/.cache/consumers')
const strict = { 'content-security-policy': "default-src 'self'; style-src 'self'; script-src 'self'" }

/** Opens the page of one consumer, and lists what the browser forbade and what broke. */
const test = base.extend<{ openConsumer: (name: string) => Promise<string[]> }>({
  openConsumer: async ({ page }, provide) => {
    const sites: { stop: () => Promise<void> }[] = []
    await provide(async (name) => {
      const site = await serveFolder(path.join(consumers, name, 'dist'), strict)
      sites.push(site)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(site.url)
      return complaints
    })
    await Promise.all(sites.map((site) => site.stop()))
  },
})

test('a page with a strict Content-Security-Policy uses everything that floats, and nothing is forbidden', async ({
  page,
  openConsumer,
}) => {
  const complaints = await openConsumer('strict-csp')
  const button = (name: string) => page.getByRole('button', { name })

  await page.getByRole('combobox', { name: 'Level' }).click()
  await page.getByRole('option', { name: 'HSK 2' }).click()
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveText('HSK 2')

  await page.getByRole('combobox', { name: 'Teacher' }).fill('1')
  await page.getByRole('option', { name: 'HSK 1' }).click()

  await button('Choose a date').click()
  await page.getByRole('gridcell').getByText('27', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'First lesson' })).not.toHaveValue('')

  await button('Open dialog').hover()
  await expect(page.getByRole('tooltip')).toBeVisible()

  await button('Open dialog').click()
  const dialog = page.getByRole('dialog', { name: 'New lesson' })
  await dialog.getByRole('combobox', { name: 'Room' }).click()
  await page.getByRole('option', { name: 'HSK 1' }).click()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')

  await button('Open drawer').click()
  await page.getByRole('dialog', { name: 'People' }).press('Escape')
  await button('Open picture').click()
  await page.getByRole('dialog', { name: 'Homework' }).press('Escape')
  await button('Open menu').click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await button('Open panel').click()
  await page.getByRole('dialog', { name: 'Sound' }).press('Escape')
  await button('Ask').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await button('Show message').click()
  await expect(page.getByText('Saved').first()).toBeVisible()

  // The policy lets the school's color through, too.
  await expect(button('Ask')).toHaveCSS('background-color', 'rgb(193, 64, 10)')
  expect(complaints).toEqual([])
})

test('a page that uses vanilla-extract itself keeps our styles and its own', async ({ page, openConsumer }) => {
  const complaints = await openConsumer('vanilla-extract')
  const notice = page.getByText('School starts on Monday.')
  await expect(notice).toHaveCSS('padding-top', '32px')
  await expect(notice).toHaveCSS('border-top-left-radius', '12px')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCSS('min-height', '80px')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCSS('border-top-left-radius', '6px')
  expect(complaints).toEqual([])
})
