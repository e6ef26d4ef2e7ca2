import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findLibreOffice, libreOffice } from '../../src/node/convert/libre-office.ts'
import { countPdfPages } from '../../src/inspect/count-pdf-pages.ts'
import { officeFile, zipOf } from '../support/sample-files.ts'

const document = new Blob([officeFile('word')])
const never = new AbortController().signal

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hwjy-soffice-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** A program that is called as LibreOffice is: `$9` is the folder for the result, `${10}` the document. */
const program = async (body: string) => {
  const path = join(folder, 'soffice')
  await writeFile(path, `#!/bin/sh\n${body}\n`)
  await chmod(path, 0o755)
  return path
}
const leftBehind = async () => (await readdir(folder)).filter((name) => name.startsWith('hwjy-convert-'))
/** What is dead and only waits to be buried does not run. */
const isRunning = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

describe('a document in LibreOffice', () => {
  it('becomes the PDF that it wrote, and leaves nothing behind', async () => {
    const soffice = await program('[ "$6 $7 $8" = "--convert-to pdf --outdir" ] && cat "${10}" > "$9/document.pdf"')
    const pdf = await libreOffice(soffice).toPdf(document, 'docx', never)
    expect((await new Response(pdf).blob()).size).toBe(document.size)
    await expect.poll(leftBehind).toEqual([])
  })

  it.each([
    ['ends without a file', 'exit 0'],
    ['crashes', 'exit 77'],
  ])('is broken when the program %s', async (_, body) => {
    const toPdf = libreOffice(await program(body)).toPdf(document, 'docx', never)
    await expect(toPdf).rejects.toMatchObject({ name: 'ConversionError', code: 'broken' })
  })

  it('is too large when its PDF would be: the program cannot write more', async () => {
    const soffice = await program('head -c 3000000 /dev/zero > "$9/document.pdf"')
    const toPdf = libreOffice(soffice, { outputBytes: 1_000_000 }).toPdf(document, 'docx', never)
    await expect(toPdf).rejects.toMatchObject({ name: 'ConversionError', code: 'too-large' })
    await expect.poll(leftBehind).toEqual([])
  })

  it('ends when the program takes more memory than it may', async () => {
    const node = `"${process.execPath}" -e "Buffer.alloc(1500 * 1024 ** 2, 1)" && cat "\${10}" > "$9/document.pdf"`
    const soffice = await program(node)
    const within = (memoryBytes: number) => libreOffice(soffice, { memoryBytes }).toPdf(document, 'docx', never)
    await expect(within(1024 ** 3)).rejects.toMatchObject({ name: 'ConversionError' })
    await (await within(8 * 1024 ** 3)).cancel()
  })

  it('crashed when the program was ended by a signal', async () => {
    const toPdf = libreOffice(await program('kill -SEGV $$')).toPdf(document, 'docx', never)
    await expect(toPdf).rejects.toMatchObject({ name: 'ConversionError', code: 'crashed' })
  })

  it('times out, and what the program started is gone as well', async () => {
    const pids = join(folder, 'pids')
    const soffice = await program(`sleep 100 & echo $$ $! > ${pids}; wait`)
    const toPdf = libreOffice(soffice, { timeoutMs: 500 }).toPdf(document, 'docx', never)
    await expect(toPdf).rejects.toMatchObject({ name: 'ConversionError', code: 'timed-out' })
    const started = (await readFile(pids, 'utf8')).trim().split(' ').map(Number)
    await expect.poll(() => started.filter(isRunning)).toEqual([])
    expect([started.length, await leftBehind()]).toEqual([2, []])
  })

  it('is given up when the server stops', async () => {
    const stopping = new AbortController()
    const toPdf = libreOffice(await program('sleep 100')).toPdf(document, 'docx', stopping.signal)
    setTimeout(() => stopping.abort(), 200)
    await expect(toPdf).rejects.toMatchObject({ name: 'AbortError' })
  })
})

it('LibreOffice is where the setting says, or on the path, or nowhere', async () => {
  const soffice = await program('exit 0')
  expect(await findLibreOffice({ SOFFICE: soffice, PATH: '' })).toBe(soffice)
  expect(await findLibreOffice({ PATH: `/nowhere:${folder}` })).toBe(soffice)
  expect(await findLibreOffice({ SOFFICE: '/nowhere/soffice', PATH: folder })).toBeNull()
})

const installed = await findLibreOffice(process.env)

it.skipIf(installed === null)('the real one makes a page of a short document', async () => {
  const pdf = await libreOffice(installed ?? '').toPdf(shortDocument('老师好'), 'docx', never)
  expect(await countPdfPages(await new Response(pdf).blob())).toBe(1)
})

function shortDocument(text: string): Blob {
  const schemas = 'http://schemas.openxmlformats.org'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const relations = `${schemas}/package/2006/relationships`
  return new Blob([
    zipOf({
      '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    }),
  ])
}
