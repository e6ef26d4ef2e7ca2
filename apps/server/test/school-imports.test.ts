/** Files that bring a school's people, courses and timetable, through the calls of the office. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const ADMIN = { as: 'teacher.li' }
// One school for all: opening one costs more than all that is done with it.
let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

describe('an import', () => {
  const importFile = async (text: string, table: string, mode: 'all' | 'good' = 'good') => {
    const { importId } = await school.data('uploadSchoolImport', { file: new Blob([text]), table }, 'teacher.li')
    await school.backend.tick()
    const applied = await school.call('applySchoolImport', { importId, mode }, ADMIN)
    await school.backend.tick()
    return { importId, applied, found: await school.data('getSchoolImport', { importId }, 'teacher.li') }
  }
  const STUDENTS = 'externalId,name,familyOf\nS-1,Mia Bianchi,\nS-2,Leo Bianchi,S-1\nS-3,,\n'

  it('reports each row, takes the good ones, and changes nothing when it comes again', async () => {
    const { importId, found } = await importFile(STUDENTS, 'students')
    expect(found).toMatchObject({ state: 'done', created: 2, bad: 1 })
    const bad = await school.data('listSchoolImportRows', { importId, state: 'bad' }, 'teacher.li')
    expect(bad.records).toMatchObject([{ line: 4, problems: [{ field: 'name', reason: 'required' }] }])
    const people = await school.data('listSchoolPeople', { keyword: 'Bianchi' }, 'teacher.li')
    expect(people.records.map(({ familySize }) => familySize)).toEqual([2, 2])
    expect((await importFile(STUDENTS, 'students')).found).toMatchObject({ created: 0, unchanged: 2 })
    const renamed = STUDENTS.replace('Leo Bianchi', 'Leo B')
    expect((await importFile(renamed, 'students')).found).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
  })

  it('takes all rows or none where that is asked for', async () => {
    const { applied } = await importFile(STUDENTS, 'students', 'all')
    expect(applied).toMatchObject({ code: errorCodes.importNotReady, data: { reason: 'has-problems' } })
  })

  it('says that the columns fit several tables', async () => {
    const file = new Blob(['externalId,name\nS-1,Mia Bianchi\n'])
    const { importId } = await school.data('uploadSchoolImport', { file }, 'teacher.li')
    await school.backend.tick()
    const found = await school.data('getSchoolImport', { importId }, 'teacher.li')
    expect(found).toMatchObject({ state: 'failed', failure: 'ambiguous-columns' })
  })

  it('names the columns that were not read, and takes the rows', async () => {
    const { found } = await importFile('externalId,name,usrname\nS-70,Nia Bianchi,nia\n', 'students')
    expect(found).toMatchObject({ created: 1, unreadColumns: ['usrname'] })
  })

  it('refuses what only has the name of a workbook', async () => {
    const file = new File(['externalId,name\nS-1,Mia\n'], 'students.xlsx')
    const { importId } = await school.data('uploadSchoolImport', { file }, 'teacher.li')
    await school.backend.tick()
    const found = await school.data('getSchoolImport', { importId }, 'teacher.li')
    expect(found).toMatchObject({ state: 'failed', failure: 'not-xlsx' })
  })

  it('reports rows in the order of the file, also where a child comes before the one whose account it shares', async () => {
    const text = 'externalId,name,familyOf\nS-81,Ann,S-83\nS-82,Ben,\nS-83,Cai,\n'
    const { importId } = await school.data(
      'uploadSchoolImport',
      { file: new Blob([text]), table: 'students' },
      'teacher.li',
    )
    await school.backend.tick()
    const { records } = await school.data('listSchoolImportRows', { importId }, 'teacher.li')
    expect(records.map(({ line }) => line)).toEqual([2, 3, 4])
  })

  it('finds before it begins that a teacher has a lesson of the school at that time', async () => {
    await importFile('externalId,name\nC-7,HSK 7\n', 'courses')
    await importFile('externalId,name,course,teacher\nK-7,甲,C-7,teacher.wang\nK-8,乙,C-7,teacher.wang\n', 'classes')
    const series = 'class,weekdays,time,startDate,lessons\nK-7,3,05:00,2027-02-03,2\n'
    expect((await importFile(series, 'series')).found).toMatchObject({ created: 1 })
    const file = new Blob([`${series}K-8,3,05:15,2027-02-10,1\n`])
    const { importId } = await school.data('uploadSchoolImport', { file, table: 'series' }, 'teacher.li')
    await school.backend.tick()
    expect(await school.data('getSchoolImport', { importId }, 'teacher.li')).toMatchObject({ good: 1, bad: 1 })
    const bad = await school.data('listSchoolImportRows', { importId, state: 'bad' }, 'teacher.li')
    expect(bad.records).toMatchObject([
      { line: 3, problems: [{ reason: 'teacher-busy', value: '2027-02-10 05:00 甲' }] },
    ])
  })

  it('of a whole timetable plans nothing when a class of it was deleted meanwhile', async () => {
    await importFile('externalId,name\nC-5,HSK 5\n', 'courses')
    await importFile('externalId,name,course,teacher\nK-5,丙,C-5,teacher.wang\nK-6,丁,C-5,teacher.wang\n', 'classes')
    const lines = ['class,weekdays,time,startDate,lessons', 'K-5,5,05:00,2027-02-05,2', 'K-6,5,06:00,2027-02-05,2']
    const file = new Blob([lines.join('\n')])
    const { importId } = await school.data('uploadSchoolImport', { file, table: 'series' }, 'teacher.li')
    await school.backend.tick()
    const deleted = await school.db.delete(schema.classGroup).where(eq(schema.classGroup.externalId, 'K-6')).returning()
    expect(deleted).toHaveLength(1)
    await school.call('applySchoolImport', { importId, mode: 'all' }, ADMIN)
    await school.backend.tick()
    expect(await school.data('getSchoolImport', { importId }, 'teacher.li')).toMatchObject({ state: 'checked', bad: 1 })
    const bad = await school.data('listSchoolImportRows', { importId, state: 'bad' }, 'teacher.li')
    expect(bad.records).toMatchObject([{ line: 3, problems: [{ field: 'class', reason: 'unknown' }] }])
    const { records } = await school.data('listSchoolClasses', { keyword: '丙' }, 'teacher.li')
    expect(records).toMatchObject([{ lessonCount: 0 }])
  })

  it('brings courses, classes, enrolments and lessons, and an export gives them back', async () => {
    await importFile('externalId,name\nS-9,=cmd()\n', 'students')
    await importFile('externalId,name\nC-1,HSK 1 周末\n', 'courses')
    await importFile('externalId,name,course,teacher\nK-1,A 班,C-1,teacher.wang\n', 'classes')
    await importFile('class,student\nK-1,S-9\n', 'enrolments')
    const series = 'class,weekdays,time,startDate,lessons\nK-1,"2,4",06:30,2027-01-05,4\n'
    expect((await importFile(series, 'series')).found).toMatchObject({ created: 1 })
    expect((await importFile(series, 'series')).found).toMatchObject({ unchanged: 1 })
    const { records } = await school.data('listSchoolClasses', { keyword: 'A 班' }, 'teacher.li')
    expect(records).toMatchObject([{ studentCount: 1, lessonCount: 4 }])
    const csv = await school.data('exportSchool', { table: 'students', format: 'csv' }, 'teacher.li')
    expect(new TextDecoder().decode(csv as Uint8Array)).toContain("S-9,'=cmd()")
  })
})
