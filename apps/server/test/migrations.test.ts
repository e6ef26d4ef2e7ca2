import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, expect, it } from 'vitest'
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

// To open a store takes seconds, so all tests share one: it is empty, and goes forward in time from test to test.
const db = await PGlite.create()
const made = new Set<string>()

async function apply(isDue: (tag: string) => boolean, isMade: (tag: string) => void) {
  for (const { tag, sql } of migrations) {
    if (made.has(tag) || !isDue(tag)) continue
    for (const statement of sql) await db.exec(statement)
    isMade(tag)
  }
}

/** The store as it was before a migration. What a test does to it is taken back at its end. */
async function storeBefore(number: string) {
  const isLater = (tag: string) => tag >= number
  if ([...made].some(isLater)) throw new Error(`The store is past ${number}: tests go forward in time`)
  await apply(
    (tag) => !isLater(tag),
    (tag) => made.add(tag),
  )
  await db.exec('begin')
  const run = (isDue: (tag: string) => boolean) => apply(isDue, () => undefined)
  return { migrate: () => run((tag) => tag.startsWith(number)), migrateToTheLast: () => run(isLater) }
}
afterEach(() => db.exec('rollback'))
afterAll(() => db.close())

it('tells usernames apart that differed only in capital letters: the oldest keeps its name', async () => {
  const { migrate } = await storeBefore('0003')
  await db.exec(`insert into account (id, username, created_at) values
    ('later', 'Teacher.Li', '2026-02-01'), ('first', 'teacher.li', '2026-01-01'), ('other', 'teacher.wang', null)`)
  await migrate()
  const { rows } = await db.query<{ id: string; username: string }>('select id, username from account order by id')
  expect(rows).toEqual([
    { id: 'first', username: 'teacher.li' },
    { id: 'later', username: expect.stringMatching(/^Teacher\.Li-[0-9a-f]{8}$/) },
    { id: 'other', username: 'teacher.wang' },
  ])
})

it('keeps pictures of our own store by their key, whatever address the school had, and those of other places', async () => {
  const { migrate } = await storeBefore('0005')
  const key = 'teacher/usr_li/image/Aa0-_bcdefghijkl.jpg'
  await db.exec(`insert into school (id, name, time_zone, logo_url)
    values ('own', '', 'UTC', 'https://cos.example/${key}'), ('other', '', 'UTC', 'https://other.example/image/logo.jpg')`)
  await db.exec(`insert into person (id, school_id, role, name, nickname, avatar_url) values
    ('far', 'own', 'teacher', '', '', 'https://far.example/faces/teacher/a/image/me.jpg'), ('none', 'own', 'teacher', '', '', null),
    ('own', 'own', 'teacher', '', '', 'http://10.0.0.7:8080/cos/huawen-1250000000/${key}')`)
  await migrate()
  const { rows: logos } = await db.query('select logo_key from school order by id')
  expect(logos).toEqual([{ logo_key: 'https://other.example/image/logo.jpg' }, { logo_key: key }])
  const { rows: faces } = await db.query('select avatar_key from person order by id')
  expect(faces).toEqual([
    { avatar_key: 'https://far.example/faces/teacher/a/image/me.jpg' },
    { avatar_key: null },
    { avatar_key: key },
  ])
})

it('gives codes, messages and WeChat bindings to the one school of a store from before there were several', async () => {
  const { migrate } = await storeBefore('0013')
  await db.exec(`insert into school (id, name, time_zone, position) values ('own', '', 'UTC', 0);
    insert into school (id, name, time_zone, position, introduced_by) values ('far', '', 'UTC', -1, 'own');
    insert into account (id, school_id, username) values ('li', 'own', 'teacher.li');
    insert into outbox_message (id, channel, recipient, text, created_at) values ('m', 'sms', '861', '', '2026-01-01');
    insert into sms_code (id, zone, mobile, operation, code_hash, address, tries, sent_at, expires_at)
      values ('c', '86', '1', 'login', '', '', 0, '2026-01-01', '2026-01-01');
    insert into social_binding (provider, open_id, account_id, nickname, bound_at)
      values ('wechat', 'w', 'li', '', '2026-01-01')`)
  await migrate()
  const { rows } = await db.query(`select school_id from outbox_message
    union all select school_id from sms_code union all select school_id from social_binding`)
  expect(rows).toEqual([{ school_id: 'own' }, { school_id: 'own' }, { school_id: 'own' }])
})

it('leaves homework and answers as they were set and read before writes said what they are based on', async () => {
  const { migrateToTheLast } = await storeBefore('0015')
  const answer = (no: number, keys: string, text: string) =>
    `('a', ${no}, '${keys}', '${text}', '[]', '[]', '2026-01-03', '', '[]', '[]')`
  // Rows of other tables do not matter here, to the migrations neither.
  await db.exec(`set session_replication_role = replica;
    insert into homework (id, paper_id, class_id, teacher_id, starts_at, ends_at, limit_minutes, visibility, status, mark_by, created_at)
      values ('h', 'p', 'c', 't', '2026-01-02', '2026-01-03', 0, 'always', 'draft', '2026-01-04', '2026-01-01');
    insert into answer (answer_paper_id, no, keys, text, images, audio, saved_at, comment, comment_audio, marked_images)
      values ${answer(1, '["A"]', '')}, ${answer(2, '[]', '我')}, ${answer(3, '[]', ' ')}`)
  await migrateToTheLast()
  const { rows } = await db.query(
    'select announce_at, marks_shown, marks_released_at, updated_at = created_at as is_same from homework',
  )
  expect(rows).toEqual([{ announce_at: 'publish', marks_shown: 'atOnce', marks_released_at: null, is_same: true }])
  const answers = await db.query<{ no: number }>('select no from answer where saved_at is not null order by no')
  expect(answers.rows.map(({ no }) => no)).toEqual([1, 2])
})
