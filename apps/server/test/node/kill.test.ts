/** The power goes while everybody writes. Whatever was answered is there afterwards. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, type PostgresServer, startPostgres } from '../../../../scripts/lib/postgres.ts'
import { copyPreparedSchool } from '../../../../scripts/lib/prepared-school.ts'
import { schema } from '../../src/db/database.ts'
import { openFolderDatabase, openPostgresDatabase, type OpenedDatabase } from '../../src/node/database/open-database.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { cosRequest, postForm, signIn, type UploadGrant } from './http-client.ts'
import { type RunningProcess, runServer } from './run-server.ts'
import { startWriteStorm, type WriteStorm } from './write-storm.ts'

const PART_BYTES = 1024 * 1024
const PARTS = 6

let dataDir: string
let port: number
let started: RunningProcess[]
let postgres: PostgresServer | null
async function begin(): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-kill-'))
  port = await freePort()
  started = []
  postgres = null
}
async function end(): Promise<void> {
  for (const server of started) server.kill('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

const start = () => {
  const database = postgres ? { DATABASE_URL: postgres.url } : {}
  // The same port again: an upload goes on where it was promised to be.
  const server = runServer({ DATA_DIR: dataDir, PORT: String(port), ...database })
  started.push(server)
  return server
}
const kill = async (server: RunningProcess) => {
  server.kill('SIGKILL')
  await server.exited
}

/** A storm and an upload, the end of the server in the middle of both, and the next one. */
async function expectToOutliveItsEnd(server: RunningProcess): Promise<void> {
  const base = await server.ready
  // First, because the storm leaves the address nothing to ask with.
  const upload = await startUpload(base)
  const storm = await startWriteStorm(base)
  await Promise.all([storm.raging, upload.putParts(0, PARTS / 2)])
  // In the middle of a part.
  const interrupted = upload.putParts(PARTS / 2, PARTS).catch(() => undefined)
  await kill(server)
  await Promise.all([storm.end(), interrupted])

  const again = start()
  await again.ready
  await upload.goOn()
  again.kill('SIGTERM')
  await again.exited
  await expectNothingLost(storm)
}

describe('a server on a folder', () => {
  beforeAll(async () => {
    await begin()
    await copyPreparedSchool(dataDir)
  })
  afterAll(end)

  it('loses nothing that was answered at its kill -9', () => expectToOutliveItsEnd(start()))
})

// One server, which has filled its database once: what is killed first is the database.
describe('a server on PostgreSQL', () => {
  let database: PostgresServer
  let server: RunningProcess
  beforeAll(async () => {
    await begin()
    postgres = database = await startPostgres({ isDurable: true })
    server = start()
    await server.ready
  })
  afterAll(end)

  it('loses nothing that was answered at the kill -9 of PostgreSQL, and works on when that is back', async () => {
    const storm = await startWriteStorm(await server.ready)
    await storm.raging
    await database.kill()
    const written = storm.acknowledged.reports.length
    await database.restart()
    await expect.poll(() => storm.acknowledged.reports.length).toBeGreaterThan(written)
    await storm.end()
    await expectNothingLost(storm)
  })

  it('loses nothing that was answered at its own kill -9', () => expectToOutliveItsEnd(server))
})

async function expectNothingLost({ acknowledged, lessonId, heldLessonId }: WriteStorm): Promise<void> {
  const { reports, commands, feedback } = acknowledged
  const { db, close }: OpenedDatabase = postgres
    ? await openPostgresDatabase(postgres.url)
    : await openFolderDatabase(dataDir, silentLogger)
  try {
    const { lessonFeedback, metricEntry, roomEvent } = schema
    const entries = await db.select({ id: metricEntry.requestId }).from(metricEntry)
    const events = await db
      .select({ id: roomEvent.commandId, seq: roomEvent.seq })
      .from(roomEvent)
      .where(eq(roomEvent.roomId, lessonId))
      .orderBy(roomEvent.seq)
    const [stored] = await db
      .select({ content: lessonFeedback.content })
      .from(lessonFeedback)
      .where(and(eq(lessonFeedback.lessonId, heldLessonId), eq(lessonFeedback.authorId, 'usr_anna')))
    expect(missing(reports, entries)).toEqual([])
    expect(missing(commands, events)).toEqual([])
    expect(Number(stored?.content)).toBeGreaterThanOrEqual(feedback)
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
  } finally {
    await close()
  }
}

function missing(acknowledged: readonly string[], stored: readonly { id: string }[]): string[] {
  const ids = new Set(stored.map(({ id }) => id))
  return acknowledged.filter((id) => !ids.has(id))
}

/** A file on its way in parts. */
async function startUpload(base: string) {
  const token = await signIn(base, 'teacher.wang')
  const file = { type: 'document', fileName: '课文.pdf' }
  const grant = (await postForm(base, '/api-tch/fileOperate/tempCred', file, token)).data as UploadGrant
  const begun = await (await cosRequest(grant, 'POST', { uploads: '' })).text()
  const uploadId = /<UploadId>(.*?)<\/UploadId>/.exec(begun)?.[1] ?? ''
  const parts = Array.from({ length: PARTS }, (_, index) => new Uint8Array(PART_BYTES).fill(index + 1))
  parts[0]?.set(new TextEncoder().encode('%PDF-1.7'))
  const etags = new Map<number, string>()

  // Like the COS client, which sends a part again after a 5xx.
  const putPart = async (index: number, triesLeft = 3): Promise<void> => {
    const put = await cosRequest(grant, 'PUT', { partNumber: String(index + 1), uploadId }, parts[index])
    const etag = put.headers.get('etag')
    if (put.status >= 500 && triesLeft > 0) {
      await setTimeout(300)
      return putPart(index, triesLeft - 1)
    }
    if (put.status !== 200 || etag === null) throw new Error(`part ${index + 1}: ${put.status}`)
    etags.set(index, etag)
  }
  const putParts = async (from: number, until: number) => {
    for (let index = from; index < until; index++) await putPart(index)
  }

  return {
    putParts,
    /** Asks what is there, sends what is missing, joins it and reads it back. */
    async goOn() {
      const listed = await (await cosRequest(grant, 'GET', { uploadId })).text()
      const there = [...listed.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, no]) => Number(no) - 1)
      expect(there).toEqual(expect.arrayContaining([...etags.keys()]))
      for (let index = 0; index < PARTS; index++) if (!there.includes(index)) await putPart(index)
      const all = await (await cosRequest(grant, 'GET', { uploadId })).text()
      const tags = [...all.matchAll(/<PartNumber>(\d+)<\/PartNumber>.*?<ETag>(.*?)<\/ETag>/gs)]
      const list = tags.map(([, no, etag]) => `<Part><PartNumber>${no}</PartNumber><ETag>${etag}</ETag></Part>`)
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
      expect(await (await cosRequest(grant, 'POST', { uploadId }, body)).text()).toContain('<ETag>')
      const added = { ...file, newFileName: grant.newFileName }
      const { code, data } = await postForm(base, '/api-tch/fileOperate/addCloudRes', added, token)
      expect(code).toBe(200)
      const { resourceUrl } = data as { resourceUrl: string }
      const stored = Buffer.from(await (await fetch(resourceUrl)).arrayBuffer())
      expect(stored.equals(Buffer.concat(parts))).toBe(true)
    },
  }
}
