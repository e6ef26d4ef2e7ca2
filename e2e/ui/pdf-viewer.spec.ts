/** What only a browser can prove: that pdf.js draws fonts that are not in the file, and lets their words be selected. */
import { test as base, expect, type Page } from '@playwright/test'
import { serveFolder } from '../support/static-site.ts'
import { catalogueFolder } from './catalogue.ts'

/** As strict as Storybook's own page can bear: no eval, no worker and no font but from files. */
const policy = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self' blob:; worker-src 'self'; font-src 'self'",
}

const test = base.extend<{ openStory: (id: string) => Promise<void> }>({
  openStory: async ({ page }, provide) => {
    const site = await serveFolder(catalogueFolder, policy)
    await provide(async (id) => {
      await page.goto(`${site.url}/iframe.html?viewMode=story&id=${id}`)
      // The catalogue, pdf.js and its worker are some megabytes on a cold start.
      await expect(page.locator('[data-state="ready"]')).toBeAttached()
    })
    await site.stop()
  },
})

test.slow()

const ink = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let dark = 0
      for (let index = 0; index < dots.length; index += 4) if ((dots[index] ?? 255) < 128) dark++
      return dark
    })

for (const [story, words] of [
  ['media-pdfviewer--chinese', '第1课 你好，我们开始上课'],
  ['media-pdfviewer--japanese', '日本語の教科書、第一課です'],
] as const) {
  test(`${story}: characters of a font that is not in the file are drawn, and can be selected`, async ({
    page,
    openStory,
  }) => {
    await openStory(story)
    await expect(page.getByText(words).first()).toBeAttached()
    // A dozen characters of some 50 px are thousands of dots. Without the maps of characters there are none.
    await expect.poll(() => ink(page)).toBeGreaterThan(1_000)
    await page.keyboard.press('ControlOrMeta+A')
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(words)
  })
}

test('without the maps of characters nothing would be drawn, so the test above proves that they are there', async ({
  page,
  openStory,
}) => {
  await page.route('**/cmaps/*', (route) => route.abort())
  await openStory('media-pdfviewer--chinese')
  await expect(page.getByText('of 12')).toBeVisible()
  await expect(page.locator('canvas').first()).toHaveAttribute('width', /\d{3}/)
  expect(await ink(page)).toBe(0)
})

test('only pages near the one in sight are drawn, and a typed number leads to any of them', async ({
  page,
  openStory,
}) => {
  await openStory('media-pdfviewer--chinese')
  await expect(page.getByText('第1课 你好，我们开始上课')).toBeAttached()
  await page.getByRole('textbox', { name: 'Page' }).fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('第9课 你好，我们开始上课')).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('9')
  expect(await page.locator('canvas').count()).toBeLessThan(5)
})
