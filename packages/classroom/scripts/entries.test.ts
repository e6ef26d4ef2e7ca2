import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const json = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

it('declarations are written for each entry that the package names', () => {
  const { exports } = json('package.json') as { exports: Record<string, { source?: string }> }
  const { include } = json('tsconfig.build.json') as { include: string[] }
  const sources = Object.values(exports).flatMap(({ source }) =>
    source === undefined ? [] : [source.replace('./', '')],
  )
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((source) => !include.includes(source))).toEqual([])
})
