import type { ClassCard, ClassDetail, PublicCourse, StudentStatistics, StudentStatisticsRow } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const weekend: ClassCard = {
  classId: 'cls_1',
  className: '周末小班 A',
  courseId: 'crs_1',
  courseName: '日常汉语入门',
  courseType: 'systematic',
  classType: 'small',
  teachingType: 'live',
  status: 'inProgress',
  studentCount: 2,
  studentLimit: 12,
  totalLessons: 3,
  plannedLessons: 3,
  courseLessons: 12,
  finishedLessons: 1,
  nextLesson: null,
}
const detail: ClassDetail = {
  class: weekend,
  textbook: null,
  cycle: [{ weekday: 6, time: '16:30' }],
  lessonMinutes: 50,
  averageScore: null,
  ratings: 0,
  attendance: { present: 3, late: 0, absent: 1 },
  remainingAdjustments: 4,
  adjustmentsPerMonth: 4,
}
const student = (name: string, absent: number): StudentStatisticsRow => ({
  stuId: `usr_${name}`,
  name,
  avatar: null,
  attendance: { present: 4 - absent, late: 0, absent },
  presentMinutes: 100,
  homework: { assigned: 2, handedIn: 2, graded: 1 },
  prizes: 1,
})
const statistics = (...students: StudentStatisticsRow[]): StudentStatistics => ({
  classId: 'cls_1',
  heldLessons: 4,
  attendance: { present: 6, late: 0, absent: 2 },
  students,
})
const page = (...records: ClassCard[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })

function open(path: string) {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li), answer('/lessonClass/clzStatusList', [{ status: 'inProgress', count: 1 }]))
  return openApp(path)
}

it('a teacher without classes learns that a public course is theirs to make', async () => {
  server.use(answer('/lessonClass/clzPage', page()))
  await open('/teacher/classes')
  expect(await screen.findByText('No classes yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New public course' })).toBeTruthy()
})

it('a filter that finds nothing is another state, and can be cleared', async () => {
  server.use(
    http.post('*/lessonClass/clzPage', async ({ request }) => {
      const isFiltered = (await request.text()).includes('ended')
      return HttpResponse.json({ code: 200, message: '', data: isFiltered ? page() : page(weekend) })
    }),
  )
  const { user } = await open('/teacher/classes?status=ended')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: '周末小班 A' })).toBeTruthy()
  expect(window.location.search).toBe('')
})

it('students who need the teacher stand first, and a removal that is cut or refused says so', async () => {
  server.use(
    answer('/web/lessonClass/classDetail', detail),
    answer('/web/lessonClass/staticStu', statistics(student('Anna', 0), student('Ben', 3))),
  )
  const { user } = await open('/teacher/class/cls_1?tab=students')
  const rows = await screen.findAllByRole('link', { name: /^(Anna|Ben)$/ })
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Ben', 'Anna'])
  expect(screen.getByText('3 lessons are scheduled; the course has 12.', { exact: false })).toBeTruthy()
  await refuseInTurn(server, {
    path: '/lessonClass/removeClzStu',
    codes: [30_006],
    ask: async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for Ben' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Remove from class' }))
      const question = await screen.findByRole('alertdialog', { name: 'Remove Ben from this class?' })
      expect(within(question).getByText(/leave it right away/)).toBeTruthy()
      await user.click(within(question).getByRole('button', { name: 'Remove from class' }))
    },
  })
  expect(screen.getByRole('link', { name: 'Ben' })).toBeTruthy()
})

it('the name of a chapter has at least three characters, and stays while the network is cut', async () => {
  server.use(
    answer('/web/lessonClass/classDetail', detail),
    http.get('*/web/lessonClass/getListChapter', () =>
      HttpResponse.json({
        code: 200,
        message: '',
        data: [
          {
            chapterId: 'ch_1',
            chapterNo: 1,
            chapterName: '第一课 你好',
            lesson: null,
            classDate: null,
            StartClassTime: null,
          },
        ],
      }),
    ),
    http.get('*/web/lessonClass/getTextBook', () => HttpResponse.json({ code: 200, message: '', data: null })),
  )
  const { user } = await open('/teacher/class/cls_1?tab=chapters')
  await user.click(await screen.findByRole('button', { name: 'Rename 第一课 你好' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename this chapter' })
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name')
  await user.clear(name)
  await user.type(name, '你')
  const rename = () => user.click(within(dialog).getByRole('button', { name: 'Rename' }))
  await rename()
  expect(await within(dialog).findByText('Use 3 to 50 characters.')).toBeTruthy()
  await user.type(name, '叫什么')
  await refuseInTurn(server, {
    path: '/lessonCourse/updateChapterName',
    codes: [],
    ask: rename,
    place: () => dialog,
  })
  expect(name.value).toBe('你叫什么')
})

it('a public course without students leads to the page on which it is shared', async () => {
  server.use(
    answer('/web/lessonClass/classDetail', { ...detail, class: { ...weekend, courseType: 'public' } }),
    answer('/web/lessonClass/staticStu', statistics()),
  )
  await open('/teacher/class/cls_1?tab=students')
  const link = await screen.findByRole('link', { name: 'Go to the course to share it' })
  expect(link.getAttribute('href')).toContain('/teacher/public-course/crs_1')
})

it('a published course without registrations is shared from the empty list', async () => {
  const course = {
    courseId: 'crs_1',
    classId: 'cls_1',
    courseName: '周末口语',
    status: 'published',
    coverUrl: null,
    subjectName: '',
    classType: 'small',
    registered: 0,
    studentLimit: 12,
    textbookName: null,
    introduction: '',
    priceMinor: 0,
    currency: 'CNY',
    lessons: [],
    canPublish: false,
    canClose: true,
  } as unknown as PublicCourse
  server.use(
    answer('/lessonCourse/pubCourseDetail', course),
    answer('/lessonClass/pubClassStuList', { records: [], total: 0, current: 1, size: 20, pages: 0 }),
    refusal('/lessonCourse/stats', 404, 'Not there'),
  )
  const { user } = await open('/teacher/public-course/crs_1')
  const empty = (await screen.findByText('No registrations yet')).closest('section')
  await user.click(within(empty as HTMLElement).getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('dialog', { name: 'Share this course' })).toBeTruthy()
})
