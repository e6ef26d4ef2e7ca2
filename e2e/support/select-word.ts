import { expect, type Page } from '@playwright/test'

/** Selects a word in the text of the page, as a finger or a mouse does. */
export async function selectWord(page: Page, word: string): Promise<void> {
  await expect(page.getByText(word).first()).toBeVisible()
  await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(wanted) ?? -1
      if (at < 0) continue
      document.getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + wanted.length)
      return
    }
  }, word)
}
