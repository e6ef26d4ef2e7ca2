/** Files that are refused, at each place where a teacher gives one: each refusal is read there, in every language. */
import { ApiError, describeError, type ErrorCode, errorCodes, type Language, LANGUAGES } from '@hwjy/sdk'
import { ToastProvider, UiTextProvider, uploadProblemText, type UploadStripProblem } from '@hwjy/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GiveButton } from '../../features/boards/give-button.tsx'
import { i18n, startI18n } from '../../shared/i18n/i18n.ts'
import { createQueryClient } from '../../shared/query-client.ts'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonWithFilms } from '../../shared/testing/replays.ts'
import { storing } from '../../shared/testing/uploads.ts'
import { words } from '../../shared/testing/words.ts'
import { openApp } from './open-app.tsx'

// Neither a microphone nor a film player is here: a take is there already, and every film lasts a minute.
vi.mock('../../shared/recorder/recorder.tsx', () => ({
  Recorder: ({ actionOf }: { actionOf: (take: object) => ReactNode }) =>
    actionOf({ id: 'take-1', mp3: new Blob(['mp3']), durationMs: 3_000, recordedAt: 0 }),
}))
vi.mock('../../features/replays/film-seconds.ts', () => ({ filmSeconds: async () => 60 }))

const server = mockBackend()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const page = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })
const refuse = (path: string, code: number) =>
  http.post(`*${path}`, () => HttpResponse.json({ code, message: 'in the words of the server', data: null }))

const GRANT = '/fileOperate/tempCred'
const KEEP = '/fileOperate/addCloudRes'
const key = 'teacher/usr_li/file'
const stored = storing(key, { resourceId: 'res_1', newFileName: key }, { area: '/fileOperate' })
const schoolClass = {
  classId: 'cls_1',
  className: '周末小班 A',
  courseId: 'crs_1',
  courseName: 'HSK 1',
  courseType: 'oneToMore',
  classType: 'small',
  status: 'teaching',
  studentCount: 8,
}
const course = {
  courseId: 'crs_1',
  classId: 'cls_1',
  courseName: '端午节的故事',
  coverUrl: null,
  subjectId: 'sub_1',
  classType: 'small',
  studentLimit: 12,
  registered: 0,
  status: 'draft',
  isPeriodic: false,
  cycle: [],
  totalLessons: 1,
  durationMinutes: 50,
  textbookId: null,
  introduction: '听故事，学包粽子。',
  priceMinor: 0,
  currency: 'CNY',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  lessons: [],
  canPublish: true,
  canClose: false,
  canChangeClassType: true,
  canChangeTextbook: true,
}
const courseConfig = {
  nameMin: 2,
  nameMax: 50,
  introductionMax: 500,
  smallLimit: 12,
  largeLimit: 300,
  lessonsMax: 100,
  durations: [50],
  coverTypes: ['image/jpeg', 'image/png'],
  coverMaxBytes: 5_000_000,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
}

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name: await words(name) }))
async function choose(user: UserEvent, file: File, within = 'main') {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`${within} input[type=file]`)
    if (!found) throw new Error('nowhere to choose a file')
    return found
  })
  await user.upload(input, file)
}
const picture = () => new File(['picture'], 'grid.png', { type: 'image/png' })

interface Place {
  given: ReturnType<typeof answer>[]
  /** Gives a file there. */
  give: () => Promise<void>
}
const places = {
  'the backgrounds of the board': {
    given: [answer('/web/log/tchLessonList', page()), answer('/lessonClass/vbgList', [])],
    async give() {
      const { user } = await openApp('/teacher/boards')
      await choose(user, picture())
    },
  },
  'the film of a lesson': {
    given: [answer('/web/review/lessonReviewList', page(lessonWithFilms())), answer('/ext/replays/waiting', page())],
    async give() {
      const { user } = await openApp('/teacher/replays')
      await press(user, 'replays:add')
      await choose(user, new File(['film'], 'film.mp4', { type: 'video/mp4' }), '[role=dialog]')
      await press(user, 'replays:addSave')
    },
  },
  'the sound of a question': {
    given: [
      http.get('*/web/grade/gradeList', () => ok([])),
      answer('/lessonCourse/subjectList', []),
      answer('/lessonCourse/textBooks', []),
    ],
    async give() {
      const { user } = await openApp('/teacher/question/new')
      await press(user, 'bank:record')
      await press(user, 'bank:attachTake')
    },
  },
  'the files of a homework': {
    given: [
      http.get('*/web/class/queryAllList', () => ok([schoolClass])),
      answer('/lessonClass/lessonBriefList', { classId: 'cls_1', totalLessons: 0, lessons: [] }),
    ],
    async give() {
      const { user } = await openApp('/teacher/homework/new')
      await choose(user, new File(['%PDF-1.7'], 'words.pdf', { type: 'application/pdf' }))
    },
  },
  'the picture of a course': {
    given: [
      answer('/lessonCourse/courseConfig', courseConfig),
      answer('/lessonCourse/pubCourseDetail', course),
      answer('/lessonCourse/subjectList', [{ subjectId: 'sub_1', parentId: null, name: '文化', childCount: 0 }]),
      answer('/lessonCourse/textBooks', []),
    ],
    async give() {
      const { user } = await openApp('/teacher/public-course/crs_1/edit')
      await choose(user, picture())
      await press(user, 'courses:form.saveDraft')
    },
  },
  'a page of the board for its lesson': {
    given: [answer('/fileOperate/uploadByBase64Str', { resourceId: 'res_1' })],
    async give() {
      await startI18n()
      await i18n.loadNamespaces('boards')
      render(
        <UiTextProvider language={i18n.language as Language}>
          <QueryClientProvider client={createQueryClient()}>
            <ToastProvider>
              <GiveButton lessonId="les_1" label="give" fileName="1.png" picture={async () => picture()} />
            </ToastProvider>
          </QueryClientProvider>
        </UiTextProvider>,
      )
      await userEvent.click(screen.getByRole('button', { name: 'give' }))
    },
  },
} satisfies Record<string, Place>

/** An upload that was refused speaks with the words that the strip of uploads has for it. */
const uploads: readonly { where: keyof typeof places; path: string; code: ErrorCode; says: UploadStripProblem }[] = [
  { where: 'the backgrounds of the board', path: KEEP, code: errorCodes.contentMismatch, says: 'wrong-content' },
  { where: 'the backgrounds of the board', path: GRANT, code: errorCodes.quotaExceeded, says: 'quota-exceeded' },
  { where: 'the film of a lesson', path: KEEP, code: errorCodes.fileTooLarge, says: 'too-large' },
  { where: 'the film of a lesson', path: GRANT, code: errorCodes.tooManyFiles, says: 'quota-exceeded' },
  { where: 'the sound of a question', path: KEEP, code: errorCodes.contentMismatch, says: 'wrong-content' },
  { where: 'the sound of a question', path: GRANT, code: errorCodes.quotaExceeded, says: 'quota-exceeded' },
  { where: 'the files of a homework', path: KEEP, code: errorCodes.contentMismatch, says: 'wrong-content' },
  { where: 'the files of a homework', path: KEEP, code: errorCodes.fileTooLarge, says: 'too-large' },
]
/** A call that refuses a stored file is shown in the words of its code. */
const calls: readonly { where: keyof typeof places; path: string; code: ErrorCode }[] = [
  { where: 'the backgrounds of the board', path: '/lessonClass/addVbg', code: errorCodes.tooManyBackgrounds },
  { where: 'the film of a lesson', path: '/review/common/add', code: errorCodes.fileTooLarge },
  { where: 'the picture of a course', path: '/fileOperate/uploadImg', code: errorCodes.fileTooLarge },
  { where: 'the picture of a course', path: '/fileOperate/uploadImg', code: errorCodes.contentMismatch },
  {
    where: 'a page of the board for its lesson',
    path: '/fileOperate/uploadByBase64Str',
    code: errorCodes.contentMismatch,
  },
  {
    where: 'a page of the board for its lesson',
    path: '/lessonClass/uploadLessonResource',
    code: errorCodes.fileTooLarge,
  },
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li), ...stored)
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => localStorage.setItem('hwjy.language', language))

  it.each(uploads)('$where say that an upload is refused as $says, by $path', async ({ where, path, code, says }) => {
    server.use(refuse(path, code), ...places[where].given)
    await places[where].give()
    expect(await screen.findAllByText(uploadProblemText(says, language))).not.toHaveLength(0)
  })

  it.each(calls)('$code of $path is said at $where', async ({ where, path, code }) => {
    server.use(refuse(path, code), ...places[where].given)
    await places[where].give()
    const sentence = describeError(new ApiError(code, 'in the words of the server', null, 'request-1'), language)
    expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
  })
})
