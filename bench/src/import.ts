/** Measures an import of 10,000 students: and of a timetable: how long they take, and how long other calls wait meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises'
import { operations } from '@hwjy/sdk/operations'
import { callAs } from './api/calls.ts'
import { type Bench, ms, percentile, type Size } from './row.ts'
import { demoServer } from './server/bench-server.ts'

const rowsOf: Record<Size, number> = { short: 300, usual: 10_000, full: 20_000 }
const LOOK_EVERY_MS = 200
const LESSONS = 50
const FIRST_YEAR = 2030

interface Import {
  state: string
  done: number
  bad: number
}

export const run: Bench = async function* ({ size }) {
  const server = await demoServer(size)
  const plain = { rival: '', ratio: '' }
  try {
    const token = await administrator(server.url)
    const waits = watchCalls(server.url, token)
    const bring = (table: string, csv: string) => bringIn(server.url, token, table, csv)
    const rows = rowsOf[size]
    const people = await bring('students', students(rows))
    yield { what: `${rows} students: read and checked`, ours: ms(people.readMs), ...plain, goal: '' }
    yield {
      what: `${rows} students: carried out`,
      ours: ms(people.appliedMs),
      ...plain,
      goal: '≤ 60 s for 10,000',
    }
    yield { what: 'another call meanwhile: median, longest', ours: waits.take(), ...plain, goal: '≤ 1 s' }

    const classes = rows / 50
    await bring('courses', 'externalId,name\nC-1,HSK 1\n')
    await bring('classes', teachingClasses(classes))
    waits.take()
    const series = await bring('series', timetable(classes))
    const lessons = `${classes} series of ${LESSONS} lessons`
    yield { what: `${lessons}: read and checked`, ours: ms(series.readMs), ...plain, goal: '' }
    yield { what: `${lessons}: carried out`, ours: ms(series.appliedMs), ...plain, goal: '' }
    yield { what: 'another call meanwhile: median, longest', ours: waits.take(), ...plain, goal: '≤ 1 s' }
    await waits.stop()
  } finally {
    await server.stop()
  }
}

/** Imports a file from its upload to its end. @throws when a row of it was not carried out */
async function bringIn(url: string, token: string, table: string, csv: string) {
  const rows = csv.trim().split('\n').length - 1
  const readAt = performance.now()
  const importId = await upload(url, token, table, csv)
  const until = async (state: string) => {
    for (;;) {
      const found = (await callAs(url, token, 'getSchoolImport', { importId })) as Import
      if (found.state === state) return found
      if (found.state === 'failed') throw new Error('the import failed')
      await sleep(LOOK_EVERY_MS)
    }
  }
  await until('checked')
  const readMs = performance.now() - readAt
  const appliedAt = performance.now()
  await callAs(url, token, 'applySchoolImport', { importId, mode: 'all' })
  const { done, bad } = await until('done')
  if (done !== rows || bad > 0) throw new Error(`${done} of ${rows} rows were carried out, ${bad} were bad`)
  return { readMs, appliedMs: performance.now() - appliedAt }
}

/** Asks again and again, as somebody who works in the app meanwhile. */
function watchCalls(url: string, token: string) {
  let waits: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const askedAt = performance.now()
      await callAs(url, token, 'teacherUserInfo', {})
      waits.push(performance.now() - askedAt)
      await sleep(LOOK_EVERY_MS)
    }
  })()
  return {
    /** The median and the longest since it was asked last. */
    take(): string {
      const taken = waits
      waits = []
      return `${ms(percentile(taken, 0.5))}, ${ms(Math.max(...taken))}`
    },
    stop(): Promise<void> {
      isOver = true
      return asking
    },
  }
}

const table = (...lines: readonly string[]) => [...lines, ''].join('\n')

const students = (count: number): string =>
  table(
    'externalId,name,birthday,parentName',
    ...Array.from({ length: count }, (_, no) => `SIS-${no},Student ${no},2015-04-12,Parent ${no}`),
  )

const teachingClasses = (count: number): string =>
  table(
    'externalId,name,course,teacher',
    ...Array.from({ length: count }, (_, no) => `K-${no},Class ${no},C-1,teacher.wang`),
  )

/** One teacher gives all of them, at an hour and in a year of its own each: nothing is in the way of anything. */
const timetable = (count: number): string =>
  table(
    'class,weekdays,time,startDate,lessons',
    ...Array.from(
      { length: count },
      (_, no) =>
        `K-${no},"1,3,5",${String(no % 24).padStart(2, '0')}:00,${FIRST_YEAR + Math.floor(no / 24)}-01-04,${LESSONS}`,
    ),
  )

async function administrator(url: string): Promise<string> {
  const fields = { username: 'teacher.li', password: 'Huawen-2026', captchaVerification: '' }
  const headers = { authorization: `Basic ${btoa('hwjy-web:')}`, deviceId: 'bench' }
  const body = new URLSearchParams(fields)
  const response = await fetch(url + operations.teacherLogin.path, { method: 'POST', headers, body })
  const { info } = (await response.json()) as { info: { accessToken: string } }
  return info.accessToken
}

async function upload(url: string, token: string, table: string, csv: string): Promise<string> {
  const body = new FormData()
  body.append('table', table)
  body.append('file', new Blob([csv]), `${table}.csv`)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(url + operations.uploadSchoolImport.path, { method: 'POST', headers, body })
  const { code, message, data } = (await response.json()) as {
    code: number
    message: string
    data: { importId: string }
  }
  if (code !== 200) throw new Error(`upload: ${code} ${message}`)
  return data.importId
}
