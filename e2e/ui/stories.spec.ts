import { test as base, expect } from '@playwright/test'
import { serveFolder } from '../support/static-site.ts'
import { catalogueFolder, listStories } from './catalogue.ts'
import { StoryStage } from './story-stage.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** One stage for each worker: after a failure Playwright starts a new worker, and so a clean stage. */
const test = base.extend<object, { stage: StoryStage }>({
  stage: [
    async ({ browser }, use) => {
      const site = await serveFolder(catalogueFolder)
      const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', locale: 'en-US' })
      await use(new StoryStage(await context.newPage(), site.url))
      await context.close()
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/** Signs of a word that was not found, or of a value that was never one. */
const noWord = /\bundefined\b|\bNaN\b|\[object |\{\{?\w+\}?\}/

for (const { id, title, name } of listStories()) {
  test(`${title} · ${name}`, async ({ stage }) => {
    await stage.page.setViewportSize(desktop)
    expect(await stage.play(id), 'plays without a complaint').toEqual([])
    expect.soft(await stage.findings(), 'axe, light').toEqual([])
    // The structure is the same in every theme; what may differ is whether it can be read.
    for (const theme of ['dark', 'contrast'] as const) {
      await stage.apply({ theme })
      expect.soft(await stage.findings(['color-contrast']), `axe, ${theme}`).toEqual([])
    }
    await stage.page.setViewportSize(phone)
    for (const language of ['en-US', 'zh-CN', 'ja-JP'] as const) {
      await stage.apply({ theme: 'light', language })
      expect.soft(await stage.sidewaysOverflow(), `fits a phone, ${language}`).toEqual([])
      expect.soft(await stage.words(), `has its words, ${language}`).not.toMatch(noWord)
    }
  })
}
