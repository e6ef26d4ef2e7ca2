import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Rule {
  id: string
  enabled: boolean
  tags: readonly string[]
  impact: 'minor' | 'moderate' | 'serious' | 'critical'
}

// How bad a finding of a rule is stands in axe's own list of them; `getRules()` leaves it out.
const { rules } = (axe as unknown as { _audit: { rules: Rule[] } })._audit
const seriousRules = rules.filter(
  ({ enabled, tags, impact }) =>
    enabled && !tags.includes('experimental') && (impact === 'serious' || impact === 'critical'),
)

/** What axe finds that keeps people out. @param part CSS selector of what to look at, which must be there; else all of the page */
export async function seriousFindings(page: Page, part?: string): Promise<string[]> {
  await settled(page)
  // A page that was looked at before has it already; it is half a megabyte to read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([selector, runOnly]) => {
      // Lesser rules, what is well, and how an element is found would take half of the time, and nobody reads them.
      const { violations } = await window.axe.run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
        selectors: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`)
    },
    [part, seriousRules.map(({ id }) => id)] as const,
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A colour halfway between two looks has no contrast of its own: what moves to an end is waited for, spinners are not. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((each) => each.finished))
  })
}
