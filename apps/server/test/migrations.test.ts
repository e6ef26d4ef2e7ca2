import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
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

it('tells usernames apart that differed only in capital letters: the oldest keeps its name', async () => {
  const db = await PGlite.create()
  const run = async (isDue: (tag: string) => boolean) => {
    for (const { tag, sql } of migrations) if (isDue(tag)) for (const statement of sql) await db.exec(statement)
  }
  await run((tag) => tag < '0003')
  await db.exec(`insert into account (id, username, created_at) values
    ('later', 'Teacher.Li', '2026-02-01'), ('first', 'teacher.li', '2026-01-01'), ('other', 'teacher.wang', null)`)
  await run((tag) => tag.startsWith('0003'))
  const { rows } = await db.query<{ id: string; username: string }>('select id, username from account order by id')
  expect(rows).toEqual([
    { id: 'first', username: 'teacher.li' },
    { id: 'later', username: expect.stringMatching(/^Teacher\.Li-[0-9a-f]{8}$/) },
    { id: 'other', username: 'teacher.wang' },
  ])
  await db.close()
})
