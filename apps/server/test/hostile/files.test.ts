/**
 * Files that are made to end the server, sent to a real one by a teacher while a class of two goes on beside it. Each
 * upload or its transcode is answered with a reason; the class is served, and the server's memory stays within a
 * gigabyte.
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyPreparedSchool } from '../../../../scripts/lib/prepared-school.ts'
import { cosRequest, noonOffset, postForm, signIn, type UploadGrant } from '../node/http-client.ts'
import { enterRoom, type LivePage } from '../node/live-page.ts'
import { type RunningProcess, runServer } from '../node/run-server.ts'
import { officeFile, pdfOf, zipOf } from '../support/sample-files.ts'
import { expectQuick } from './support/expect-quick.ts'
import * as hostile from './hostile-files.ts'

const GB = 1024 ** 3

let folder: string
let server: RunningProcess
let base: string
let attacker: string
let lesson: ClassOfTwo
let memory: MemoryWatch

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hwjy-hostile-files-'))
  await copyPreparedSchool(folder)
  server = runServer({ DATA_DIR: folder, SOFFICE: await officeProgram() })
  base = await server.ready
  attacker = await signIn(base, 'teacher.wang')
  memory = watchMemory(server.pid)
  lesson = await startClass()
})

afterAll(async () => {
  await lesson.stop()
  memory.stop()
  server.kill('SIGTERM')
  await server.exited
  await rm(folder, { recursive: true, force: true })
})

/** LibreOffice as a document would make it behave: one takes all memory, one writes without end, one crashes. */
async function officeProgram(): Promise<string> {
  const program = join(folder, 'soffice')
  const eat = `"${process.execPath}" -e "const all = []; for (;;) all.push(Buffer.alloc(1e8, 1))"`
  const body = [
    'if grep -q EAT-MEMORY "${10}"; then',
    `  ${eat}`,
    'elif grep -q WRITE-MUCH "${10}"; then',
    '  yes > "$9/document.pdf"',
    'elif grep -q CRASH "${10}"; then',
    '  kill -SEGV $$',
    'else',
    `  cp "${join(folder, 'pages.pdf')}" "$9/document.pdf"`,
    'fi',
  ]
  await writeFile(join(folder, 'pages.pdf'), pdfOf(3))
  await writeFile(program, `#!/bin/sh\n${body.join('\n')}\n`)
  await chmod(program, 0o755)
  return program
}

interface ClassOfTwo {
  /** How long commands waited for their answer, in milliseconds, since it was asked last. */
  waits(): number[]
  /** Why a command was not answered; null while all were. */
  failure(): unknown
  stop(): Promise<void>
}

/** A teacher who writes and a student who raises a hand, all the time. */
async function startClass(): Promise<ClassOfTwo> {
  const [li, anna] = [await signIn(base, 'teacher.li'), await signIn(base, 'student.anna')]
  const lessonDate = new Date(Date.now() + noonOffset() * 3_600_000).toISOString().slice(0, 10)
  const { data } = await postForm(base, '/api-tch/lessonClass/teacherLessonStatusListByDate', { lessonDate }, li)
  const { lessons } = data as { lessons: { lessonId: string; canStart: boolean }[] }
  const lessonId = lessons.find(({ canStart }) => canStart)?.lessonId ?? ''
  await postForm(base, '/api-tch/lessonCourse/lessonStarted', { lessonId }, li)
  const pages = [await enterRoom(base, lessonId, 'tch', li), await enterRoom(base, lessonId, 'user', anna)] as const
  let waits: number[] = []
  let failure: unknown = null
  let isOver = false
  const ask = async (page: LivePage, command: Parameters<LivePage['ask']>[0]) => {
    const sentAt = performance.now()
    await page.ask(command)
    waits.push(performance.now() - sentAt)
  }
  const talk = async () => {
    for (let no = 0; !isOver; no++) {
      await ask(pages[0], { type: 'say', text: String(no) })
      await ask(pages[1], { type: no % 2 === 0 ? 'raiseHand' : 'lowerHand' })
      await setTimeout(100)
    }
  }
  const talking = talk().catch((error: unknown) => {
    failure = error
  })
  return {
    waits() {
      const since = waits
      waits = []
      return since
    },
    failure: () => failure,
    async stop() {
      isOver = true
      await talking
      for (const page of pages) page.close()
    },
  }
}

interface MemoryWatch {
  /** Most bytes that the server had since it was asked last. */
  most(): number
  stop(): void
}

function watchMemory(pid: number): MemoryWatch {
  let most = 0
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
  }, 100)
  return {
    most() {
      const since = most
      most = 0
      return since
    },
    stop: () => clearInterval(timer),
  }
}

type UploadType = 'image' | 'audio' | 'video' | 'document' | 'zip'

/** @returns `stored` with the key, or the store's reason */
async function put(type: UploadType, fileName: string, content: Uint8Array<ArrayBuffer>) {
  const { data } = await postForm(base, '/api-tch/fileOperate/tempCred', { type, fileName }, attacker)
  const grant = data as UploadGrant
  const answer = await cosRequest(grant, 'PUT', {}, content)
  const reason = /<Code>(.*?)<\/Code>/.exec(await answer.text())?.[1] ?? 'stored'
  return { reason, newFileName: grant.newFileName }
}

interface Transcode {
  status: string
  reason: string | null
  pages: number | null
}

/** Uploads a document and asks for its pages. @returns the transcode, once it is over */
async function transcoded(fileName: string, content: Uint8Array<ArrayBuffer>): Promise<Transcode> {
  const { newFileName } = await put('document', fileName, content)
  const file = { newFileName, fileName, type: 'document' }
  const { data } = await postForm(base, '/api-tch/fileOperate/addCloudRes', file, attacker)
  const { resourceId } = data as { resourceId: string }
  await postForm(base, '/api-tch/fileOperate/iwTransCode', { resourceId }, attacker)
  for (;;) {
    const answer = await postForm(base, '/api-tch/fileOperate/queryIwTransCode', { resourceId }, attacker)
    const transcode = answer.data as Transcode
    if (transcode.status === 'done' || transcode.status === 'failed') return transcode
    await setTimeout(200)
  }
}

/** The class was served all the time, and the server kept within its memory. */
async function expectClassGoesOn(): Promise<void> {
  const waits: number[] = []
  // Some files are refused before anybody has said a word.
  while (waits.length < 2 && lesson.failure() === null) {
    await setTimeout(50)
    waits.push(...lesson.waits())
  }
  expect(lesson.failure()).toBeNull()
  waits.sort((a, b) => a - b)
  expectQuick({ controlMs: waits, echoMs: [0] })
  expect(memory.most()).toBeLessThan(GB)
}

describe('a document that is asked for its pages', () => {
  it.each([
    ['whose table of contents inflates to 67 million entries', 'a.pdf', hostile.pdfWithHugeTable, 'too-large'],
    ['that nests a hundred thousand arrays', 'a.pdf', hostile.deepPdf, 'broken'],
    ['that says it unpacks to 10 GB', 'a.docx', () => hostile.docxBomb(10 * GB, 0xffffffff), 'too-large'],
    ['that unpacks to 10 GB and says a kilobyte', 'a.docx', () => hostile.docxBomb(10 * GB, 1_000), 'too-large'],
    ['whose PDF has no end', 'a.docx', () => marked('WRITE-MUCH'), 'too-large'],
    ['that crashes the program which converts it', 'a.docx', () => marked('CRASH'), 'crashed'],
  ])('%s fails with its reason', async (_, fileName, content, reason) => {
    expect(await transcoded(fileName, content())).toMatchObject({ status: 'failed', reason })
    await expectClassGoesOn()
  })

  it('that takes all memory of the program which converts it fails', async () => {
    expect(await transcoded('a.docx', marked('EAT-MEMORY'))).toMatchObject({ status: 'failed' })
    await expectClassGoesOn()
  })

  it.each([
    ['that is compressed twice and inflates to 256 MB', 'a.pdf', hostile.pdfCompressedTwice, 1],
    ['whose pages are their own children', 'a.pdf', hostile.circularPdf, 1],
    ['that is an honest PDF, after all of these', 'a.pdf', () => pdfOf(12), 12],
    ['that is an honest document, after all of these', 'a.docx', () => officeFile('word'), 3],
  ])('%s has its pages', async (_, fileName, content, pages) => {
    expect(await transcoded(fileName, content())).toMatchObject({ status: 'done', pages })
    await expectClassGoesOn()
  })
})

describe('a file that is not what a browser could show is refused when it arrives', () => {
  it.each<[string, UploadType, string, () => Uint8Array<ArrayBuffer>]>([
    ['a PNG of 60,000 by 60,000 pixels', 'image', 'a.png', () => hostile.pngOf(60_000, 60_000)],
    ['a JPEG of 60,000 by 60,000 pixels', 'image', 'a.jpg', () => hostile.jpegOf(60_000, 60_000)],
    ['a JPEG that hides its size', 'image', 'a.jpg', () => hostile.jpegOf(60_000, 60_000, 1, 2_000)],
    ['an SVG of a billion entities', 'image', 'a.png', hostile.svgOfEntities],
    ['sound with a description of 256 MB', 'audio', 'a.mp3', () => hostile.mp3WithTag(2 ** 28 - 1)],
    ['descriptions without sound', 'audio', 'a.mp3', hostile.mp3OfTags],
    ['a document of 65,000 members', 'document', 'a.docx', hostile.docxOfManyMembers],
  ])('%s', async (_, type, fileName, content) => {
    expect((await put(type, fileName, content())).reason).toBe('InvalidArgument')
    await expectClassGoesOn()
  })
})

describe('a file that is only stored is never looked into', () => {
  it.each<[string, UploadType, string, () => Uint8Array<ArrayBuffer>]>([
    ['a film of boxes without size', 'video', 'a.mp4', hostile.mp4OfEmptyBoxes],
    ['sound of frames without end', 'audio', 'a.mp3', hostile.mp3OfFrames],
    ['an archive in an archive', 'zip', 'a.zip', hostile.nestedZip],
    ['an archive with a name in GB18030', 'zip', 'a.zip', hostile.zipWithGb18030Name],
  ])('%s', async (_, type, fileName, content) => {
    expect((await put(type, fileName, content())).reason).toBe('stored')
    await expectClassGoesOn()
  })
})

/** A document that our own LibreOffice knows by a word in it. */
const marked = (word: string) =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': `<document>${word}</document>` })
