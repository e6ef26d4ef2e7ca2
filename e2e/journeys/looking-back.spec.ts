import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import type { OwnSchool } from '../support/shared-server.ts'

type Fields = Record<string, string>

/** Calls of one person, as a program makes them. */
async function callsOf({ fetch }: OwnSchool, side: 'tch' | 'user', username: string) {
  const post = async (path: string, authorization: string, body: Fields) => {
    const answer = await fetch(path, { method: 'POST', headers: { authorization }, body: new URLSearchParams(body) })
    return (await answer.json()) as { info?: { accessToken: string }; data?: unknown }
  }
  const login = { username, password: 'Huawen-2026', captchaVerification: '' }
  const { info } = await post(`/api-${side}/user/login`, `Basic ${btoa('hwjy-web:')}`, login)
  return async <Data>(path: string, fields: Fields = {}) =>
    (await post(`/api-${side}/${path}`, `Bearer ${info?.accessToken}`, fields)).data as Data
}

/** A film of three seconds, uploaded as the replay of the last lesson that the class had. @param page of somebody there */
async function uploadFilm(server: OwnSchool, page: Page) {
  const li = await callsOf(server, 'tch', 'teacher.li')
  const held = { classId: `cls_hsk1${server.suffix}`, current: '1', size: '1' }
  const { records } = await li<{ records: { lessonId: string }[] }>('web/log/tchLessonList', held)
  const lessonId = records[0]?.lessonId ?? ''
  const permission = { type: 'video', fileName: 'film.mp4' }
  const { signUrl, newFileName } = await li<{ signUrl: string; newFileName: string }>(
    'fileOperate/tempCred',
    permission,
  )
  const film = await readFile(new URL('../../apps/server/demo-media/film.mp4', import.meta.url), 'base64')
  // Sent by a browser, which finds the school by its name.
  await page.evaluate(
    async ([to, content]) => {
      const body = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
      await fetch(to, { method: 'PUT', body })
    },
    [signUrl, film] as const,
  )
  const replay = { lessonId, newFileName, title: '课堂回放', durationSeconds: '3' }
  const { replayId } = await li<{ replayId: string }>('web/review/common/add', replay)
  const approve = async () => {
    const wang = await callsOf(server, 'tch', 'teacher.wang')
    await wang('ext/replays/decide', { replayId, audit: 'manuallyApproved' })
  }
  return { lessonId, approve }
}

test('a student looks back and around: replay, report, files, teacher, group, book and help', async ({
  arrive,
  home,
  server,
}) => {
  const { page } = await arrive('student.farid', { phone: true })
  const { lessonId, approve } = await uploadFilm(server, page)
  // He was absent, and had said so.
  await server.change(
    `insert into attendance_plan (lesson_id, student_id, plan, reason, said_at)
      values ('${lessonId}', 'usr_farid${server.suffix}', 'onLeave', '', now() - interval '1 day')`,
    // The demo's own film of it is not there, nor the log that would take its place: students wait for this one.
    `delete from job where kind = 'publishReplay'`,
    `delete from replay where lesson_id = '${lessonId}' and is_current`,
    `insert into replay (id, lesson_id, source, title, duration_seconds, size_bytes, audit, audit_reason, created_at, is_current)
      values ('rep_log_${lessonId}', '${lessonId}', 'system', '课堂回放', 2700, 0, 'systemApproved', '', now(), false)`,
    `update homework set lesson_id = '${lessonId}' where id = 'hmw_hsk1_open${server.suffix}'`,
  )
  const open = (path: string) => page.goto(`${home}/hwjy-web${path}`)
  const speed = page.getByRole('button', { name: /^Speed/ })
  const replay = page.locator(`a[href$="/videoPlay?lessonId=${lessonId}"]`)

  await test.step('a replay is shown once the school has looked at it', async () => {
    await open(`/videoPlay?lessonId=${lessonId}`)
    await expect(page.getByText('The replay is waiting for approval')).toBeVisible()
    await approve()
  })

  await test.step('past lessons stand by month, beside the attendance as a chart and as a table', async () => {
    await open('/student/history')
    await expect(page.getByRole('heading', { name: 'Past lessons' })).toBeVisible()
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect(page.getByRole('columnheader', { name: 'Lessons attended' })).toBeVisible()
  })

  await test.step('the page of a missed lesson leads to the new replay, which is faster by a key, has comments, and leads to the report', async () => {
    await expect(replay).toContainText('New')
    await page.locator(`a[href$="/student/lesson/${lessonId}"]`).click()
    await expect(page.getByText('You told your teacher that you couldn’t come. Here’s the replay.')).toBeVisible()
    await expect(page.getByText('Excused').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Absent', { exact: true }).filter({ visible: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Watch replay' }).first().click()
    await expect(page).toHaveURL(new RegExp(`videoPlay\\?lessonId=${lessonId}`))
    await expect(speed).toHaveText(/1×/)
    await expect(page.getByLabel('Your comment')).toBeVisible()
    for (const key of [']', ']', ' ', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(speed).toHaveText(/1.5×/)
    await page.keyboard.press('c')
    await page.keyboard.type('再看一遍，明白了。')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    const comments = page.getByRole('list', { name: 'Comments' })
    await expect(comments.getByText('再看一遍，明白了。')).toBeVisible()
    await comments.getByRole('button', { name: /^Delete the comment/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(comments).toBeHidden()
    await page.getByRole('link', { name: 'My report' }).click()
    await expect(page.getByRole('heading', { name: 'Learning report' })).toBeVisible()
  })

  await test.step('the other address of the replay leads there, the speed is kept, and it is new no more', async () => {
    await open(`/lesson/${lessonId}/replay`)
    await expect(speed).toHaveText(/1.5×/)
    await open('/student/history')
    await expect(replay).toHaveText(/^Replay/)
    await expect(replay).not.toContainText('New')
  })

  await test.step('the board of the class is written again, with what was said and asked, and goes on where it was left', async () => {
    await open(`/videoPlay?lessonId=${lessonId}`)
    await page.getByRole('radio', { name: 'Board' }).click()
    const board = page.getByRole('region', { name: 'Board replay' })
    const position = board.getByRole('slider', { name: 'Position' })
    await board.getByRole('button', { name: /Page 2/ }).click()
    await expect(position).toHaveAttribute('aria-valuetext', '5:00 of 45:00')
    // Nothing happens in the minute before the first stroke.
    await page.keyboard.press('k')
    await expect(position).toHaveAttribute('aria-valuetext', /^6:/)
    await expect(board.getByRole('img', { name: /page 2 of 2, 2 strokes/ })).toBeVisible()
    await board.getByRole('button', { name: 'Pause' }).click()
    await board.getByRole('button', { name: /Practice/ }).click()
    await expect(board.getByRole('region', { name: 'Practice' }).getByText('哪些是饮料？')).toBeVisible()
    // Menus belong to what fills the screen.
    await board.getByRole('button', { name: 'Full screen' }).click()
    await board.getByRole('button', { name: /^Playback/ }).click()
    await page.getByRole('menuitemradio', { name: '2×' }).click()
    await board.getByRole('button', { name: 'Exit full screen' }).click()
    await board.getByRole('tab', { name: 'Chat' }).click()
    await expect(board.getByText('老师好！')).toBeVisible()
    await expect(board.getByRole('textbox')).toHaveCount(0)
    await page.reload()
    await expect(position).toHaveAttribute('aria-valuetext', '24:00 of 45:00')
    await expect(board.getByRole('region', { name: 'Practice' })).toBeVisible()
  })

  await test.step('its homework is done all the same', async () => {
    await open(`/student/lesson/${lessonId}`)
    await page.getByRole('link', { name: '课后练习' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('radio', { name: /我叫安娜/ }).check()
    await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
    await page.getByRole('button', { name: 'Question 4, no answer yet' }).click()
    await page.getByRole('button', { name: 'Hand in…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the lesson' }).click()
    await expect(page.getByText('Handed in', { exact: true }).filter({ visible: true })).toBeVisible()
  })

  await test.step('files are found by a word, and a word that finds none is cleared', async () => {
    await open('/student/resources?keyword=没有这个文件')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible()
    await expect(page.getByText(/No files yet|from /).first()).toBeVisible()
  })

  await test.step('a code of a group leads into it, and an old one asks for a new one', async () => {
    const farid = await callsOf(server, 'user', 'student.farid')
    const [code] = await farid<{ link: string; className: string }[]>('im/qrList')
    const { pathname, search } = new URL(code?.link ?? '')
    await page.goto(`${home}${pathname}${search}`)
    await expect(page.getByRole('heading', { name: code?.className ?? '' })).toBeVisible()
    await open('/student/group?ticket=eyJ4IjoxfQ.old.code')
    await expect(page.getByText('This code has expired')).toBeVisible()
    await page.getByRole('link', { name: 'My class groups' }).last().click()
    await page.getByRole('button', { name: 'Show QR code' }).first().click()
    await expect(page.getByRole('img', { name: /^QR code for the/ })).toBeVisible()
  })

  await test.step('the teacher has a page, which leads to a course and its book', async () => {
    await page
      .getByRole('link', { name: /^Teacher:/ })
      .first()
      .click()
    await page
      .getByRole('list', { name: /^Courses with/ })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('link', { name: 'Open the book' }).click()
    await page.getByRole('link', { name: /^(Start|Continue) with|^Finished/ }).click()
    await expect(page.getByRole('heading', { name: 'Text' })).toBeVisible()
  })

  await test.step('a mark can be asked about, one question at a time', async () => {
    await open(`/homework-analyze?homeworkId=hmw_hsk1_graded${server.suffix}`)
    await page
      .getByRole('button', { name: /^Ask about this/ })
      .first()
      .click()
    await page.getByLabel('Ask about the grading').fill('这里为什么不对？')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('这里为什么不对？')).toBeVisible()
  })

  await test.step('help leads to the screen of each answer', async () => {
    await open('/student/help')
    await page.getByText('When can I enter the classroom?').click()
    await page.getByRole('link', { name: 'Open my timetable' }).first().click()
    await expect(page.getByRole('heading', { name: 'My timetable' })).toBeVisible()
  })
})
