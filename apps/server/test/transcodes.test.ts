import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryObjectStore } from '../src/core.ts'
import { ConversionError, type DocumentConverter } from '../src/ports/document-converter.ts'
import type { ObjectStore } from '../src/ports/object-store.ts'
import { officeFile, pdfOf, PNG } from './support/sample-files.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'
import { addResource } from './support/uploads.ts'

const TEACHER = 'teacher.li'
const OTHER = 'teacher.wang'
let school: TestSchool
let objects: ObjectStore
/** What LibreOffice would make of any document. */
let convert: DocumentConverter['toPdf']
beforeEach(async () => {
  objects = createMemoryObjectStore()
  convert = async () => new Blob([pdfOf(12)]).stream()
  school = await openTestSchool({
    objects,
    converter: { toPdf: (...document) => convert(...document) },
  })
})

const add = (fileName: string, content: Uint8Array, type: 'document' | 'image' | 'zip' = 'document') =>
  addResource(school, TEACHER, { type, fileName, content })
const start = (resourceId: string) => school.data('startTranscode', { resourceId }, TEACHER)
const look = (resourceId: string) => school.data('getTranscode', { resourceId }, TEACHER)
const madeKeys = async () => (await objects.list('')).map(({ key }) => key).filter((key) => key.includes('/converted/'))

describe('a document for the board', () => {
  it('that is a PDF waits, and then has as many pages as it has', async () => {
    const resourceId = await add('第三课.pdf', pdfOf(7))
    expect(await start(resourceId)).toMatchObject({ status: 'queued', pages: null })
    await school.backend.tick()
    expect(await look(resourceId)).toMatchObject({ status: 'done', pages: 7, percent: 100, reason: null })
  })

  it.each([
    ['docx', 'word'],
    ['pptx', 'presentation'],
  ] as const)('that is a .%s becomes a PDF of its owner', async (extension, kind) => {
    const asked: string[] = []
    convert = async (document, given) => {
      asked.push(`${given} ${document.size}`)
      return new Blob([pdfOf(12)]).stream()
    }
    const content = officeFile(kind)
    const resourceId = await add(`a.${extension}`, content)
    await start(resourceId)
    await school.backend.tick()
    expect(asked).toEqual([`${extension} ${content.length}`])
    expect(await look(resourceId)).toMatchObject({ status: 'done', pages: 12 })
    expect(await madeKeys()).toEqual([expect.stringMatching(/^teacher\/usr_li\/converted\/[\w-]+\.pdf$/)])
  })

  it('that is a picture is ready at once', async () => {
    expect(await start(await add('a.png', PNG, 'image'))).toMatchObject({ status: 'done', pages: null })
  })

  it('is worked on once, however often it is asked for', async () => {
    let times = 0
    convert = async () => {
      times++
      return new Blob([pdfOf(1)]).stream()
    }
    const resourceId = await add('a.docx', officeFile('word'))
    await start(resourceId)
    await start(resourceId)
    await school.backend.tick()
    expect([times, (await start(resourceId)).status]).toEqual([1, 'done'])
  })

  it('leaves no PDF behind when it was dropped meanwhile', async () => {
    const resourceId = await add('a.docx', officeFile('word'))
    convert = async () => {
      await school.data('deleteTranscode', { resourceId }, TEACHER)
      return new Blob([pdfOf(1)]).stream()
    }
    await start(resourceId)
    await school.backend.tick()
    expect(await madeKeys()).toEqual([])
  })
})

describe('many documents of one teacher', () => {
  it('wait for those of another after the first', async () => {
    const looked: (string | null)[] = []
    convert = async () => {
      looked.push((await look(later)).status, (await school.data('getTranscode', { resourceId: other }, OTHER)).status)
      return new Blob([pdfOf(1)]).stream()
    }
    await start(await add('first.pdf', pdfOf(1)))
    const later = await add('later.docx', officeFile('word'))
    await start(later)
    const other = await addResource(school, OTHER, { type: 'document', fileName: 'b.pdf', content: pdfOf(3) })
    await school.data('startTranscode', { resourceId: other }, OTHER)
    await school.backend.tick()
    expect(looked).toEqual(['inProgress', 'done'])
  })

  it('are refused while 20 wait; asking again for one of these, pictures and other teachers are not', async () => {
    const waiting: string[] = []
    for (let index = 0; index < 20; index++) waiting.push(await add(`${index}.pdf`, pdfOf(1)))
    for (const resourceId of waiting) await start(resourceId)
    const next = await add('next.pdf', pdfOf(1))
    expect(await school.call('startTranscode', { resourceId: next }, { as: TEACHER })).toMatchObject({
      code: errorCodes.tooOften,
      data: { retryAfterSeconds: 30 },
    })
    expect(await start(waiting[0] ?? '')).toMatchObject({ status: 'queued' })
    expect(await start(await add('a.png', PNG, 'image'))).toMatchObject({ status: 'done' })
    const other = await addResource(school, OTHER, { type: 'document', fileName: 'b.pdf', content: pdfOf(3) })
    expect(await school.data('startTranscode', { resourceId: other }, OTHER)).toMatchObject({ status: 'queued' })
    await school.backend.tick()
    expect(await start(next)).toMatchObject({ status: 'queued' })
  })
})

describe('a document fails, and says why', () => {
  const encrypted = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'ab'.repeat(32)}> >> /ID [<00> <00>] `
  it.each([
    ['encrypted', 'a.pdf', pdfOf(2, encrypted), 'document'],
    ['broken', 'a.pdf', new TextEncoder().encode('%PDF-1.7 only a beginning'), 'document'],
    ['unsupported', 'a.xlsx', officeFile('spreadsheet'), 'document'],
  ] as const)('%s: %s', async (reason, fileName, content, type) => {
    const resourceId = await add(fileName, content, type)
    await start(resourceId)
    await school.backend.tick()
    expect(await look(resourceId)).toMatchObject({ status: 'failed', reason, pages: null })
  })

  it.each(['converter-missing', 'broken', 'timed-out'] as const)('%s, from the converter', async (code) => {
    convert = () => Promise.reject(new ConversionError(code))
    const resourceId = await add('a.docx', officeFile('word'))
    await start(resourceId)
    await school.backend.tick()
    expect(await look(resourceId)).toMatchObject({ status: 'failed', reason: code })
  })

  it('without a converter', async () => {
    school = await openTestSchool()
    const resourceId = await add('a.pptx', officeFile('presentation'))
    await start(resourceId)
    await school.backend.tick()
    expect(await look(resourceId)).toMatchObject({ status: 'failed', reason: 'converter-missing' })
  })

  it('too large to convert', async () => {
    const resourceId = await add('a.pptx', officeFile('presentation'))
    const [pptx] = await objects.list('teacher/usr_li/document/')
    const huge = await objects.stage(new Blob([new Uint8Array(200 * 1024 * 1024 + 1)]).stream())
    await objects.publish(huge, pptx?.key ?? '', pptx?.contentType ?? '')
    await start(resourceId)
    await school.backend.tick()
    expect(await look(resourceId)).toMatchObject({ status: 'failed', reason: 'too-large' })
  })

  it('and is tried again when it is asked for again', async () => {
    convert = () => Promise.reject(new ConversionError('timed-out'))
    const resourceId = await add('a.docx', officeFile('word'))
    await start(resourceId)
    await school.backend.tick()
    convert = async () => new Blob([pdfOf(3)]).stream()
    school.clock.advance(MINUTE)
    expect(await start(resourceId)).toMatchObject({ status: 'queued', reason: null })
    await school.backend.tick()
    expect(await look(resourceId)).toMatchObject({ status: 'done', pages: 3 })
  })

  it('after five tries of a converter that crashes', async () => {
    convert = () => Promise.reject(new Error('out of memory'))
    const resourceId = await add('a.docx', officeFile('word'))
    await start(resourceId)
    await school.backend.tick()
    expect(await look(resourceId)).toMatchObject({ status: 'inProgress' })
    for (let again = 0; again < 4; again++) {
      school.clock.advance(10 * MINUTE)
      await school.backend.tick()
    }
    expect(await look(resourceId)).toMatchObject({ status: 'failed', reason: 'gave-up' })
  })
})
