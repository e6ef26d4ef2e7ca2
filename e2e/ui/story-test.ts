import { test as base, type Page } from '@playwright/test'
import { serveFolder } from '../support/static-site.ts'
import { catalogueFolder } from './catalogue.ts'

/** Opens stories in a real browser, as people see them. */
export const test = base.extend<{ open: (story: string) => Promise<Page> }, { site: string }>({
  site: [
    // Playwright reads the fixtures it must bring from this pattern, and takes no other name for none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await serveFolder(catalogueFolder)
      await provide(site.url)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  open: async ({ page, site }, provide) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await provide(async (story) => {
      await page.goto(`${site}/iframe.html?viewMode=story&id=${story}`)
      await page.locator('body.sb-show-main #storybook-root > *').first().waitFor({ state: 'attached' })
      return page
    })
  },
})
