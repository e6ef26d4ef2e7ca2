import { expect, type Page } from '@playwright/test'

/**
 * Goes to an address inside the app, as a link does: nothing is loaded again. Waits until the page is whole. A page that
 * was opened before is another matter: it has its heading already.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const isSamePage = await page.evaluate((address) => {
    const to = new URL(address, location.href)
    const isOtherTab = to.pathname === location.pathname && to.searchParams.has('tab')
    // The page before stays in front until the next one is drawn.
    if (!isOtherTab) for (const heading of document.querySelectorAll('h1')) heading.dataset['before'] = ''
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
    return isOtherTab
  }, `/hwjy-web${path}`)
  await expect(page.locator(isSamePage ? 'h1:visible' : 'h1:visible:not([data-before])'), path).toHaveCount(1)
  await expect(page.locator('main [aria-busy="true"]:visible'), path).toHaveCount(0)
}
