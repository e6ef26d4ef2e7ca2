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

  /** Two classes, each with lessons on Fridays at 5 o'clock: one of 王老师, one of 李老师. */
  const classesOfOneTime = async (no: number) => {
    await importFile(`externalId,name\nC-${no},HSK ${no}\n`, 'courses')
    const head = 'externalId,name,course,teacher\n'
    await importFile(`${head}K-${no}a,甲${no},C-${no},teacher.wang\nK-${no}b,乙${no},C-${no},teacher.li\n`, 'classes')
    const series = (name: string) => `K-${no}${name},5,05:00,2028-0${no}-01,2\n`
    const lines = `class,weekdays,time,startDate,lessons\n${series('a')}${series('b')}`
    expect((await importFile(lines, 'series')).found).toMatchObject({ created: 2, bad: 0 })
  }
  const checkFile = async (text: string, table: string) => {
    const { importId } = await school.data('uploadSchoolImport', { file: new Blob([text]), table }, 'teacher.li')
    await school.backend.tick()
    const { records } = await school.data('listSchoolImportRows', { importId }, 'teacher.li')
    return { importId, rows: records }
  }
  const applied = async (importId: string) => {
    await school.call('applySchoolImport', { importId, mode: 'good' }, ADMIN)
    await school.backend.tick()
    return (await school.data('listSchoolImportRows', { importId }, 'teacher.li')).records
  }

  it('gives no class to a teacher who has lessons then, also when they were planned since the check', async () => {
    await classesOfOneTime(3)
    const handover = 'externalId,name,course,teacher\nK-3b,乙3,C-3,teacher.wang\n'
    const busy = [{ field: 'teacher', reason: 'teacher-busy' as const, value: '2028-03-03 05:00 甲3' }]
    expect((await checkFile(handover, 'classes')).rows).toMatchObject([{ state: 'bad', problems: busy }])

    const { classId = '' } = (await school.data('listSchoolClasses', { keyword: '甲3' }, 'teacher.li')).records[0] ?? {}
    const give = (teacherId: string) =>
      school.data('updateSchoolClass', { classId, teacherId, confirm: true }, 'teacher.li')
    await give('usr_li')
    const { importId, rows } = await checkFile(handover, 'classes')
    expect(rows).toMatchObject([{ state: 'good' }])
    await give('usr_wang')
    expect(await applied(importId)).toMatchObject([{ state: 'bad', problems: busy }])
  })

  it('exchanges the teachers of two classes that are held at one time', async () => {
    await classesOfOneTime(4)
    const exchanged = 'externalId,name,course,teacher\nK-4a,甲4,C-4,teacher.li\nK-4b,乙4,C-4,teacher.wang\n'
    expect((await importFile(exchanged, 'classes')).found).toMatchObject({ changed: 2, bad: 0 })
  })

  it('puts no student into two classes of one time, also when they joined one since the check', async () => {
    await classesOfOneTime(5)
    await importFile('externalId,name\nS-51,Kim\nS-52,Kai\n', 'students')
    const busy = [{ field: 'student', reason: 'students-busy' as const, value: '2028-05-05 05:00 甲5' }]
    const { rows } = await checkFile('class,student\nK-5a,S-51\nK-5b,S-51\n', 'enrolments')
    expect(rows).toMatchObject([{ state: 'good' }, { state: 'bad', problems: [{ ...busy[0], otherLine: 2 }] }])

    const later = await checkFile('class,student\nK-5b,S-51\nK-5b,S-52\n', 'enrolments')
    expect(later.rows).toMatchObject([{ state: 'good' }, { state: 'good' }])
    expect((await importFile('class,student\nK-5a,S-51\n', 'enrolments')).found).toMatchObject({ created: 1 })
    expect(await applied(later.importId)).toMatchObject([{ state: 'bad', problems: busy }, { state: 'created' }])
  })

  it('puts no child into a family that was closed since the check, and says that it is closed', async () => {
    await importFile('externalId,name\nS-61,Noa Klein\n', 'students')
    const { importId, rows } = await checkFile('externalId,name,familyOf\nS-62,Ida Klein,S-61\n', 'students')
    expect(rows).toMatchObject([{ state: 'good' }])
    const [noa] = (await school.data('listSchoolPeople', { keyword: 'Noa Klein' }, 'teacher.li')).records
    await school.data('closeSchoolPerson', { personId: noa?.personId ?? '' }, 'teacher.li')
    expect(await applied(importId)).toMatchObject([
      { state: 'bad', problems: [{ field: 'familyOf', reason: 'is-closed', value: 'S-61' }] },
    ])
  })

  it('says that a column is there twice', async () => {
    const { found } = await importFile('externalId,姓名,name\nS-90,Kim,Kim\n', 'students')
    expect(found).toMatchObject({ state: 'failed', failure: 'repeated-columns' })
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
