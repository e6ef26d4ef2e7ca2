import type { CourseChapters, LessonDay, RecentStudyPage, TaughtCourse } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { anna, answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const day: LessonDay = { serverTime: '2026-11-20T11:00:00Z', schoolTimeZone: 'Asia/Shanghai', lessons: [lessonAt19] }
const page = { total: 1, current: 1, size: 3, pages: 1 }

it('a student’s home leads to the page of each lesson and on to the chapter that was begun', async () => {
  startSdk({ role: 'student', userInfo: anna })
  const begun = {
    courseId: 'course-1',
    courseName: '中文入门一',
    coverUrl: null,
    chapterId: 'chapter-2',
    chapterNo: 2,
    chapterName: '第二课 谢谢你',
    seconds: 310,
    studiedAt: '2026-11-19T10:00:00Z',
  }
  const records = [
    { ...begun, percent: 40 },
    { ...begun, chapterId: 'chapter-1', chapterName: '第一课 你好', percent: 100 },
  ]
  server.use(
    answer('/user/userInfo', anna),
    answer('/study/lessonToday', day),
    answer<RecentStudyPage>('/study/recentlySelfStudy', { ...page, records }),
  )
  await openApp('/student')
  const chapter = await screen.findByRole('link', { name: '第二课 谢谢你' })
  expect(chapter.getAttribute('href')).toBe('/student/course/course-1/chapter/chapter-2')
  expect(screen.queryByText('第一课 你好')).toBeNull()
  const lessons = screen.getAllByRole('link', { name: '在饭馆点菜' }).map((link) => link.getAttribute('href'))
  expect(lessons).toEqual(['/student/lesson/lesson-1', '/student/lesson/lesson-1'])
})

it('a student’s home says that no lesson is planned, and leads to courses and the timetable', async () => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer('/study/lessonToday', { ...day, lessons: [] }),
    answer('/ext/schedule', { ...day, lessons: [] }),
  )
  await openApp('/student')
  const next = within(await screen.findByRole('complementary', { name: 'Next lesson' }))
  expect(next.getByText('No lessons scheduled yet')).toBeTruthy()
  expect(next.getByRole('link', { name: 'Find a course' }).getAttribute('href')).toBe('/student/square')
  expect(next.getByRole('link', { name: 'Timetable' }).getAttribute('href')).toBe('/student/timetable')
  expect(screen.queryByText(/will appear here/)).toBeNull()
})

it('a student who has read nothing yet is led to the first chapter of a course', async () => {
  startSdk({ role: 'student', userInfo: anna })
  const chapter = { no: 1, summary: '', minutes: 5, wordCount: 8, percent: 0, seconds: 0, studiedAt: null }
  server.use(
    answer('/user/userInfo', anna),
    answer('/study/lessonToday', day),
    answer('/study/purchasedCourses', { ...page, size: 1, records: [{ courseId: 'course-1' }] }),
    answer<CourseChapters>('/course/chapterData', {
      courseId: 'course-1',
      courseName: '中文入门一',
      textbookName: null,
      percent: 0,
      seconds: 0,
      chapters: [
        { ...chapter, chapterId: 'chapter-0', name: '课前', hasContent: false },
        { ...chapter, chapterId: 'chapter-1', name: '第一课 你好', hasContent: true },
      ],
    }),
  )
  await openApp('/student')
  const first = await screen.findByRole('link', { name: '第一课 你好' })
  expect(first.getAttribute('href')).toBe('/student/course/course-1/chapter/chapter-1')
  expect(screen.getByRole('heading', { name: 'Start reading' })).toBeTruthy()
})

it('a teacher’s home opens the work that waits longest, by its button and by M', async () => {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/teacherLessonStatusListByDate', day),
    answer('/question/sumWaitCorrectNum', { waiting: 3, overdue: 0, homeworkCount: 1 }),
    http.get('*/web/answerPaper/list', () =>
      HttpResponse.json({ code: 200, message: 'ok', data: { ...page, records: [{ answerPaperId: 'work-1' }] } }),
    ),
  )
  const { user } = await openApp('/teacher')
  const next = await screen.findByRole('link', { name: 'Grade next' })
  expect(next.getAttribute('href')).toBe('/corrects?answerPaperId=work-1')
  await user.keyboard('m')
  await vi.waitFor(() => expect(window.location.search).toBe('?answerPaperId=work-1'), 60_000)
})

it('the way to homework says how many works wait, in the rail and in the bar of a phone', async () => {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/teacherLessonStatusListByDate', day),
    answer('/question/sumWaitCorrectNum', { waiting: 120, overdue: 0, homeworkCount: 4 }),
    http.get('*/web/answerPaper/list', () =>
      HttpResponse.json({ code: 200, message: 'ok', data: { ...page, records: [] } }),
    ),
  )
  await openApp('/teacher')
  await vi.waitFor(() => {
    const ways = screen.getAllByRole('link', { name: 'Homework', description: '120 to grade' })
    expect(ways.map((way) => within(way).getByText('99+').tagName)).toEqual(['SPAN', 'SPAN'])
  }, 60_000)
})

it('a teacher’s day without lessons leads to the courses, and to a new one', async () => {
  startSdk({ role: 'teacher', userInfo: li })
  const course: TaughtCourse = {
    courseId: 'course-1',
    courseName: '中文入门一',
    courseType: 'systematic',
    classType: 'small',
    teachingType: 'live',
    classes: 1,
    students: 8,
    totalLessons: 12,
    plannedLessons: 12,
    courseLessons: 12,
    finishedLessons: 3,
  }
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/teacherLessonStatusListByDate', { ...day, lessons: [] }),
    answer('/lessonClass/getCourseList', [course]),
  )
  await openApp('/teacher')
  const tile = await screen.findByRole('link', { name: '中文入门一' })
  expect(tile.getAttribute('href')).toBe('/teacher/course/course-1')
  expect(screen.getByRole('link', { name: 'Create a public course' }).getAttribute('href')).toBe(
    '/teacher/public-course/new',
  )
})
