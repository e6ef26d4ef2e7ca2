import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { endedLesson } from '../calls/lessons.ts'
import { enterRoom } from '../support/live-client.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

describe('a family', () => {
  const grace = { as: 'student.grace' }

  it('shares an account, and looks at one child at a time', async () => {
    const students = await school.data('listAccountStudents', { accountType: '017001' }, 'student.grace')
    expect(students.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Grace Okafor', true],
      ['Samuel Okafor', false],
    ])
    expect(await school.call('assignStudent', { stuId: 'usr_samuel' }, grace)).toMatchObject({
      data: { userId: 'usr_samuel', curStu: { stuId: 'usr_samuel', name: 'Samuel Okafor' } },
    })
    expect(await school.call('studentUserInfo', {}, grace)).toMatchObject({ data: { userId: 'usr_samuel' } })
    expect(await school.call('listLessonsToday', {}, grace)).toMatchObject({ data: { lessons: [] } })
  })

  it('opens at the child it looked at last', async () => {
    await school.data('assignStudent', { stuId: 'usr_samuel' }, 'student.grace')
    const login = { username: 'student.grace', password: DEMO_PASSWORD, captchaVerification: '' }
    const { data } = await school.call('studentLogin', login)
    const headers = { authorization: `Bearer ${(data as { accessToken: string }).accessToken}` }
    expect(await school.call('studentUserInfo', {}, { headers })).toMatchObject({ data: { userId: 'usr_samuel' } })
  })

  it('leaves the room of the one child when it turns to the other', async () => {
    const page = await enterRoom(school, await school.lessonNow(), 'student.grace')
    await school.data('assignStudent', { stuId: 'usr_samuel' }, 'student.grace')
    await page.closed()
  })

  it('is not other people’s', async () => {
    expect(await school.call('assignStudent', { stuId: 'usr_samuel' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.call('assignStudent', { stuId: 'usr_none' }, grace)).toMatchObject({
      code: errorCodes.notFound,
    })
  })
})

describe('a teacher', () => {
  it('sees own students: what they did, and a phone with its middle hidden', async () => {
    await school.db.update(schema.person).set({ parentMobile: '13900001234', birthday: '2015-11-21' })
    const info = await school.data('getStudentInfo', { stuId: 'usr_anna' }, 'teacher.li')
    expect(info).toMatchObject({ name: 'Anna Kowalska', age: 10, parentMobile: '139****1234' })
    expect(info.classes.map(({ classId }) => classId)).toContain('cls_hsk1')
    expect(info.attendance.lessons).toBe(info.attendance.present + info.attendance.late + info.attendance.absent)
  })

  it('does not see others', async () => {
    expect(await school.call('getStudentInfo', { stuId: 'usr_anna' }, { as: 'teacher.zhou' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.call('getStudentInfo', { stuId: 'usr_samuel' }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.data('searchStudents', {}, 'teacher.zhou')).toMatchObject({ total: 0, records: [] })
  })

  it('finds students by a part of name or nickname, in pages', async () => {
    const found = await school.data('searchStudents', { name: 'an' }, 'teacher.li')
    expect(found.records.map(({ name }) => name)).toEqual(
      ['Anna Kowalska', 'Emma Laurent', 'Farid Hassan'].filter((name) => /an/i.test(name)),
    )
    const page = await school.data('searchStudents', { current: 2, size: 3 }, 'teacher.li')
    expect(page).toMatchObject({ total: 8, pages: 3, current: 2 })
    expect(page.records).toHaveLength(3)
    expect(await school.data('searchStudents', { name: '%' }, 'teacher.li')).toMatchObject({ total: 0 })
  })

  it('is seen by students of their classes only', async () => {
    expect(await school.data('getTeacherInfo', { tchId: 'usr_li' }, 'student.anna')).toMatchObject({
      name: '李静',
      classes: expect.arrayContaining([expect.objectContaining({ classId: 'cls_hsk1' })]),
    })
    expect(await school.call('getTeacherInfo', { tchId: 'usr_li' }, { as: 'student.noor' })).toMatchObject({
      code: errorCodes.notFound,
    })
    expect(await school.call('getTeacherInfo', { tchId: 'usr_ben' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.notFound,
    })
  })
})

describe('one feedback', () => {
  it('is read by its author, whom it is about, and the teacher of the lesson', async () => {
    const lesson = await endedLesson(school)
    const about = { ...lesson, stuId: 'usr_anna', optionIds: ['fbo_teacher_2'], content: '声调进步很大' }
    await school.data('teacherLessonFeedback', about, 'teacher.li')
    const id = (await school.db.select().from(schema.lessonFeedback)).at(-1)?.id
    for (const as of ['student.anna', 'teacher.li']) {
      expect(await school.call('getFeedbackDetail', { id }, { as })).toMatchObject({
        code: 200,
        data: { about: { userId: 'usr_anna' }, authorRole: 'teacher', options: [{ optionId: 'fbo_teacher_2' }] },
      })
    }
    for (const as of ['student.ben', 'teacher.wang'])
      expect(await school.call('getFeedbackDetail', { id }, { as })).toMatchObject({ code: errorCodes.notFound })
  })
})

describe('lists for everybody', () => {
  it('name countries in the caller’s language, without anybody signed in', async () => {
    const headers = { 'accept-language': 'zh-CN' }
    expect(await school.call('getPhoneZone', { nation: 'JP' }, { headers })).toMatchObject({
      data: { zone: '81', name: '日本', flag: '🇯🇵' },
    })
    expect(await school.call('getPhoneZone', { nation: 'XX' })).toMatchObject({ code: errorCodes.notFound })
    const { data } = await school.call('listPhoneZones', {}, { headers })
    expect((data as unknown[])[0]).toMatchObject({ nation: 'CN', zone: '86', isCommon: true })
  })

  it('offer lengths of lessons', async () => {
    const { data } = await school.call('listCourseDurations', {}, { headers: { 'accept-language': 'zh-CN' } })
    expect(data).toContainEqual({ durationMinutes: 45, label: '45分钟' })
  })

  it('tell an old client that it must update', async () => {
    const update = async (version: string) => {
      const { data } = await school.call('getDesktopReleases', { version })
      return (data as { update: string }).update
    }
    expect(await update('1.0.0')).toBe('required')
    expect(await update('1.1.0')).toBe('available')
    expect(await update('1.2.0')).toBe('none')
  })
})
