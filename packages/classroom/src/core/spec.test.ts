import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const home = new URL('../../', import.meta.url).pathname
const spec = readFileSync(`${home}SPEC.md`, 'utf8')
const ID = /\b(?:R|UP|RC)\d+\b/g

/** Rules stand at the beginning of a row, in bold: `- **R12** …`, `- **R32, R33** …`. */
const rules = new Set([...spec.matchAll(/^- \*\*([^*]+)\*\*/gm)].flatMap(([, heading = '']) => heading.match(ID) ?? []))
const TITLE = /\b(?:it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.*?)\1/gs
/** The titles of tests name them in brackets: `[R12]`, `[R15]–[R20]`. A comment proves nothing. */
const named = new Set(
  ['src/**/*.test.{ts,tsx}', '../../apps/server/{src,test}/**/*.test.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: home }).flatMap((path) =>
      [...readFileSync(`${home}${path}`, 'utf8').matchAll(TITLE)].flatMap(([, , title = '']) =>
        [...title.matchAll(/\[((?:R|UP|RC)\d+)\]/g)].map(([, id = '']) => id),
      ),
    ),
  ),
)

describe('SPEC.md', () => {
  it('has no rule without a test that names it', () => {
    expect(rules.size).toBeGreaterThan(40)
    expect([...rules].filter((id) => !named.has(id))).toEqual([])
  })

  it('has every rule that a test names', () => {
    expect([...named].filter((id) => !rules.has(id))).toEqual([])
  })
})
