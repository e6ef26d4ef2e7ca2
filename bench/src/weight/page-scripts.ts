import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export interface PageScripts {
  /** Size under gzip -9, regardless of the encoding that was sent. */
  gzipBytes: number
  /** Bodies as they were transferred; Brotli where the browser takes it. */
  sentBytes: number
  files: number
}

/** Counts every script that the page has fetched when `visit` is done, workers and early fetches included. */
export async function weighVisit(page: Page, visit: () => Promise<void>): Promise<PageScripts> {
  const scripts = new Map<string, Response>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response)
  }
  page.on('response', note)
  await visit()
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  const weights = await Promise.all(
    [...scripts.values()].map(async (response) => ({
      gzip: gzipSync(await response.body(), { level: 9 }).length,
      // What the browser had already, Playwright gives a size below zero.
      sent: Math.max((await response.request().sizes()).responseBodySize, 0),
    })),
  )
  return {
    gzipBytes: weights.reduce((sum, { gzip }) => sum + gzip, 0),
    sentBytes: weights.reduce((sum, { sent }) => sum + sent, 0),
    files: weights.length,
  }
}
