import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type ChildInspector, childInspector } from '../../src/node/inspect/child-inspector.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import * as hostile from '../hostile/hostile-files.ts'
import { mp3Of, officeFile, pdfOf } from '../support/sample-files.ts'

const never = new AbortController().signal
const GB = 1024 ** 3

// A server has one inspector for all files, and goes on with it after a file that failed.
const usual = childInspector({ logger: silentLogger })
let inspector: ChildInspector = usual
const inspectorWith = (options: Partial<Parameters<typeof childInspector>[0]>) => {
  inspector = childInspector({ logger: silentLogger, ...options })
}
afterEach(async () => {
  if (inspector !== usual) await inspector.stop()
  inspector = usual
})
afterAll(() => usual.stop())

const pages = (pdf: Uint8Array<ArrayBuffer>, signal = never) => inspector.countPages(new Blob([pdf]), signal)

describe('a file that is read in a child process', () => {
  it('has its pages, in the same process as the file before', async () => {
    expect(await pages(pdfOf(7))).toBe(7)
    const { pid } = inspector
    expect(await pages(pdfOf(40))).toBe(40)
    await inspector.checkDocument(new Blob([officeFile('word')]), never)
    expect(await inspector.measureAudio(new Blob([mp3Of(12)]), never)).toBeCloseTo(12, 1)
    await expect(inspector.measureAudio(new Blob(['no sound']), never)).rejects.toMatchObject({ code: 'broken' })
    expect([pid, inspector.pid]).toEqual([expect.any(Number), pid])
  })

  it.each([
    ['a table of contents of 67 million entries', hostile.pdfWithHugeTable, 'too-large'],
    ['objects nested a hundred thousand deep', hostile.deepPdf, 'broken'],
  ])('with %s ends with a reason, and the next one is read', async (_, hostilePdf, code) => {
    const before = process.memoryUsage.rss()
    await expect(pages(hostilePdf())).rejects.toMatchObject({ name: 'InspectionError', code })
    expect(process.memoryUsage.rss() - before).toBeLessThan(0.5 * GB)
    expect(await pages(pdfOf(2))).toBe(2)
  })

  it.each([
    ['compressed twice', hostile.pdfCompressedTwice],
    ['whose pages are their own children', hostile.circularPdf],
  ])('%s is counted', async (_, hostilePdf) => {
    expect(await pages(hostilePdf())).toBe(1)
  })

  it('that unpacks to 10 GB is too large, whatever it says', async () => {
    const bomb = new Blob([hostile.docxBomb(10 * GB, 1_000)])
    await expect(inspector.checkDocument(bomb, never)).rejects.toMatchObject({ code: 'too-large' })
  })

  it('is given up after its time', async () => {
    inspectorWith({ timeoutMs: { checkDocument: 300 } })
    expect(await pages(pdfOf(1))).toBe(1)
    const bomb = new Blob([hostile.docxBomb(10 * GB, 1_000)])
    await expect(inspector.checkDocument(bomb, never)).rejects.toMatchObject({ code: 'timed-out' })
    expect(await pages(pdfOf(1))).toBe(1)
  })

  it('crashed when its process ended without a reason', async () => {
    expect(await pages(pdfOf(1))).toBe(1)
    const reading = inspector.checkDocument(new Blob([hostile.docxBomb(10 * GB, 1_000)]), never)
    setTimeout(() => process.kill(inspector.pid ?? 0, 'SIGSEGV'), 100)
    await expect(reading).rejects.toMatchObject({ code: 'crashed' })
  })

  it('is left when the server stops', async () => {
    const stopping = new AbortController()
    const reading = inspector.checkDocument(new Blob([hostile.docxBomb(10 * GB, 1_000)]), stopping.signal)
    setTimeout(() => stopping.abort(), 100)
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(inspector.pid).toBeUndefined()
  })

  it('leaves no process when there is nothing more to read', async () => {
    inspectorWith({ idleMs: 50 })
    expect(await pages(pdfOf(1))).toBe(1)
    await expect.poll(() => inspector.pid).toBeUndefined()
  })
})
