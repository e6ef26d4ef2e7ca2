import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds that keeps people out. @param part CSS selector of what to look at, which must be there; else all of the page */
export async function seriousFindings(page: Page, part?: string): Promise<string[]> {
  await settled(page)
  // Without a second page for the findings of foreign frames: we have none.
  // Nobody reads what axe says of all that is well; without it, it works a quarter less.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`)
}

/** A colour halfway between two looks has no contrast of its own: what moves to an end is waited for, spinners are not. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((each) => each.finished))
  })
}
