import { expect, it } from 'vitest'
import { pdfOf } from '../../test/support/sample-files.ts'
import { countPdfPages } from './count-pdf-pages.ts'

it.each([1, 3, 40])('counts the pages of a PDF: %d', async (pages) => {
  expect(await countPdfPages(new Blob([pdfOf(pages)]))).toBe(pages)
})

it('counts the pages of a PDF whose table of contents is lost', async () => {
  const text = new TextDecoder().decode(pdfOf(3)).replace(/startxref\n\d+/, 'startxref\n1')
  expect(await countPdfPages(new Blob([text]))).toBe(3)
})

it('says that a PDF is encrypted', async () => {
  const encrypted = '/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <00> /U <00> >> /ID [<00> <00>] '
  const key = `<${'ab'.repeat(32)}>`
  const pdf = pdfOf(2, encrypted.replaceAll('<00>', key))
  await expect(countPdfPages(new Blob([pdf]))).rejects.toMatchObject({ code: 'encrypted' })
})

it.each([
  ['nothing', ''],
  ['only a beginning', '%PDF-1.7\n1 0 obj\n<< /Type'],
  ['no pages', new TextDecoder().decode(pdfOf(1)).replaceAll('/Pages', '/Wages')],
])('says that a PDF is broken: %s', async (_, content) => {
  await expect(countPdfPages(new Blob([content]))).rejects.toMatchObject({ code: 'broken' })
})

it('does not search through a large file that is none', async () => {
  let readBytes = 0
  const huge = new Blob(Array.from({ length: 80 }, () => new Uint8Array(1024 * 1024)))
  const counting = new Proxy(huge, {
    get(blob, name) {
      if (name === 'slice')
        return (start: number, end: number) => {
          readBytes += end - start
          return blob.slice(start, end)
        }
      return Reflect.get(blob, name)
    },
  })
  await expect(countPdfPages(counting)).rejects.toMatchObject({ code: 'broken' })
  expect(readBytes).toBeLessThanOrEqual(33 * 1024 * 1024)
})
