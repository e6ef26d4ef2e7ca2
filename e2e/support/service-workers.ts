import type { BrowserContext } from '@playwright/test'

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
