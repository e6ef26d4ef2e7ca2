import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import migrations from '../src/db/migrations.json' with { type: 'json' }

it('carries the migrations of drizzle/ to hosts that have no folder', () => {
  const read = (path: string) => readFileSync(new URL(`../drizzle/${path}`, import.meta.url), 'utf8')
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string; when: number }[] }
  expect(migrations.map(({ tag, folderMillis }) => ({ tag, when: folderMillis }))).toEqual(
    entries.map(({ tag, when }) => ({ tag, when })),
  )
  for (const { tag, sql } of migrations) {
    expect(sql).toEqual(
      read(`${tag}.sql`)
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim()),
    )
  }
})
