import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, loginInfo, openSchool, sdkFor, success } from '../../test/school.ts'
import { type Progress, callWithFiles } from './upload.ts'

openSchool()

const UPLOAD = '/api-tch/fileOperate/uploadImg'
const picture = new File(['png'], '封面.png', { type: 'image/png' })
const request = { url: UPLOAD, encoding: 'multipart', body: { file: picture, type: 'avatar' } } as const

/** XMLHttpRequest without a network: tests say what the other side does. */
class FakeXhr {
  static last: FakeXhr
  readonly headers = new Headers()
  readonly upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {}
  status = 0
  response: Blob | null = null
  isAborted = false
  body: FormData | null = null
  url = ''
  onload = () => undefined as void
  onerror = () => undefined as void
  onloadend = () => undefined as void

  open(_: string, url: string) {
    FakeXhr.last = this
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
  }
  answer(status: number, body: object) {
    this.status = status
    this.response = new Blob([JSON.stringify(body)], { type: 'application/json' })
    this.onload()
    this.onloadend()
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total, lengthComputable: total > 0 })
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const started = () => vi.waitFor(() => expect(FakeXhr.last.body).not.toBeNull(), 60_000)

describe('an upload that tells how far it is', () => {
  it('an upload that tells how far it is sends the file with the headers of every call, and brings what is inside the envelope', async () => {
    const { session } = sdkFor()
    session.begin('teacher', loginInfo)
    const seen: Progress[] = []
    const upload = callWithFiles(request, { onProgress: (progress) => seen.push(progress) })
    await started()
    const xhr = FakeXhr.last
    xhr.progress(1, 3)
    xhr.progress(3, 0)
    xhr.answer(200, success({ resourceUrl: 'https://cos.test/封面.png' }))
    await expect(upload).resolves.toEqual({ resourceUrl: 'https://cos.test/封面.png' })
    expect(seen).toEqual([
      { loadedBytes: 1, totalBytes: 3 },
      { loadedBytes: 3, totalBytes: null },
    ])
    expect(xhr.url).toBe(`https://school.test${UPLOAD}`)
    expect(xhr.headers.get('Authorization')).toBe(`Bearer ${loginInfo.accessToken}`)
    expect(xhr.headers.get('clientType')).toBe('014005')
    expect(xhr.headers.get('requestId')).toMatch(/^[0-9a-f]{32}$/)
    expect(xhr.headers.has('Content-Type')).toBe(false)
    expect(xhr.body?.get('file')).toMatchObject({ name: '封面.png', size: 3 })
    expect(xhr.body?.get('type')).toBe('avatar')
  })

  it.each([
    ['says no', () => FakeXhr.last.answer(200, failure(413, '内容过大')), { name: 'ApiError', code: 413 }],
    ['is a gateway that is down', () => FakeXhr.last.answer(502, {}), { name: 'HttpError', status: 502 }],
    ['is not there', () => FakeXhr.last.onerror(), { name: 'NetworkError' }],
  ])('an upload that tells how far it is fails like any call when the other side %s', async (_, happen, error) => {
    sdkFor()
    const upload = callWithFiles(request, { onProgress: () => undefined })
    const outcome = upload.catch((reason: unknown) => reason)
    await started()
    happen()
    expect(await outcome).toMatchObject(error)
  })

  it('an upload that tells how far it is stops when it is aborted, with the caller’s own reason', async () => {
    sdkFor()
    const abort = new AbortController()
    const upload = callWithFiles(request, { signal: abort.signal, onProgress: () => undefined })
    const outcome = upload.catch((reason: unknown) => reason)
    await started()
    const reason = new Error('closed the dialog')
    abort.abort(reason)
    expect(await outcome).toBe(reason)
    expect(FakeXhr.last.isAborted).toBe(true)
  })

  it('an upload that tells how far it is may take longer than the time limit as long as bytes move', async () => {
    vi.useFakeTimers()
    sdkFor({ timeoutMs: 1_000 })
    const upload = callWithFiles(request, { onProgress: () => undefined })
    const outcome = upload.catch((reason: unknown) => reason)
    for (let loaded = 1; loaded <= 5; loaded++) {
      await vi.advanceTimersByTimeAsync(900)
      FakeXhr.last.progress(loaded, 10)
    }
    expect(FakeXhr.last.isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await outcome).toMatchObject({ name: 'TimeoutError' })
  })
})
