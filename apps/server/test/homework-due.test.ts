import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, homeworkIn } from './support/homework.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})
const { give, handedIn, inTime } = homeworkIn(() => school)

/** Until when Anna can hand it in, by her calendar and by what her family reads; with what the family calls it. */
async function shown(homeworkId: string) {
  const month = { searchStartDate: '2026-11-10', searchEndDate: '2026-12-10', timezone: 'Asia/Shanghai' }
  const { homework: due } = await school.data('studentGetSchedule', month, 'student.anna')
  const { homework } = await school.data('getSupervisedStudent', { stuId: 'usr_anna', size: 100 }, 'student.anna')
  const { days: year } = await school.data('listLessonDates', { year: 2026 }, 'student.anna')
  const read = homework.find((one) => one.homeworkId === homeworkId)
  return {
    calendar: due.find((one) => one.homeworkId === homeworkId)?.handInBy,
    family: read && [read.handInBy, read.status],
    days: year.flatMap(({ day, homework: count }) => Array.from({ length: count }, () => day)),
  }
}

describe('the last moment of a student’s homework, on the calendar and in the family’s view', () => {
  it('is its end', async () => {
    const { days: others } = await shown('')
    const end = inTime(2 * DAY)
    const homeworkId = await give({ endTime: end })
    school.clock.advance(2 * MINUTE)
    const { calendar, family, days } = await shown(homeworkId)
    expect([calendar, family]).toEqual([end, [end, 'notSubmitted']])
    expect(days).toEqual([...others, '2026-11-22'].toSorted())
  })

  it('is the student’s own end, and nothing is missed before it', async () => {
    const homeworkId = await give()
    const own = inTime(5 * DAY)
    await school.data('setStudentHomework', { homeworkId, stuId: 'usr_anna', endTime: own }, 'teacher.li')
    school.clock.advance(3 * DAY)
    expect(await shown(homeworkId)).toMatchObject({ calendar: own, family: [own, 'notSubmitted'] })
    school.clock.advance(3 * DAY)
    expect(await shown(homeworkId)).toMatchObject({ calendar: own, family: [own, 'missed'] })
  })

  it('is the new end of a work that was given back', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    school.clock.advance(DAY)
    const { handInBy } = await school.data('returnAnswerPaper', { answerPaperId }, 'teacher.li')
    expect(await shown(homeworkId)).toMatchObject({ calendar: handInBy, family: [handInBy, 'returned'] })
  })

  it('is the end of its time limit once it is begun', async () => {
    const homeworkId = await give({ limitMinutes: 60 })
    school.clock.advance(2 * MINUTE)
    await school.data('startHomework', { homeworkId }, 'student.anna')
    const until = inTime(HOUR)
    expect(await shown(homeworkId)).toMatchObject({ calendar: until, family: [until, 'notSubmitted'] })
  })

  it('is none for a student who is excused', async () => {
    const homeworkId = await give()
    await school.data('setStudentHomework', { homeworkId, stuId: 'usr_anna', isExcused: true }, 'teacher.li')
    school.clock.advance(3 * DAY)
    expect(await shown(homeworkId)).toMatchObject({ calendar: undefined, family: undefined })
  })
})
