import type { BrowserContext, Page } from '@playwright/test'

/**
 * Makes it a browser that refuses service workers, as private windows do. Nothing but opening pages offline and updates
 * needs one, and to install it takes most of a second of a core in every new profile.
 */
export async function refuseServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if ('serviceWorker' in navigator)
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
}

/**
 * Waits until the app's worker is there: the next page to be loaded is in its care, and so is kept. The present one may
 * not be: a worker that begins while a page still loads passes it by.
 */
export async function nextPageIsKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}
