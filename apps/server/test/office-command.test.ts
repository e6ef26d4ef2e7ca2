/** An operator at the terminal tries something out, and a school leaves as files and comes back from them. */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import type { SchoolTable } from '../src/domain/school/office/import-columns.ts'
import type { OfficeAnswer, OfficeRequest } from '../src/office/requests.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

type Wish = OfficeRequest extends infer One ? (One extends object ? Omit<One, 'by' | 'origin'> : never) : never

const office = (wish: Wish): Promise<OfficeAnswer> =>
  school.backend.office({ ...wish, by: 'root', origin: 'http://localhost:8080' } as OfficeRequest)

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** How many rows each table has that a command of the office writes. */
async function rowCounts() {
  const { account, auditEntry, classGroup, clientKey, course, invitation, person, school: schools, textbook } = schema
  const tables = { account, auditEntry, classGroup, clientKey, course, invitation, person, schools, textbook }
  const counts = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => [name, await school.db.$count(table)] as const),
  )
  return Object.fromEntries(counts)
}

describe('trying out', () => {
  it.each<[string, Wish]>([
    ['create', { type: 'create', name: 'Other', slug: 'other', admin: 'Bo Wu', isDryRun: true }],
    ['add', { type: 'add', role: 'student', person: { name: 'Mia Rossi' }, isDryRun: true }],
    ['key create', { type: 'key', action: 'create', name: 'Site', isDryRun: true }],
  ])('a dry run of `%s` answers as if it were done, and leaves no row behind', async (_name, wish) => {
    const before = await rowCounts()
    expect(await office(wish)).toMatchObject({ isDryRun: true })
    expect(await rowCounts()).toEqual(before)
  })

  it('a dry run of `set` leaves the rules as they are', async () => {
    const rules = async () => (await school.data('getOwnSchool', {}, 'teacher.li')).settings
    const before = await rules()
    const answer = await office({ type: 'set', values: { knownDevices: '3' }, isDryRun: true })
    expect(answer).toMatchObject({ settings: { knownDevices: 3 }, isDryRun: true })
    expect(await rules()).toEqual(before)
  })

  it('a dry run prints no link and no secret that would open nothing', async () => {
    const added = await office({ type: 'add', role: 'student', person: { name: 'Mia Rossi' }, isDryRun: true })
    expect(added).not.toHaveProperty('link')
    const key = await office({ type: 'key', action: 'create', name: 'Site', isDryRun: true })
    expect(key).not.toHaveProperty('secret')
  })

  it('a dry run of `export` brings no file and no log entry', async () => {
    const before = await rowCounts()
    const answer = await office({ type: 'export', table: 'students', format: 'csv', isDryRun: true })
    expect(answer).toMatchObject({ isDryRun: true, bytes: expect.any(Number) })
    expect(answer).not.toHaveProperty('file')
    expect(await rowCounts()).toEqual(before)
  })

  it('instants of keys and profiles are written as in the API', async () => {
    const { id } = await office({ type: 'key', action: 'create', name: 'Old site' })
    await office({ type: 'key', action: 'revoke', id: String(id) })
    const { keys } = await office({ type: 'key', action: 'list' })
    expect(keys).toMatchObject([
      { name: 'Old site', lastUsedAt: null, revokedAt: expect.stringMatching(/^2\d{3}-.*Z$/) },
    ])
    const profile = await office({ type: 'set', values: { region: '上海' } })
    expect(profile['updatedAt']).toMatch(/^2\d{3}-.*Z$/)
  })

  it('a dry run of `import` reports every row, and leaves no import and no person', async () => {
    const before = await rowCounts()
    const content = base64('externalId,name\nS-1,Mia Rossi\nS-2,\n')
    const fileName = 'students.csv'
    const answer = await office({ type: 'import', fileName, content, table: 'students', mode: 'good', isDryRun: true })
    expect(answer).toMatchObject({ state: 'checked', rows: 2, good: 1, bad: 1, isRefused: false, isDryRun: true })
    expect(await rowCounts()).toEqual(before)
    const imports = await school.data('listSchoolImports', { current: 1, size: 10 }, 'teacher.li')
    expect(imports.records).toEqual([])
  })

  it('an import that is done does not say that rows still wait', async () => {
    const content = base64('externalId,name\nD-1,王小明\nD-2,王小明\n')
    const answer = await office({ type: 'import', fileName: 'students.csv', content, table: 'students', mode: 'good' })
    expect(answer).toMatchObject({ state: 'done', rows: 2, created: 2 })
    expect(answer).not.toHaveProperty('good')
    const people = await school.data('listSchoolPeople', { keyword: '王小明' }, 'teacher.li')
    expect(people.records.map(({ username }) => username).toSorted()).toEqual(['wang.xiaoming', 'wang.xiaoming2'])
  })
})

it.each(['www', 'api', 'mail'])(
  'no school gets the reserved name %s, neither a new one nor one that is there',
  async (slug) => {
    const refused = { code: 'invalidInput', detail: { issues: [{ path: 'slug', code: 'reserved' }] } }
    await expect(office({ type: 'create', name: 'Other', slug, admin: 'Bo Wu' })).rejects.toMatchObject(refused)
    await expect(office({ type: 'set', values: { slug } })).rejects.toMatchObject(refused)
  },
)

it.each([
  ['not a phone', false],
  ['javascript:alert(1)', false],
  ['138', false],
  ['+86 21 5555 0100', true],
  ['(021) 5555-0100', true],
  ['021-5555 0100', true],
  ['', true],
])('the phone of a school as %j: %j', async (phone, isTaken) => {
  const { code } = await school.call('updateSchool', { phone }, { as: 'teacher.li' })
  expect(code === 200).toBe(isTaken)
})

describe('a template', () => {
  it.each(['csv', 'xlsx'] as const)(
    'of %s has the columns, an example and notes, of which an import takes nothing',
    async (format) => {
      const before = await rowCounts()
      for (const table of TABLES) {
        const file = await office({ type: 'export', table, format, isTemplate: true })
        const content = String(file['file'])
        const answer = await office({
          type: 'import',
          table,
          fileName: `${table}.${format}`,
          content,
          mode: 'all',
          isDryRun: true,
        })
        expect({ ...answer, table }).toMatchObject({ table, state: 'failed', failure: 'no-rows' })
      }
      expect(await rowCounts()).toEqual(before)
    },
  )

  it('has an example that is right without its mark', async () => {
    await makeSchool('templates')
    const texts: string[] = []
    for (const table of ['textbooks', 'teachers', 'students', 'courses'] as const) {
      const { file } = await office({ type: 'export', school: 'templates', table, format: 'csv', isTemplate: true })
      const text = new TextDecoder().decode(Uint8Array.from(atob(String(file)), (char) => char.charCodeAt(0)))
      texts.push(text)
      const content = base64(text.replace('# ', ''))
      const answer = await office({
        type: 'import',
        school: 'templates',
        table,
        fileName: 'file.csv',
        content,
        mode: 'all',
        isDryRun: true,
      })
      const isFree = table !== 'courses'
      expect({ table, ...answer }).toMatchObject({ table, rows: 1, unreadColumns: [], ...(isFree && { bad: 0 }) })
    }
    expect(texts[2]).toContain('# birthday: 2014-03-05, 2014/3/5')
  })
})

/** In the order in which an import needs them. */
const TABLES: readonly SchoolTable[] = [
  'textbooks',
  'teachers',
  'students',
  'courses',
  'classes',
  'enrolments',
  'series',
]
const FILES: Record<SchoolTable, string> = {
  textbooks: 'externalId,name,introduction,chapters\nB-1,Steps,"Two, ""lines""",你好|谢谢|再见\n',
  teachers: 'externalId,name,nickname,username,phoneCountry,mobile\nT-1,王芳,Fang,wang.fang,86,13900000001\n',
  students: [
    'externalId,name,nickname,username,birthday,parentName,parentMobile,familyOf',
    "S-1,Mia O'Neill,Mia,mia.o,2014-05-06,Rosa,+39 333,",
    'S-2,Léo,,,2016-01-02,Rosa,+39 333,S-1',
    'S-3,=cmd(),,,,,,',
    '',
  ].join('\n'),
  courses:
    'externalId,name,classType,textbook,lessonMinutes,price,introduction\nC-1,HSK 1,small,B-1,40,1280.5,"One\ntwo"\n',
  classes: 'externalId,name,course,teacher,studentLimit\nK-1,A 班,C-1,T-1,6\n',
  enrolments: 'class,student\nK-1,S-1\nK-1,S-2\n',
  series: 'class,weekdays,time,startDate,lessons,minutes,timeZone\nK-1,"2,4",06:30,2027-01-05,4,40,Asia/Shanghai\n',
}

const makeSchool = (slug: string) => office({ type: 'create', name: slug, slug, admin: 'Ada Lin' })
const takeIn = (slug: string, table: SchoolTable | undefined, content: string, fileName = 'file') =>
  office({ type: 'import', school: slug, fileName, content, ...(table && { table }), mode: 'all' })
async function giveOut(slug: string, table: SchoolTable, format: 'csv' | 'xlsx' | 'oneroster') {
  const { file } = await office({ type: 'export', school: slug, table, format })
  return String(file)
}

it('an export counts as a person does: S2 comes before S10', async () => {
  await makeSchool('ordered')
  const rows = ['S10,Ten', 'S2,Two', 'S1,One'].join('\n')
  await takeIn('ordered', 'students', base64(`externalId,name\n${rows}\n`))
  const lines = atob(await giveOut('ordered', 'students', 'csv')).split('\r\n')
  expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual(['S1', 'S2', 'S10'])
})

it('an exported file is known by its name where its columns fit several tables', async () => {
  await makeSchool('named')
  const file = await giveOut('named', 'teachers', 'csv')
  expect(await takeIn('named', undefined, file, 'teachers.csv')).toMatchObject({ state: 'done', tables: ['teachers'] })
})

describe('a round trip', () => {
  beforeAll(async () => {
    await makeSchool('origin')
    for (const table of TABLES) {
      const { isRefused, problems } = await takeIn('origin', table, base64(FILES[table]))
      if (isRefused !== false) throw new Error(`${table}: ${JSON.stringify(problems)}`)
    }
    // Added on the screen: people who have no id of another system, one of them in a family.
    const { personId } = await office({ type: 'add', school: 'origin', role: 'student', person: { name: 'Zoe' } })
    const [zoe] = await school.db
      .select()
      .from(schema.person)
      .where(eq(schema.person.id, String(personId)))
    const since = zoe?.createdAt ?? null
    if (!zoe || since === null) throw new Error('Zoe was not added')
    await school.db.insert(schema.person).values({ ...zoe, id: 'usr_zara', name: 'Zara', createdAt: since + 1 })
    const classes = await school.db.select().from(schema.classGroup).where(eq(schema.classGroup.externalId, 'K-1'))
    const classId = classes[0]?.id ?? ''
    await school.db.insert(schema.enrolment).values({ classId, studentId: 'usr_zara', enrolledAt: since })
  })

  it.each(['csv', 'xlsx'] as const)(
    'an exported school comes back from its %s files without doubles',
    async (format) => {
      for (const table of TABLES) {
        const answer = await takeIn('origin', table, await giveOut('origin', table, format), `${table}.${format}`)
        const unchanged = answer['rows']
        expect({ ...answer, table }).toMatchObject({
          table,
          problems: [],
          state: 'done',
          format,
          unchanged,
          created: 0,
        })
      }
    },
  )

  it.each(['csv', 'xlsx'] as const)(
    'an exported school arrives once in an empty one by its %s files',
    async (format) => {
      const slug = `copy-${format}`
      await makeSchool(slug)
      for (const table of TABLES) {
        const file = await giveOut('origin', table, format)
        // The teacher who is there already is the administrator.
        const unchanged = table === 'teachers' ? 1 : 0
        const first = { ...(await takeIn(slug, table, file)), table }
        expect(first).toMatchObject({ table, problems: [], state: 'done', unchanged })
        const again = { ...(await takeIn(slug, table, file)), table }
        expect(again).toMatchObject({ table, problems: [], created: 0, changed: 0 })
      }
    },
  )

  it('an exported school comes back from its OneRoster file without doubles', async () => {
    const before = await rowCounts()
    const roster = () => giveOut('origin', 'students', 'oneroster')
    expect(await takeIn('origin', undefined, await roster(), 'school.zip')).toMatchObject({
      state: 'done',
      format: 'oneroster',
      bad: 0,
      created: 0,
    })
    const { auditEntry: _before, ...rowsBefore } = before
    const { auditEntry: _after, ...rowsAfter } = await rowCounts()
    expect(rowsAfter).toEqual(rowsBefore)
    expect(await takeIn('origin', undefined, await roster(), 'school.zip')).toMatchObject({ created: 0, changed: 0 })
  })

  it('an exported school arrives in an empty one by its OneRoster file, with everyone in their classes', async () => {
    await makeSchool('copy-roster')
    const answer = await takeIn('copy-roster', undefined, await giveOut('origin', 'students', 'oneroster'))
    expect(answer).toMatchObject({ problems: [], state: 'done' })
    const enrolled = async (slug: string) =>
      atob(await giveOut(slug, 'enrolments', 'csv'))
        .split('\r\n')
        .toSorted()
    expect(await enrolled('copy-roster')).toEqual(await enrolled('origin'))
  })
})
