import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
  // Anna and Haru are brother and sister: one account.
  await school.db.update(schema.person).set({ accountId: 'acc_usr_anna' }).where(eq(schema.person.id, 'usr_haru'))
})

describe('parental supervision', () => {
  it('shows every child of the account, and nobody else', async () => {
    const { students, schoolTimeZone } = await school.data('getSupervision', {}, 'student.anna')
    expect(schoolTimeZone).toBe('Asia/Shanghai')
    expect(students.map(({ student, isCurrent }) => [student.stuId, isCurrent])).toEqual([
      ['usr_anna', true],
      ['usr_haru', false],
    ])
  })

  it('counts lessons attended and missed, by weeks without gaps', async () => {
    const { students } = await school.data('getSupervision', {}, 'student.anna')
    const [anna, haru] = students
    expect(anna?.totals).toMatchObject({ lessonsAttended: 3, lessonsAbsent: 0 })
    expect(haru?.totals).toMatchObject({ lessonsAttended: 0, lessonsAbsent: 3, minutes: 0 })
    expect(anna?.weeks).toHaveLength(8)
    expect(anna?.weeks.at(-1)).toMatchObject({ weekStart: '2026-11-16', totals: { lessonsAttended: 3 } })
    expect(anna?.totals.minutes).toBeGreaterThan(100)
  })

  it('goes into detail for one child', async () => {
    const detail = await school.data('getSupervisedStudent', { stuId: 'usr_haru' }, 'student.anna')
    expect(detail.lessons.map(({ attendance }) => attendance)).toEqual(['absent', 'absent', 'absent'])
    expect(detail.student.weeks).toHaveLength(12)
  })

  it('keeps other families to themselves', async () => {
    expect(await school.call('getSupervisedStudent', { stuId: 'usr_ben' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })
})
