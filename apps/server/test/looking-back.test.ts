/** What a student reads about lessons that are over: the lessons themselves, and the files of all of them. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { endedLesson, waitingLesson } from './calls/lessons.ts'
import { PNG } from './support/sample-files.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

const past = (input: object = {}, as = 'student.anna') => school.data('studentListPastLessons', input, as)
const files = (input: object = {}, as = 'student.anna') => school.data('studentListResources', input, as)

describe('lessons that were held', () => {
  it('come the last one first, with attendance and minutes, and none that is still to come', async () => {
    const { lessonId } = await endedLesson(school)
    const { records, total } = await past({ size: 50 })
    expect(records[0]).toMatchObject({
      lessonId,
      attendance: 'present',
      presentMinutes: 30,
      hasReport: false,
      stars: null,
    })
    const starts = records.map(({ startTime }) => startTime)
    expect(starts).toEqual(starts.toSorted().toReversed())
    expect(new Set(records.map((lesson) => lesson.lessonId)).size).toBe(Math.min(total, 50))
    const { lessonId: next } = await waitingLesson(school)
    expect(JSON.stringify(await past({ size: 50 }))).not.toContain(next)
  })

  it('say that a report is new until the student has opened it', async () => {
    const { lessonId } = await endedLesson(school)
    const stars = { listening: 5, speaking: 4, participation: 4, comment: '读得很清楚' }
    await school.data('writePerformance', { lessonId, stuId: 'usr_anna', ...stars }, 'teacher.li')
    expect((await past()).records[0]).toMatchObject({ lessonId, hasReport: true, isReportNew: true, stars: 4.33 })
    await school.data('notePerformanceVisit', { lessonId }, 'student.anna')
    expect((await past()).records[0]).toMatchObject({ lessonId, hasReport: true, isReportNew: false })
  })

  it('say that a replay is new until the student has opened it', async () => {
    const { lessonId } = await endedLesson(school)
    await school.db.insert(schema.replay).values({
      id: 'rep_film',
      lessonId,
      source: 'manual',
      title: '课堂回放',
      objectKey: 'teacher/usr_li/video/film.mp4',
      durationSeconds: 3,
      sizeBytes: 3_275,
      audit: 'manuallyApproved',
      auditReason: '',
      createdAt: school.clock.now(),
      isCurrent: true,
    })
    expect((await past()).records[0]).toMatchObject({ replay: 'ready', isReplayNew: true })
    await school.data('noteReplayVisit', { lessonId }, 'student.anna')
    expect((await past()).records[0]).toMatchObject({ replay: 'ready', isReplayNew: false })
  })

  it('name the homework that was given with them, and where the student stands with it', async () => {
    const { lessonId } = await endedLesson(school)
    const question = { questionId: 'qst_hsk1_1', score: 100 }
    const paper = {
      title: '课后练习',
      content: '做练习。',
      kind: 'dailyTask',
      isTemplate: true,
      fullScore: 100,
      questions: [question],
    }
    const { summary } = await school.data('savePaper', paper, 'teacher.li')
    const startTime = new Date(school.clock.now() + MINUTE).toISOString()
    const endTime = new Date(school.clock.now() + 24 * 60 * MINUTE).toISOString()
    const given = { classId: 'cls_hsk1', lessonId, paperId: summary.paperId, startTime, endTime, status: 'published' }
    const { homework } = await school.data('createHomework', given, 'teacher.li')
    const { homeworkId } = homework
    expect((await past()).records[0]?.homework).toEqual([{ homeworkId, title: '课后练习', state: 'notSubmitted' }])
    school.clock.advance(2 * MINUTE)
    await school.data('startHomework', { homeworkId }, 'student.anna')
    await school.data('handInHomework', { homeworkId, answers: [] }, 'student.anna')
    expect((await past()).records[0]?.homework).toMatchObject([{ homeworkId, state: 'graded' }])
    expect((await past({}, 'student.ben')).records[0]?.homework).toMatchObject([{ homeworkId, state: 'notSubmitted' }])
  })

  it('are counted by month, each lesson once, and can be narrowed to a course', async () => {
    const { months, total, courses } = await past()
    const sum = months.reduce((all, { present, late, absent, onLeave }) => all + present + late + absent + onLeave, 0)
    expect(sum).toBe(total)
    expect(courses.reduce((all, { count }) => all + count, 0)).toBe(total)
    const one = courses[0]
    const ofCourse = await past({ courseId: one?.courseId })
    expect(ofCourse.total).toBe(one?.count)
    expect(ofCourse.courses).toEqual(courses)
    expect(new Set(ofCourse.records.map(({ courseId }) => courseId))).toEqual(new Set([one?.courseId]))
  })

  it('are read page by page without a gap and without a lesson twice', async () => {
    const { records, total } = await past({ size: 50 })
    const first = await past({ current: 1, size: 2 })
    const second = await past({ current: 2, size: 2 })
    expect([...first.records, ...second.records]).toEqual(records.slice(0, 4))
    expect(await past({ current: 99, size: 2 })).toMatchObject({ records: [], total })
  })

  it('are those of the asking student alone', async () => {
    expect(await past({}, 'student.noor')).toMatchObject({ records: [], months: [], courses: [], total: 0 })
    expect(await past({ courseId: 'crs_hsk1' }, 'student.noor')).toMatchObject({ records: [], total: 0 })
  })

  it('are not cut by a zone that does not exist, nor in pages that are too large', async () => {
    const ask = (input: object) => school.call('studentListPastLessons', input, { as: 'student.anna' })
    expect(await ask({ timezone: 'Europe/Nowhere' })).toMatchObject({ code: errorCodes.invalidInput })
    expect(await ask({ size: 51 })).toMatchObject({ code: errorCodes.invalidInput })
    expect(await ask({ courseId: 'x'.repeat(200) })).toMatchObject({ code: errorCodes.invalidInput })
  })
})

describe('files of all lessons', () => {
  it('are those of the own classes, with lesson, course and who gave them', async () => {
    const { lessonId } = await waitingLesson(school)
    const picture = new File([PNG], '生词卡片 50%.png', { type: 'image/png' })
    const { lessonResourceId } = await school.data('uploadLessonResource', { lessonId, file: picture }, 'teacher.li')
    const { records, courses } = await files()
    expect(records[0]).toMatchObject({
      file: { resourceId: lessonResourceId, fileName: '生词卡片 50%.png', type: 'image' },
      lesson: { lessonId },
      courseId: 'crs_hsk1',
      uploadedBy: { userId: 'usr_li' },
      isMine: false,
    })
    expect(courses.map(({ courseId }) => courseId)).toContain('crs_hsk1')
    expect(JSON.stringify(await files({}, 'student.noor'))).not.toContain(lessonResourceId)
    expect(await files({ courseId: 'crs_hsk1' }, 'student.noor')).toMatchObject({ records: [], courses: [], total: 0 })
  })

  it('are found by course, by type, and by a part of the name of file or lesson, in which no sign is a pattern', async () => {
    const names = async (input: object) =>
      (await files({ size: 100, ...input })).records.map(({ file }) => file.fileName)
    expect(await names({ keyword: '50%' })).toEqual(['生词卡片 50%.png'])
    expect(await names({ keyword: '5_%' })).toEqual([])
    expect(await names({ type: 'zip' })).toEqual([])
    expect(await names({ type: 'image', courseId: 'crs_hsk1' })).toContain('生词卡片 50%.png')
    expect(await names({ courseId: 'crs_none' })).toEqual([])
    const [{ lesson } = { lesson: null }] = (await files({ keyword: '生词卡片' })).records
    expect(await names({ keyword: lesson?.lessonName })).toContain('生词卡片 50%.png')
  })

  it('open by their address, also the private ones', async () => {
    const [record] = (await files({ keyword: '生词卡片' })).records
    const { fileName: key } = { fileName: record?.file.newFileName ?? '' }
    expect(await school.data('studentReadCredential', { type: 'image', fileName: key }, 'student.anna')).toMatchObject({
      newFileName: key,
    })
    expect(
      await school.call('studentReadCredential', { type: 'image', fileName: key }, { as: 'student.noor' }),
    ).toMatchObject({ code: errorCodes.notInClass })
  })
})

it('courses are named in the language of the student who looks back', async () => {
  await endedLesson(school)
  const named = async (language: string) => {
    const read = (name: Parameters<TestSchool['call']>[0], input: object = {}) =>
      school.call(name, input, { as: 'student.anna', headers: { 'accept-language': language } })
    const answers = await Promise.all([
      read('studentListPastLessons', { courseId: 'crs_hsk1' }),
      read('studentListChatGroups'),
      read('listCourseChapters', { courseId: 'crs_hsk1' }),
      read('listRecentSelfStudy'),
    ])
    return answers.map(({ data }) => JSON.stringify(data))
  }
  await school.data(
    'updateSelfStudyProgress',
    { courseId: 'crs_hsk1', chapterId: 'cch_hsk1_3', percent: 10, seconds: 5 },
    'student.anna',
  )
  for (const answer of await named('ja-JP')) {
    expect(answer).toContain('HSK 1 · 日常中国語入門')
    expect(answer).not.toContain('日常汉语入门')
  }
  for (const answer of await named('zh-CN')) expect(answer).toContain('HSK 1 · 日常汉语入门')
})
