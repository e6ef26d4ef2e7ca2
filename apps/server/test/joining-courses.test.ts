import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { business, purchasesIn } from './support/purchases.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const { pay, setSeats, seat } = purchasesIn(() => school)

describe('who was taken out of a class', () => {
  const take = (classId: string) => school.data('removeClassStudent', { classId, stuId: 'usr_ben' }, 'teacher.wang')

  it('cannot join it again by themselves; their teacher can let them in', async () => {
    const join = () =>
      school.call('registerPublicCourse', { courseId: 'crs_festivals', confirm: true }, { as: 'student.ben' })
    expect(await join()).toMatchObject({ code: 200 })
    const { classId } = await school.data('getPublicCourse', { courseId: 'crs_festivals' }, 'teacher.wang')
    await take(classId)
    expect(await join()).toMatchObject({ code: errorCodes.removedFromClass })
    expect(await seat('crs_festivals', 'student.ben')).toMatchObject({ standing: 'removed' })
    expect(await seat('crs_festivals', 'student.anna'), 'others are not touched').toMatchObject({
      standing: 'canRegister',
    })
    const [row] = await school.db
      .select()
      .from(schema.formerStudent)
      .where(eq(schema.formerStudent.studentId, 'usr_ben'))
    await school.db.insert(schema.enrolment).values({ classId, studentId: 'usr_ben', enrolledAt: row?.removedAt ?? 0 })
    expect(await seat('crs_festivals', 'student.ben')).toMatchObject({ standing: 'registered' })
  })

  it('cannot buy it either, and an order that waited is refunded', async () => {
    const { orderId } = await school.data('createOrder', business, 'student.ben')
    await school.db
      .insert(schema.enrolment)
      .values({ classId: 'cls_business', studentId: 'usr_ben', enrolledAt: school.clock.now() })
    await take('cls_business')
    expect(await school.call('createOrder', business, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.removedFromClass,
    })
    expect(await pay(orderId)).toMatchObject({ code: errorCodes.orderRefunded })
  })
})

describe('joining a free public course', () => {
  const join = (as = 'student.ben', input: object = { courseId: 'crs_festivals' }) =>
    school.call('registerPublicCourse', input, { as })

  it('takes a seat and gives the timetable', async () => {
    const before = await seat('crs_festivals', 'student.ben')
    expect(await join()).toMatchObject({ code: 200, data: { classId: 'cls_festivals', nextLesson: { lessonNo: 1 } } })
    const after = await seat('crs_festivals', 'student.ben')
    expect([after.standing, after.seatsLeft]).toEqual(['registered', before.seatsLeft - 1])
    const { records } = await school.data('listPurchasedCourses', {}, 'student.ben')
    expect(records.map(({ courseId }) => courseId)).toContain('crs_festivals')
  })

  it('works once', async () => {
    await join()
    expect(await join()).toMatchObject({ code: errorCodes.alreadyRegistered })
  })

  it('gives the last seat to one of those who want it', async () => {
    await setSeats('cls_festivals', 3)
    const answers = await Promise.all(['student.ben', 'student.chika', 'student.diego'].map((as) => join(as)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, errorCodes.courseFull, errorCodes.courseFull])
  })

  it('is for open courses: not for closed ones, nor for drafts, nor for those with a price', async () => {
    const set = (change: object) =>
      school.db.update(schema.course).set(change).where(eq(schema.course.id, 'crs_festivals'))
    await set({ status: 'closed' })
    expect(await join()).toMatchObject({ code: errorCodes.courseNotOpen })
    await set({ status: 'draft' })
    expect(await join()).toMatchObject({ code: errorCodes.notFound })
    await set({ status: 'published', priceMinor: 100 })
    expect(await join()).toMatchObject({ code: errorCodes.paymentRequired })
    expect(await join('student.ben', { courseId: 'crs_business' })).toMatchObject({ code: errorCodes.notFound })
  })

  it('asks before it takes the time of another lesson', async () => {
    const [first] = await school.db.select().from(schema.lesson).where(eq(schema.lesson.id, 'les_festivals_1'))
    if (!first) throw new Error('no lesson')
    const { startsAt, endsAt } = first
    await school.db
      .insert(schema.lesson)
      .values({ id: 'les_same', classId: 'cls_hsk1', no: 9, name: '同时的课', startsAt: startsAt + 1, endsAt })
    expect(await join()).toMatchObject({
      code: errorCodes.timeConflict,
      data: { conflicts: [{ lessonId: 'les_same', className: '周末小班 A', students: [{ stuId: 'usr_ben' }] }] },
    })
    expect(await join('student.ben', { courseId: 'crs_festivals', confirm: true })).toMatchObject({ code: 200 })
  })
})
