/** Everything about one lesson in one read, and the messages that lead to it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { endedLesson, waitingLesson } from './calls/lessons.ts'
import { PNG } from './support/sample-files.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

const messagesOf = async (username: string, kind: string) => {
  const side = username.startsWith('teacher') ? 'teacherListMessages' : 'studentListMessages'
  const { records } = await school.data(side, { current: 1, size: 100 }, username)
  return records.filter((message) => message.kind === kind)
}

describe('the page of a lesson', () => {
  it('shows its teacher who comes, who gave leave and why, and the chapter', async () => {
    const { lessonId } = await waitingLesson(school)
    await school.data('planAttendance', { lessonId, plan: 'onLeave', reason: '要去看医生' }, 'student.anna')
    const page = await school.data('teacherLessonPage', { lessonId }, 'teacher.li')
    expect(page).toMatchObject({
      schoolTimeZone: 'Asia/Shanghai',
      detail: { lesson: { lessonId } },
      plans: [{ stuId: 'usr_anna', plan: 'onLeave', reason: '要去看医生' }],
    })
    expect(page.students.map(({ stuId }) => stuId)).toContain('usr_anna')
    expect(page.detail.chapter).not.toBeNull()
  })

  it('shows a student the own leave, and the report once the class has begun', async () => {
    const { lessonId } = await waitingLesson(school)
    await school.data('planAttendance', { lessonId, plan: 'onLeave', reason: '' }, 'student.anna')
    expect(await school.data('studentLessonPage', { lessonId }, 'student.anna')).toMatchObject({
      leave: { stuId: 'usr_anna', plan: 'onLeave' },
      finish: null,
    })
    const ended = await endedLesson(school)
    expect(await school.data('studentLessonPage', ended, 'student.anna')).toMatchObject({
      finish: { lesson: ended, canRate: true },
    })
  })

  it('says of each file whose it is, and which lesson taught the chapter before', async () => {
    const { lessonId } = await waitingLesson(school)
    const { detail } = await school.data('teacherLessonPage', { lessonId }, 'teacher.li')
    const chapterId = detail.chapter?.chapterId ?? ''
    const { lessons } = await school.data('listLessonBriefs', { classId: detail.lesson.classId }, 'teacher.li')
    const later = lessons.findLast(({ startTime }) => startTime > detail.lesson.startTime)?.lessonId ?? ''
    await school.data('renameLesson', { lessonId: later, lessonName: '再来一次', chapterId }, 'teacher.li')

    const words = new File([PNG], 'words.png', { type: 'image/png' })
    const file = await school.data('uploadLessonResource', { lessonId, file: words }, 'teacher.li')
    const named = { file: { resourceId: file.lessonResourceId, fileName: 'words.png' } }
    expect(await school.data('teacherLessonPage', { lessonId }, 'teacher.li')).toMatchObject({
      files: [{ ...named, isMine: true, uploadedBy: { userId: 'usr_li' } }],
    })
    expect(await school.data('studentLessonPage', { lessonId }, 'student.anna')).toMatchObject({
      files: [{ ...named, isMine: false }],
    })
    expect(await school.data('teacherLessonPage', { lessonId: later }, 'teacher.li')).toMatchObject({
      earlier: { lessonId, files: [{ fileName: 'words.png' }] },
    })
  })
})

describe('the name of a lesson', () => {
  it('changes for everybody, and its chapter with it', async () => {
    const { lessonId } = await waitingLesson(school)
    const change = { lessonId, lessonName: '复习与朗读', chapterId: 'cch_hsk1_2' }
    expect(await school.data('renameLesson', change, 'teacher.li')).toMatchObject({ lessonName: '复习与朗读' })
    expect(await school.data('studentLessonPage', { lessonId }, 'student.anna')).toMatchObject({
      detail: { lesson: { lessonName: '复习与朗读' }, chapter: { chapterId: 'cch_hsk1_2' } },
    })
  })

  it.each([
    [{ lessonName: '  口  ' }, 'lessonName'],
    [{ lessonName: '复习与朗读', chapterId: 'cch_of_another_course' }, 'chapterId'],
  ])('is refused with the field for %j', async (change, path) => {
    const { lessonId } = await waitingLesson(school)
    expect(await school.call('renameLesson', { lessonId, ...change }, { as: 'teacher.li' })).toMatchObject({
      code: 400,
      data: { issues: [{ path }] },
    })
  })
})

it('a teacher reads the words and the text of a chapter', async () => {
  const chapter = await school.data(
    'teacherGetChapter',
    { courseId: 'crs_hsk1', chapterId: 'cch_hsk1_3' },
    'teacher.li',
  )
  expect(chapter.words.length).toBeGreaterThan(0)
  expect(chapter.text.length).toBeGreaterThan(0)
  const missing = { courseId: 'crs_hsk1', chapterId: 'cch_missing' }
  expect(await school.call('teacherGetChapter', missing, { as: 'teacher.li' })).toMatchObject({ code: 404 })
})

describe('what is written after a class', () => {
  const stars = { stuId: 'usr_anna', listening: 5, speaking: 4, participation: 5, comment: '很好' }

  it('is told once until the report was read, and again when it is written anew', async () => {
    const lesson = await endedLesson(school)
    const write = () => school.data('writePerformance', { ...lesson, ...stars }, 'teacher.li')
    await write()
    await write()
    expect(await messagesOf('student.anna', 'performanceWritten')).toMatchObject([
      { targetId: lesson.lessonId, category: 'lesson' },
    ])
    await school.data('notePerformanceVisit', lesson, 'student.anna')
    await write()
    expect(await messagesOf('student.anna', 'performanceWritten')).toHaveLength(2)
  })

  it('tells a student of the first words about them', async () => {
    const lesson = await endedLesson(school)
    const say = (input: object) =>
      school.data('teacherLessonFeedback', { ...lesson, optionIds: [], content: '很好', ...input }, 'teacher.li')
    await say({})
    await say({ stuId: 'usr_anna' })
    await say({ stuId: 'usr_anna' })
    expect(await messagesOf('student.anna', 'feedbackWritten')).toMatchObject([{ targetId: lesson.lessonId }])
  })

  it('is counted in the list of classes that were held, and a corrected attendance says that it is one', async () => {
    const { lessonId } = await endedLesson(school)
    const { records } = await school.data('listTaughtLessons', { current: 1, size: 20 }, 'teacher.li')
    expect(records.find((one) => one.lessonId === lessonId)).toMatchObject({
      performancesWritten: 1,
      hasFeedback: true,
    })
    const read = async () => {
      const { students } = await school.data('getClassResult', { lessonId }, 'teacher.li')
      return students.find(({ stuId }) => stuId === 'usr_ben')
    }
    expect(await read()).toMatchObject({ attendance: 'absent', isCorrected: false })
    await school.data('correctAttendance', { lessonId, stuId: 'usr_ben', attendance: 'late' }, 'teacher.li')
    expect(await read()).toMatchObject({ attendance: 'late', isCorrected: true })
  })
})
