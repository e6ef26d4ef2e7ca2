/** The larger demo school, as a host opens it that brings the demo's files. */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { DEMO_MEDIA, type DemoMediaName } from '../src/demo/showcase/demo-media.ts'
import { demoMediaUrls } from '../src/demo/showcase/demo-media-urls.ts'
import { openTestSchool, type TestSchool, TEST_CAPTCHA_KEYS } from './support/test-school.ts'

const loaded: DemoMediaName[] = []
let school: TestSchool
let hashed = 0
beforeAll(async () => {
  school = await openTestSchool({
    config: { demo: true, captchaKeys: TEST_CAPTCHA_KEYS },
    // Every hash is another one, as with salt.
    passwords: {
      hash: async (password) => `${++hashed}:${password}`,
      verify: async (password, phc) => phc.endsWith(`:${password}`),
    },
    async demoMedia(name) {
      loaded.push(name)
      return new Uint8Array(await readFile(demoMediaUrls[name]))
    },
  })
  await school.backend.tick()
})

const HALF_A_YEAR = { searchStartDate: '2027-03-20', searchEndDate: '2027-04-05', timezone: 'Europe/Berlin' }

describe('the files of the demo', () => {
  it('are as large and as long as its table says, small enough to be checked in, and load when they are read', async () => {
    expect(loaded, 'nothing is loaded at the start').toEqual([])
    const sizes = await Promise.all(
      Object.entries(demoMediaUrls).map(async ([name, url]) => [name, (await readFile(url)).length] as const),
    )
    expect(Object.fromEntries(sizes)).toEqual(
      Object.fromEntries(Object.entries(DEMO_MEDIA).map(([name, { sizeBytes }]) => [name, sizeBytes])),
    )
    expect(Math.max(...sizes.filter(([name]) => name.endsWith('.mp3')).map(([, size]) => size))).toBeLessThan(40_000)
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(600_000)
  })

  it('open by the addresses that the answers give', async () => {
    const { records } = await school.data('listCloudResources', { size: 50 }, 'teacher.li')
    const film = records.find(({ fileName }) => fileName.endsWith('.mp4'))
    const response = await school.backend.fetch(new Request(film?.resourceUrl ?? ''))
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([
      200,
      DEMO_MEDIA['film.mp4'].sizeBytes,
    ])
    expect(loaded).toEqual(['film.mp4'])
  })
})

describe('the larger demo', () => {
  it('shares one hash of the public password among all its people, and does not add itself twice', async () => {
    await school.restart()
    await school.backend.tick()
    const rows = await school.db
      .select({ id: schema.account.id, passwordHash: schema.account.passwordHash })
      .from(schema.account)
    const ofDemo = rows.filter(({ id }) => id === 'acc_usr_anna' || id.startsWith('acc_usr_mate'))
    expect([ofDemo.length, new Set(ofDemo.map(({ passwordHash }) => passwordHash)).size]).toEqual([201, 1])
    await school.token('student.mate200')
  })

  it('has two classes of one course, one of thirty, and one of two hundred', async () => {
    const ofLi = await school.data('listClassChoices', {}, 'teacher.li')
    expect(ofLi.filter(({ courseId }) => courseId === 'crs_hsk1').map(({ studentCount }) => studentCount)).toEqual([
      30, 8,
    ])
    const ofWang = await school.data('listClassChoices', {}, 'teacher.wang')
    expect(Math.max(...ofWang.map(({ studentCount }) => studentCount))).toBe(200)
  })

  it('has lessons at one time of the wall clock on both sides of the clock change', async () => {
    const { lessons } = await school.data('studentGetSchedule', HALF_A_YEAR, 'student.anna')
    expect(lessons.map(({ startTime }) => startTime)).toEqual(['2027-03-27T17:00:00.000Z', '2027-03-29T16:00:00.000Z'])
  })

  it('has a lesson on leave, one that was called off, and files of it', async () => {
    const days = { searchStartDate: '2026-11-16', searchEndDate: '2026-11-27' }
    const { lessons } = await school.data('studentGetSchedule', days, 'student.anna')
    expect(lessons.find(({ plan }) => plan === 'onLeave')).toMatchObject({ resourceCount: 2 })
    expect(lessons.some(({ status }) => status === 'waitingToBeAdjusted')).toBe(true)
  })

  it('has work with photos and a take that waits for marking longer than it should', async () => {
    const paper = { answerPaperId: 'anp_show_photos_anna' }
    const work = await school.data('getAnswerPaper', paper, 'teacher.li')
    expect(work.questions.map(({ answer }) => [answer?.images.length, answer?.audio.length])).toEqual([
      [2, 0],
      [0, 1],
    ])
    const { records } = await school.data('listHomework', { size: 100 }, 'teacher.li')
    const overdue = records.find(({ homeworkId }) => homeworkId === 'hmw_show_photos')
    expect(Date.parse(overdue?.markBy ?? '')).toBeLessThan(school.clock.now())
  })

  it('has a replay that waits for a colleague, files in each state of conversion, and many registrations', async () => {
    const { records } = await school.data('listReplaysToDecide', {}, 'teacher.wang')
    expect(records.map(({ lessonId }) => lessonId)).toEqual(['les_europe_held'])
    const page = await school.data('listPublicClassStudents', { classId: 'cls_festivals', size: 50 }, 'teacher.wang')
    expect(page.total).toBe(20)
  })

  it('keeps attendance of two hundred', async () => {
    const { students, totals } = await school.data('getClassResult', { lessonId: 'les_weekend_held' }, 'teacher.wang')
    expect(students).toHaveLength(200)
    expect(totals.present + totals.late + totals.absent).toBe(200)
  })
})
