import { expect, type Page } from '@playwright/test'

/**
 * Goes to an address inside the app, as a link does: nothing is loaded again. Waits until the page is whole, which is
 * known by its main heading: an element or words that the page before did not have.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  // A page that the build drew must be taken over by code before its address changes: React compares the two.
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
  await page.evaluate((address) => {
    const to = new URL(address, location.href)
    const isOtherTab = to.pathname === location.pathname && to.searchParams.has('tab')
    // The page before stays in front until the next one is drawn; others that were opened are there, and hidden.
    for (const heading of document.querySelectorAll('h1')) {
      if (heading.checkVisibility() && !isOtherTab) heading.dataset['before'] = heading.innerText
      else delete heading.dataset['before']
    }
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/hwjy-web${path}`)
  const newHeadings = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('h1')].filter(
          (heading) => heading.checkVisibility() && heading.dataset['before'] !== heading.innerText,
        ).length,
    )
  await expect.poll(newHeadings, { message: path, intervals: [50] }).toBe(1)
  await expect(page.locator('main [aria-busy="true"]:visible'), path).toHaveCount(0)
}
