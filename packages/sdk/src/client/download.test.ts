import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { describeError } from '../error/describe-error.ts'
import { downloadBlob } from './download.ts'
import type { Progress } from './upload.ts'

const FILE = 'https://cos.test/usr_li/lesson.pdf'
const store = setupServer()
beforeAll(() => store.listen())
afterEach(() => store.resetHandlers())
afterAll(() => store.close())

it('a download brings the file and its type, by a plain GET', async () => {
  let asked: Request | null = null
  store.use(
    http.get(FILE, ({ request }) => {
      asked = request
      return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
    }),
  )
  const file = await downloadBlob(FILE)
  expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF'])
  expect((asked as Request | null)?.headers.has('Authorization')).toBe(false)
})

it('a download tells how far it is', async () => {
  const headers = { 'Content-Type': 'application/pdf', 'Content-Length': '8' }
  store.use(http.get(FILE, () => new HttpResponse('%PDF-1.7', { headers })))
  const seen: Progress[] = []
  const file = await downloadBlob(FILE, { onProgress: (progress) => seen.push(progress) })
  expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-1.7'])
  expect(seen.at(-1)).toEqual({ loadedBytes: 8, totalBytes: 8 })
})

describe('an address that is none', () => {
  it.each(['', ' ', 'lesson.pdf', 'http://', 'ftp://cos.test/lesson.pdf', 'javascript:alert(1)'])('%j', async (url) => {
    await expect(downloadBlob(url)).rejects.toMatchObject({ name: 'DownloadError', code: 'invalid-address' })
  })
})

it('a download says that the file did not come, and why', async () => {
  store.use(http.get(FILE, () => new HttpResponse(null, { status: 403 })))
  await expect(downloadBlob(FILE)).rejects.toMatchObject({ code: 'download-failed', status: 403 })
  store.use(http.get(FILE, () => HttpResponse.error()))
  const error = await downloadBlob(FILE).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'download-failed', status: null })
  expect(describeError(error, 'en-US')).toBe('File download failed')
})

it('a download stops when it is aborted, with the caller’s own reason', async () => {
  store.use(http.get(FILE, () => new Promise<Response>(() => undefined)))
  const abort = new AbortController()
  const download = downloadBlob(FILE, { signal: abort.signal })
  abort.abort(new Error('left the page'))
  await expect(download).rejects.toThrow('left the page')
})
