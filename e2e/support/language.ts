import { expect, type Page } from '@playwright/test'

/** Another tab of the person changes the language: this one follows, and nothing is loaded again. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  // Until it is heard: a page that has just opened does not listen yet.
  await expect(async () => {
    await page.evaluate((newValue) => {
      const key = 'hwjy.language'
      localStorage.setItem(key, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    }, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 5_000 })
  }).toPass()
}
