import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it, vi } from 'vitest'
import { makePdf } from './make-pdf.ts'

/** A picture of one pixel. */
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k='
const exportPage = async () => new Blob([Uint8Array.from(atob(JPEG), (character) => character.charCodeAt(0))])

it('a PDF has the chosen pages, and tells how far it is', async () => {
  const onProgress = vi.fn<(done: number) => void>()
  const { signal } = new AbortController()
  const pdf = await makePdf({ exportPage }, ['page-2', 'page-5'], '第三课', { onProgress, signal })
  const read = await PDFDocument.load(await pdf.arrayBuffer())
  expect([read.getPageCount(), read.getTitle()]).toEqual([2, '第三课'])
  expect(onProgress.mock.calls).toEqual([[1], [2]])
})

it('a PDF that was called off draws no further page', async () => {
  const stop = new AbortController()
  const draw = vi.fn<typeof exportPage>(exportPage)
  const making = makePdf({ exportPage: draw }, ['page-1', 'page-2'], '', {
    onProgress: () => stop.abort(),
    signal: stop.signal,
  })
  await expect(making).rejects.toMatchObject({ name: 'AbortError' })
  expect(draw).toHaveBeenCalledOnce()
})
