import type { PublicCourse } from '@hwjy/sdk'
import { LANGUAGES } from '@hwjy/sdk'
import { ToastProvider, UiTextProvider, uploadProblemText } from '@hwjy/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'

import { beforeEach, expect, it, vi } from 'vitest'
import { GiveButton } from '../../features/boards/give-button.tsx'
import { i18n, startI18n } from '../../shared/i18n/i18n.ts'
import { createQueryClient } from '../../shared/query-client.ts'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { film, lessonWithFilms } from '../../shared/testing/replays.ts'
import { storing } from '../../shared/testing/uploads.ts'
import { openApp } from './open-app.tsx'

/** Files that are stored and refused then, one code after the other, at each place where a teacher gives one. */

vi.mock('../../features/replays/film-seconds.ts', () => ({ filmSeconds: async () => 60 }))

const server = mockBackend()
const page = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })
const key = 'teacher/usr_li/file'
const picture = () => new File(['picture'], 'grid.png', { type: 'image/png' })

beforeEach(() => {
  localStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    ...storing(key, { resourceId: 'res_1', newFileName: key }, { area: '/fileOperate' }),
  )
})

async function choose(user: UserEvent, file: File, within = 'main') {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`${within} input[type=file]`)
    if (!found) throw new Error('nowhere to choose a file')
    return found
  })
  await user.upload(input, file)
}

const grid = { vbgId: 'vbg_1', name: '方格', url: '/cos/hwjy/grid.png' }

async function openBoards() {
  server.use(answer('/web/log/tchLessonList', page()), answer('/lessonClass/vbgList', [grid]))
  return openApp('/teacher/boards')
}

it('a background that the board cannot have says why above the others, and one that cannot be deleted stays', async () => {
  const { user } = await openBoards()
  await refuseInTurn(server, {
    path: '/lessonClass/addVbg',
    codes: [30_040, 34_001],
    ask: () => choose(user, picture()),
    place: () => screen.getByRole('region', { name: 'Backgrounds' }),
  })
  await refuseInTurn(server, {
    path: '/lessonClass/deleteVbg',
    codes: [],
    ask: async () => {
      await user.click(screen.getByRole('button', { name: 'Delete 方格' }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    },
  })
  expect(screen.getByRole('img', { name: '方格' })).toBeTruthy()
})

it.each(LANGUAGES)('a file that the store has lost, or that is none of its kind, says so, in %s', async (language) => {
  localStorage.setItem('hwjy.language', language)
  const { user } = await openBoards()
  for (const [code, says] of [
    [30_040, 'refused'],
    [34_001, 'wrong-content'],
  ] as const) {
    server.use(refusal('/fileOperate/addCloudRes', code, 'in the words of the server'))
    await choose(user, picture())
    expect(await screen.findAllByText(uploadProblemText(says, language))).not.toHaveLength(0)
  }
})

it('a film that its lesson cannot have says why in the dialog, where its name stays, and one that is not taken back says why', async () => {
  server.use(
    answer('/web/review/lessonReviewList', page(lessonWithFilms(film))),
    answer('/ext/replays/waiting', page()),
  )
  const { user } = await openApp('/teacher/replays')
  await user.click(await screen.findByRole('button', { name: 'Upload a video' }))
  const dialog = await screen.findByRole('dialog')
  await choose(user, new File(['film'], 'film.mp4', { type: 'video/mp4' }), '[role=dialog]')
  const title = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  await user.type(title, '补录')
  await refuseInTurn(server, {
    path: '/review/common/add',
    codes: [30_007, 30_040, 34_001],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Upload' })),
    place: () => dialog,
  })
  expect(title.value).toContain('补录')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await refuseInTurn(server, {
    path: '/ext/replays/withdraw',
    codes: [],
    ask: async () => {
      await user.click(screen.getByRole('button', { name: 'Take back' }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
    },
  })
  expect(screen.getByText('补录')).toBeTruthy()
})

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
  lessons: [],
} as unknown as PublicCourse

it('a picture of a course that the store refuses says why at the picture', async () => {
  server.use(
    answer('/lessonCourse/courseConfig', {
      smallLimit: 12,
      largeLimit: 300,
      introductionMax: 500,
      durations: [50],
      coverTypes: ['image/png'],
      coverMaxBytes: 5_000_000,
      currency: 'CNY',
    }),
    answer('/lessonCourse/pubCourseDetail', course),
    answer('/lessonCourse/subjectList', [{ subjectId: 'sub_1', parentId: null, name: '文化', childCount: 0 }]),
    answer('/lessonCourse/textBooks', []),
  )
  const { user } = await openApp('/teacher/public-course/crs_1/edit')
  await choose(user, picture())
  await refuseInTurn(server, {
    path: '/fileOperate/uploadImg',
    codes: [30_040, 34_001],
    ask: () => user.click(screen.getByRole('button', { name: 'Save draft' })),
    place: () => screen.getByRole('group', { name: 'Picture' }),
    cut: () => screen.getByRole('main'),
  })
})

it('a page of the board that the files of its lesson cannot have says why beside it', async () => {
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
  await refuseInTurn(server, {
    path: '/fileOperate/uploadByBase64Str',
    codes: [34_001, 34_002, 34_004, 34_005, 34_009],
    ask: () => userEvent.click(screen.getByRole('button', { name: 'give' })),
  })
})
