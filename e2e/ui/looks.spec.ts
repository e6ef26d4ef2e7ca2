/**
 * A few looks, compared with pictures in looks/. Only Latin words, and only parts that most others are made of: a picture
 * that changes with every font is looked at by nobody. To renew them: `pnpm --filter @hwjy/e2e ui looks --update-snapshots`
 */
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { serveFolder } from '../support/static-site.ts'
import { catalogueFolder } from './catalogue.ts'

const test = base.extend<object, { catalogueUrl: string }>({
  catalogueUrl: [
    // Playwright reads the fixtures it must bring from this pattern, and takes no other name for none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await serveFolder(catalogueFolder)
      await provide(site.url)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const looks = path.join(import.meta.dirname, 'looks.css')

const stories = [
  'actions-button--tones',
  'actions-iconbutton--room-bar',
  'forms-field--form',
  'choices-checkbox--states',
  'layers-dialog--open',
  'messages-banner--tones',
  'foundations-space--density',
] as const

for (const id of stories) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${id} looks as it did, ${theme}`, async ({ page, catalogueUrl }) => {
      await page.setViewportSize({ width: 720, height: 480 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${catalogueUrl}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
      await expect(page.locator('body.sb-show-main #storybook-root > *')).toBeAttached()
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`, { stylePath: looks })
    })
  }
}
