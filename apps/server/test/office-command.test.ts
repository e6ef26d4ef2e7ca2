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

  it('a dry run of `import` reports every row, and leaves one discarded import and no person', async () => {
    const before = await rowCounts()
    const content = base64('externalId,name\nS-1,Mia Rossi\nS-2,\n')
    const fileName = 'students.csv'
    const answer = await office({ type: 'import', fileName, content, table: 'students', mode: 'good', isDryRun: true })
    expect(answer).toMatchObject({ state: 'checked', rows: 2, good: 1, bad: 1, created: 0, isRefused: false })
    const { auditEntry: _before, ...peopleBefore } = before
    const { auditEntry: _after, ...peopleAfter } = await rowCounts()
    expect(peopleAfter).toEqual(peopleBefore)
    const imports = await school.data('listSchoolImports', { current: 1, size: 10 }, 'teacher.li')
    expect(imports.records).toMatchObject([{ fileName, state: 'discarded', created: 0 }])
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
  courses: 'externalId,name,classType,textbook,lessonMinutes,introduction\nC-1,HSK 1,small,B-1,40,"One\ntwo"\n',
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
