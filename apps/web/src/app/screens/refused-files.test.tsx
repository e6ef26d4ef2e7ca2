import { type ErrorCode, errorCodes } from '@hwjy/sdk'
import { ToastProvider, UiTextProvider, uploadProblemText, type UploadStripProblem } from '@hwjy/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GiveButton } from '../../features/boards/give-button.tsx'
import { i18n, startI18n } from '../../shared/i18n/i18n.ts'
import { createQueryClient } from '../../shared/query-client.ts'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { inEachLanguage } from '../../shared/testing/read-in-each-language.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { lessonWithFilms } from '../../shared/testing/replays.ts'
import { storing } from '../../shared/testing/uploads.ts'
import { words } from '../../shared/testing/words.ts'
import { openApp } from './open-app.tsx'

/** Files that are refused, at each place where a teacher gives one: each refusal is read there. */

// Neither a microphone nor a film player is here: a take is there already, and every film lasts a minute.
vi.mock('../../shared/recorder/recorder.tsx', () => ({
  Recorder: ({ actionOf }: { actionOf: (take: object) => ReactNode }) =>
    actionOf({ id: 'take-1', mp3: new Blob(['mp3']), durationMs: 3_000, recordedAt: 0 }),
}))
vi.mock('../../features/replays/film-seconds.ts', () => ({ filmSeconds: async () => 60 }))

const server = mockBackend()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const page = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })

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

const press = async (user: UserEvent, key: string) =>
  user.click(await screen.findByRole('button', { name: await words(key) }))
async function choose(user: UserEvent, file: File, within = 'main') {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`${within} input[type=file]`)
    if (!found) throw new Error('nowhere to choose a file')
    return found
  })
  await user.upload(input, file)
}
const picture = () => new File(['picture'], 'grid.png', { type: 'image/png' })

interface Refused {
  path: string
  code: ErrorCode
}

beforeEach(() => {
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li), ...stored)
})

/** An upload that was refused speaks with the words that the strip of uploads has for it, in each language. */
async function refuseUpload({ path, code }: Refused, says: UploadStripProblem, give: () => Promise<void>) {
  server.use(refusal(path, code, 'Refused'), ...stored)
  await inEachLanguage(async (language) => {
    await give()
    expect(await screen.findAllByText(uploadProblemText(says, language))).not.toHaveLength(0)
  })
}

/** A call that refuses a stored file is shown in the words of the server. */
async function refuseCall({ path, code }: Refused, ask: () => Promise<void>) {
  server.use(...stored)
  await refuseInTurn(server, { path, codes: [code], ask })
}

it('the backgrounds of the board say why a picture is refused', async () => {
  server.use(answer('/web/log/tchLessonList', page()), answer('/lessonClass/vbgList', []))
  const { user } = await openApp('/teacher/boards')
  const give = () => choose(user, picture())
  await refuseUpload({ path: KEEP, code: errorCodes.contentMismatch }, 'wrong-content', give)
  await refuseUpload({ path: GRANT, code: errorCodes.quotaExceeded }, 'quota-exceeded', give)
  await refuseCall({ path: '/lessonClass/addVbg', code: errorCodes.tooManyBackgrounds }, give)
})

it('the film of a lesson says why it is refused', async () => {
  server.use(answer('/web/review/lessonReviewList', page(lessonWithFilms())), answer('/ext/replays/waiting', page()))
  const { user } = await openApp('/teacher/replays')
  await press(user, 'replays:add')
  await choose(user, new File(['film'], 'film.mp4', { type: 'video/mp4' }), '[role=dialog]')
  const give = () => press(user, 'replays:addSave')
  await refuseUpload({ path: KEEP, code: errorCodes.fileTooLarge }, 'too-large', give)
  await refuseUpload({ path: GRANT, code: errorCodes.tooManyFiles }, 'quota-exceeded', give)
  await refuseCall({ path: '/review/common/add', code: errorCodes.fileTooLarge }, give)
})

it('the sound of a question says why it is refused', async () => {
  server.use(
    http.get('*/web/grade/gradeList', () => ok([])),
    answer('/lessonCourse/subjectList', []),
    answer('/lessonCourse/textBooks', []),
  )
  const { user } = await openApp('/teacher/question/new')
  await press(user, 'bank:record')
  const give = () => press(user, 'bank:attachTake')
  await refuseUpload({ path: KEEP, code: errorCodes.contentMismatch }, 'wrong-content', give)
  await refuseUpload({ path: GRANT, code: errorCodes.quotaExceeded }, 'quota-exceeded', give)
})

it('the files of a homework say why they are refused', async () => {
  server.use(
    http.get('*/web/class/queryAllList', () => ok([schoolClass])),
    answer('/lessonClass/lessonBriefList', { classId: 'cls_1', totalLessons: 0, lessons: [] }),
  )
  const { user } = await openApp('/teacher/homework/new')
  const give = () => choose(user, new File(['%PDF-1.7'], 'words.pdf', { type: 'application/pdf' }))
  await refuseUpload({ path: KEEP, code: errorCodes.contentMismatch }, 'wrong-content', give)
  await refuseUpload({ path: KEEP, code: errorCodes.fileTooLarge }, 'too-large', give)
})

it('the picture of a course says why it is refused', async () => {
  server.use(
    answer('/lessonCourse/courseConfig', courseConfig),
    answer('/lessonCourse/pubCourseDetail', course),
    answer('/lessonCourse/subjectList', [{ subjectId: 'sub_1', parentId: null, name: '文化', childCount: 0 }]),
    answer('/lessonCourse/textBooks', []),
  )
  const { user } = await openApp('/teacher/public-course/crs_1/edit')
  await choose(user, picture())
  await refuseInTurn(server, {
    path: '/fileOperate/uploadImg',
    codes: [errorCodes.fileTooLarge, errorCodes.contentMismatch],
    ask: () => press(user, 'courses:form.saveDraft'),
  })
})

it('a page of the board for its lesson says why it is refused', async () => {
  server.use(answer('/fileOperate/uploadByBase64Str', { resourceId: 'res_1' }))
  await startI18n()
  await i18n.loadNamespaces('boards')
  render(
    <UiTextProvider language="en-US">
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>
          <GiveButton lessonId="les_1" label="give" fileName="1.png" picture={async () => picture()} />
        </ToastProvider>
      </QueryClientProvider>
    </UiTextProvider>,
  )
  const give = () => userEvent.click(screen.getByRole('button', { name: 'give' }))
  await refuseCall({ path: '/lessonClass/uploadLessonResource', code: errorCodes.fileTooLarge }, give)
  await refuseCall({ path: '/fileOperate/uploadByBase64Str', code: errorCodes.contentMismatch }, give)
})
