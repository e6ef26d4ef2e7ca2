import type { Page } from '@playwright/test'

/** Notes what the browser refused because of the page's Content-Security-Policy. */
export function watchPolicy(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (/Content Security Policy|violates the following/.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`)
  })
}
