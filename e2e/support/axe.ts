import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds that keeps people out. @param part CSS selector of what to look at, which must be there; else all of the page */
export async function seriousFindings(page: Page, part?: string): Promise<string[]> {
  // Without a second page for the findings of foreign frames: we have none.
  // Nobody reads what axe says of all that is well; without it, it works a quarter less.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
