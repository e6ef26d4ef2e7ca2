import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect } from '@playwright/test'
import { Person } from '../support/person.ts'
import { test } from '../support/recorded-test.ts'
import { SchoolApi } from '../support/school-api.ts'
import { schoolFiles } from '../support/school-files.ts'
import { TestServer } from '../support/server.ts'
import { refuseServiceWorkers } from '../support/service-workers.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
/** The demo's public one opens nothing in a school of one's own. */
const PASSWORD = 'Mingtian-8264'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface Sheet {
  rows: { username: string; link: string }[]
}

/** `pnpm school …` beside the running server. @returns its answer */
async function office(server: TestServer, ...words: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run(
    process.execPath,
    [
      '--conditions=source',
      '--import',
      './apps/server/src/node/process/quick-imports.ts',
      'apps/server/scripts/school.ts',
      ...words,
      '--json',
    ],
    { cwd: root, env: { ...process.env, DATA_DIR: server.dataDir, PORT: String(server.port), DEMO: 'off' } },
  )
  return JSON.parse(stdout)
}

/** Opens an invitation, chooses the password, and signs in with it. */
async function accept(browser: Browser, server: TestServer, link: string, username: string): Promise<Person> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'], locale: 'en-US' })
  await refuseServiceWorkers(context)
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password is saved')).toBeVisible()
  return Person.signInTab(page, server.url, username, PASSWORD)
}

test('a school begins with one command, imports its people, and holds a class and homework', async ({ browser }) => {
  const server = await TestServer.startFromNothing({ DEMO: 'off' })
  try {
    const administrator = await test.step('one command makes the school and its administrator', async () => {
      const made = await office(
        server,
        'create',
        '--name',
        '竹林中文学校',
        '--slug',
        'zhulin',
        '--admin',
        '林岚',
        '--username',
        'teacher.lin',
      )
      return accept(browser, server, String(made['link']), 'teacher.lin')
    })

    await test.step('an empty school is told what comes first', async () => {
      await administrator.page.getByRole('link', { name: 'School', exact: true }).click()
      await expect(administrator.page.getByRole('heading', { name: 'Set up your school' })).toBeVisible()
    })

    await test.step('files bring teachers, students, courses and the timetable', async () => {
      // Soon enough to be started at once, late enough not to be over before the timetable is there.
      for (const [name, content] of schoolFiles(new Date(Date.now() + 5 * MINUTE_MS))) {
        await writeFile(path.join(server.dataDir, name), content)
        const report = await office(
          server,
          'import',
          path.join(server.dataDir, name),
          '--table',
          path.parse(name).name,
          '--all',
        )
        expect(report, name).toMatchObject({ state: 'done', bad: 0 })
      }
      await administrator.page.reload()
      await expect(administrator.page.getByRole('link', { name: /30\s*Students/ })).toBeVisible()
      await expect(administrator.page.getByRole('heading', { name: 'Set up your school' })).toBeHidden()
    })

    const { sheet, teacherLink, classId } =
      await test.step('invitations come on one sheet, and one by one', async () => {
        const { page } = administrator
        await page.getByRole('link', { name: 'Courses & classes' }).click()
        await page.getByRole('link', { name: '周末小班' }).click()
        await page.waitForURL(/\/teacher\/school\/classes\/.+/)
        const classId = decodeURIComponent(page.url().split('/').at(-1) ?? '')
        await page.getByRole('button', { name: 'Print invitations' }).click()
        const answer = page.waitForResponse(/invitations\/class$/)
        await page.getByRole('button', { name: 'Create invitations' }).click()
        const { data } = (await (await answer).json()) as { data: Sheet }
        await expect(page.getByText('Username: student.s30').first()).toBeVisible()
        await page.getByRole('button', { name: 'Done' }).click()
        await page.getByRole('link', { name: 'People', exact: true }).click()
        await page.getByRole('link', { name: '周敏' }).click()
        await page.getByRole('button', { name: 'Invite', exact: true }).click()
        const shown = page.getByRole('dialog').getByText(/\/invitation#/)
        return { classId, sheet: data, teacherLink: (await shown.textContent()) ?? '' }
      })

    const linkOf = (username: string) => sheet.rows.find((row) => row.username === username)?.link ?? ''
    const inBrowsers = ['student.s01', 'student.s02', 'student.s03']
    const [teacher, ...students] = await test.step('they choose their passwords and sign in', () =>
      Promise.all([
        accept(browser, server, teacherLink, 'teacher.zhou'),
        ...inBrowsers.map((username) => accept(browser, server, linkOf(username), username)),
      ]))
    // The teacher is in the fourth browser. The second teacher may not enter: a class has one, and no substitutes. So of
    // the 31 who meet, the other 27 join through the socket.
    const others = sheet.rows.filter(({ username }) => !inBrowsers.includes(username))
    expect(others).toHaveLength(27)
    const apis = await Promise.all(
      others.map(async ({ username, link }) => {
        const token = new URL(link).hash.slice(1)
        const fields = { token, password: PASSWORD, passwordAgain: PASSWORD }
        await SchoolApi.anonymous(server.url).form('/api-user/ext/invitation/accept', fields)
        return SchoolApi.signIn(server.url, 'student', username, PASSWORD)
      }),
    )
    if (!teacher) throw new Error('The teacher did not come')

    await test.step('the whole class meets', async () => {
      const lessonId = await teacher.startClass()
      for (const student of students) await student.enter(lessonId)
      const sockets = await Promise.all(apis.map((api) => api.enter(lessonId)))
      await teacher.room.say('大家好！')
      for (const { room } of students) await room.expectMessage('大家好！')
      await teacher.room.openPeople()
      await expect(teacher.room.button('Actions for 学生 30')).toBeVisible()
      await teacher.room.button('End class').click()
      await teacher.room.button('End for everyone').click()
      await expect(teacher.room.button('View class report')).toBeVisible()
      for (const socket of sockets) socket.close()
    })

    await test.step('homework is set and handed in', async () => {
      // The teacher's page stays signed in beside the program.
      await office(server, 'set', 'simultaneousSessions=2')
      const zhou = await SchoolApi.signIn(server.url, 'teacher', 'teacher.zhou', PASSWORD)
      const asked = { type: 'singleChoice', title: '“谢谢”应该怎么回答？', analysis: '', difficulty: 'easy' }
      const options = [
        { key: 'A', title: '不客气。' },
        { key: 'B', title: '对不起。' },
      ]
      const { questionId } = (await zhou.json('/api-tch/ext/question/save', {
        ...asked,
        options,
        correctKeys: ['A'],
      })) as {
        questionId: string
      }
      const paper = {
        title: '第一课练习',
        content: '先读课文，再做练习。',
        kind: 'dailyTask',
        isTemplate: true,
        fullScore: 100,
      }
      const { summary } = (await zhou.json('/api-tch/ext/questionPaper/save', {
        ...paper,
        questions: [{ questionId, score: 100 }],
      })) as { summary: { paperId: string } }
      const { homework } = (await zhou.form('/api-tch/question/createHomeWork', {
        classId,
        paperId: summary.paperId,
        startTime: new Date(Date.now() + 3_000).toISOString(),
        endTime: new Date(Date.now() + DAY_MS).toISOString(),
      })) as { homework: { homeworkId: string } }
      const { homeworkId } = homework
      const pupil = apis[0]
      await expect(async () => pupil?.form('/api-user/question/startQuestion', { homeworkId })).toPass({
        timeout: 30_000,
      })
      await pupil?.json('/api-user/question/submitQuestion', { homeworkId, answers: [{ no: 1, keys: ['A'] }] })
      expect(await pupil?.form('/api-user/question/finishQuestion', { homeworkId })).toBeTruthy()
    })
  } finally {
    await server.stop()
  }
})
