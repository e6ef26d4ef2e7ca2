/**
 * A few looks, compared with pictures in looks/. Only Latin words, and only parts that most others are made of: a picture
 * that changes with every font is looked at by nobody. To renew them: `pnpm --filter @hwjy/e2e ui looks --update-snapshots`
 */
import path from 'node:path'
import { expect } from '@playwright/test'
import { test } from './story-test.ts'

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
    test(`${id} looks as it did, ${theme}`, async ({ page, site }) => {
      await page.setViewportSize({ width: 720, height: 480 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${site}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
      await expect(page.locator('body.sb-show-main #storybook-root > *')).toBeAttached()
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`, { stylePath: looks })
    })
  }
}
