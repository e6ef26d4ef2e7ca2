import { errorCodes } from '@hwjy/sdk/errors'
import type { ResponseOf } from '../src/http/call.ts'
import { createSigner } from '../src/auth/tokens.ts'
import { createMemoryObjectStore, defaultConfig } from '../src/core.ts'
import { createHash } from 'node:crypto'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { createBudget } from '../src/domain/budget.ts'
import { authorize } from '../src/objects/cos-signature.ts'
import { createStoreCredentials } from '../src/objects/store-credentials.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { mp3Of, PNG } from './support/sample-files.ts'
import { MINUTE, openTestSchool, SECRET, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

type Credential = ResponseOf<'teacherTempCredential'>
const MB = 1024 * 1024
const PDF_PARTS = ['%PDF-1.7 first part ', 'and the second'].map((text) => new TextEncoder().encode(text))

const credential = (type: string, fileName: string) =>
  school.data('teacherTempCredential', { type, fileName } as never, 'teacher.li')

/** Well-formed, and worth nothing. */
const SIGNED = `q-sign-algorithm=sha1&q-ak=a&q-sign-time=1;2&q-key-time=1;2&q-signature=${'0'.repeat(40)}`

/** Sends what the COS client of a browser would send. */
async function cos(
  given: Credential,
  method: string,
  query: Record<string, string> = {},
  body?: Uint8Array,
  path = given.newFileName,
  unsigned: Record<string, string> = {},
) {
  const headers: Record<string, string> = { host: new URL(`http://${given.domain}`).host }
  if (body) headers['content-length'] = String(body.length)
  const keys = { secretId: given.credentials.tmpSecretId, secretKey: given.credentials.tmpSecretKey }
  const request = { method, path: `/${path}`, query, headers }
  const authorization = await authorize(request, keys, { from: given.startTime, until: given.expiredTime })
  const url = `http://${given.domain}/${path}?${new URLSearchParams(query)}`
  return school.backend.fetch(
    new Request(url, {
      method,
      headers: { ...headers, ...unsigned, authorization, 'x-cos-security-token': given.credentials.sessionToken },
      ...(body && { body: new Uint8Array(body) }),
    }),
  )
}

/** @returns id of a new upload in slices */
const startUpload = async (given: Credential) => {
  const started = await (await cos(given, 'POST', { uploads: '' }, new Uint8Array())).text()
  return /<UploadId>(.*?)<\/UploadId>/.exec(started)?.[1] ?? ''
}

const addResource = (given: Credential, fileName: string, type: string, options = {}) =>
  school.call(
    'teacherAddCloudResource',
    { newFileName: given.newFileName, fileName, type, ...options },
    { as: 'teacher.li' },
  )

describe('the length of a take', () => {
  const table = mp3Of(0.02)
  table.set(new TextEncoder().encode('Xing'), 21)
  const length = async (content: Uint8Array, said?: number, name = '朗读.mp3', type = 'audio') => {
    const given = await credential(type, name)
    await cos(given, 'PUT', {}, content)
    const options = said === undefined ? {} : { durationSeconds: said }
    const { code, data } = await addResource(given, name, type, options)
    return code === 200 ? (data as ResponseOf<'teacherAddCloudResource'>).durationSeconds : code
  }

  it('is what the server measures, whatever the sender says', async () => {
    expect(await length(mp3Of(12))).toBe(12)
    expect(await length(mp3Of(12), 3_600)).toBe(12)
    expect(await length(mp3Of(0.4))).toBe(1)
  })

  it('is not 0: a take without sound, or that is no sound, is refused', async () => {
    expect(await length(table)).toBe(errorCodes.contentMismatch)
    expect(await length(mp3Of(0.02), 12)).toBe(errorCodes.contentMismatch)
    expect(await length(new Uint8Array([0xff, 0xfb, 0x90, 0xc0, 1, 2, 3, 4]), 12)).toBe(errorCodes.contentMismatch)
  })

  it('is the sender’s word for a film, and nothing for a picture', async () => {
    const film = new TextEncoder().encode(`\0\0\0\x18ftypmp42${'\0'.repeat(16)}`)
    expect(await length(film, 61, '课.mp4', 'video')).toBe(61)
    expect(await length(film, undefined, '课.mp4', 'video')).toBeNull()
    expect(await length(PNG, 61, 'a.png', 'image')).toBeNull()
  })
})

describe('uploading', () => {
  it('puts a small file in one go, registers it and reads it back', async () => {
    const given = await credential('image', '板书.PNG')
    expect(given.newFileName).toMatch(/^teacher\/usr_li\/image\/[\w-]{16}\.png$/)
    const stored = await cos(given, 'PUT', {}, PNG)
    expect([stored.status, stored.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)])
    const { code, data } = await addResource(given, '板书.PNG', 'image')
    expect(code).toBe(200)
    expect(data).toMatchObject({ sizeBytes: PNG.length, contentType: 'image/png' })
    const { resourceUrl } = data as ResponseOf<'teacherAddCloudResource'>
    const read = await school.backend.fetch(new Request(resourceUrl))
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(PNG)
    expect(read.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('is sent to the address of the installation, whatever host the request names', async () => {
    school = await openTestSchool({ config: { demo: true, publicUrl: 'https://class.example' } })
    const given = await credential('image', 'a.png')
    expect(given.signUrl).toMatch(/^https:\/\/class\.example\/cos\//)
  })

  it('registers one object once, however often it is asked', async () => {
    const given = await credential('image', 'a.png')
    await cos(given, 'PUT', {}, PNG)
    const first = await addResource(given, 'a.png', 'image')
    expect(await addResource(given, 'a.png', 'image')).toEqual(first)
  })

  it('keeps what came first under a key, which is given out for one file', async () => {
    const given = await credential('image', 'a.png')
    await cos(given, 'PUT', {}, PNG)
    const again = await cos(given, 'PUT', {}, PNG)
    expect(again.status, 'the answer was lost').toBe(200)
    const other = await cos(given, 'PUT', {}, new Uint8Array([...PNG, 0]))
    expect([other.status, await other.text()]).toEqual([409, expect.stringContaining('FileAlreadyExists')])
    expect((await cos(given, 'DELETE', {})).status).toBe(403)
  })

  it('takes the address alone, for those without the SDK', async () => {
    const given = await credential('image', 'a.png')
    const put = await school.backend.fetch(
      new Request(given.signUrl, { method: 'PUT', body: PNG, headers: { host: 'localhost:8080' } }),
    )
    expect(put.status).toBe(200)
  })

  it('puts a large file in parts, goes on after a pause, and joins them in order', async () => {
    const given = await credential('document', '课文.pdf')
    const text = async (response: Response) => response.text()
    const uploadId = await startUpload(given)
    const etags: string[] = []
    for (const [index, part] of PDF_PARTS.entries()) {
      const response = await cos(given, 'PUT', { partNumber: String(index + 1), uploadId }, part)
      etags.push(response.headers.get('etag') ?? '')
    }
    const listed = await text(await cos(given, 'GET', { uploadId }))
    expect([...listed.matchAll(/<PartNumber>(\d)<\/PartNumber>/g)].map(([, no]) => no)).toEqual(['1', '2'])

    const complete = (tags: string[]) => {
      const parts = tags.map(
        (etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
      )
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
      return cos(given, 'POST', { uploadId }, body)
    }
    expect(await text(await complete(['"0"', etags[1] ?? '']))).toContain('<Code>InvalidPart</Code>')
    const joined = (numbers: number[]) => {
      const named = numbers.map(
        (no) => `<Part><PartNumber>${no}</PartNumber><ETag>${etags[no - 1] ?? ''}</ETag></Part>`,
      )
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${named.join('')}</CompleteMultipartUpload>`)
      return cos(given, 'POST', { uploadId }, body)
    }
    // One part named forty times made an object of forty times its size.
    for (const numbers of [[2, 1], [1, 1], Array.from({ length: 40 }, () => 1)])
      expect(await text(await joined(numbers))).toContain('<Code>InvalidPartOrder</Code>')
    const completed = await text(await complete(etags))
    expect(completed).toMatch(/<ETag>&quot;[0-9a-f]{32}-2&quot;<\/ETag>/)
    expect(await text(await complete(etags)), 'the first answer was lost').toBe(completed)

    const part = await cos(given, 'GET', {}, undefined, given.newFileName, { range: 'bytes=0-7' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '%PDF-1.7',
      'bytes 0-7/34',
    ])
    const head = await cos(given, 'HEAD')
    expect([head.headers.get('content-length'), head.headers.get('content-type')]).toEqual(['34', 'application/pdf'])
    const beyond = await cos(given, 'GET', {}, undefined, given.newFileName, { range: 'bytes=99-' })
    expect(beyond.status).toBe(416)
    expect(await text(await cos(given, 'GET', { uploadId }))).toContain('<Code>NoSuchUpload</Code>')
  })

  it('forgets an upload that was given up', async () => {
    const given = await credential('document', 'a.pdf')
    const uploadId = await startUpload(given)
    expect((await cos(given, 'DELETE', { uploadId })).status).toBe(204)
    expect((await cos(given, 'PUT', { uploadId, partNumber: '1' }, PNG)).status).toBe(404)
  })
})

describe('unfinished uploads', () => {
  /** The same key with a smaller allowance, as its session token says it. */
  const smaller = async (given: Credential, maxBytes: number): Promise<Credential> => {
    const credentials = createStoreCredentials(createSigner(SECRET))
    const actions = ['write'] as const
    const { sessionId = '' } = (await credentials.policy(given.credentials.sessionToken)) ?? {}
    const grant = { sessionId, bucket: given.bucketName, prefix: given.newFileName, actions, maxBytes, quotaBytes: 1e9 }
    const { secretId, secretKey, sessionToken } = await credentials.issue(grant, school.clock.now())
    return { ...given, credentials: { tmpSecretId: secretId, tmpSecretKey: secretKey, sessionToken } }
  }

  it('take no more parts than the object may have bytes, also when these come at the same moment', async () => {
    const given = await smaller(await credential('document', 'a.pdf'), 1_000)
    const uploadId = await startUpload(given)
    const put = (no: number, size: number) =>
      cos(given, 'PUT', { uploadId, partNumber: String(no) }, new Uint8Array(size))
    const answers = await Promise.all([1, 2, 3, 4].map((no) => put(no, 400)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(await refused?.text()).toContain('EntityTooLarge')
    const stored = answers.findIndex(({ status }) => status === 200) + 1
    expect((await put(stored, 600)).status, 'replacing a part frees its bytes').toBe(200)
  })

  it('of one person are ten at most: the oldest gives way', async () => {
    const first = await credential('document', 'a.pdf')
    const firstId = await startUpload(first)
    school.clock.advance(1)
    const given = await credential('document', 'b.pdf')
    await Promise.all(Array.from({ length: 9 }, () => startUpload(given)))
    expect((await cos(first, 'GET', { uploadId: firstId })).status).toBe(200)
    const last = await startUpload(given)
    expect((await cos(first, 'GET', { uploadId: firstId })).status).toBe(404)
    expect((await cos(given, 'GET', { uploadId: last })).status).toBe(200)
  })

  it('are swept once their key is too old to go on with them', async () => {
    const objects = createMemoryObjectStore(() => school.clock.now())
    school = await openTestSchool({ objects })
    await startUpload(await credential('document', 'a.pdf'))
    school.clock.advance(119 * MINUTE)
    await school.backend.tick()
    expect(await objects.listUploads('')).toHaveLength(1)
    school.clock.advance(2 * MINUTE)
    await school.backend.tick()
    expect(await objects.listUploads('')).toEqual([])
  })
})

describe('the object store refuses', () => {
  it.each(['1e3', '0x10', '0', '10001', '', ' 1'])('the part number %j', async (partNumber) => {
    const given = await credential('document', 'a.pdf')
    const uploadId = await startUpload(given)
    const response = await cos(given, 'PUT', { uploadId, partNumber }, PNG)
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('InvalidArgument')])
  })

  it('a list of parts that is longer than any upload has', async () => {
    const given = await credential('document', 'a.pdf')
    const uploadId = await startUpload(given)
    const response = await cos(given, 'POST', { uploadId }, new Uint8Array(1_300_000))
    expect(await response.text()).toContain('EntityTooLarge')
  })

  it('whatever is not signed for, is signed by another key, is another object, or is too late', async () => {
    const given = await credential('image', 'a.png')
    const other = await credential('image', 'b.png')
    const url = `http://${given.domain}/${given.newFileName}`
    const bare = await school.backend.fetch(new Request(url, { method: 'PUT', body: PNG }))
    expect(bare.status).toBe(403)
    const mixed = { ...given, credentials: { ...given.credentials, sessionToken: other.credentials.sessionToken } }
    expect(await (await cos(mixed, 'PUT', {}, PNG)).text()).toContain('InvalidAccessKeyId')
    const forged = { ...given, credentials: { ...given.credentials, tmpSecretKey: 'guessed' } }
    expect(await (await cos(forged, 'PUT', {}, PNG)).text()).toContain('SignatureDoesNotMatch')
    expect(await (await cos(given, 'PUT', {}, PNG, other.newFileName)).text()).toContain('AccessDenied')
    school.clock.advance(61 * MINUTE)
    expect(await (await cos(given, 'PUT', {}, PNG)).text()).toContain('Request has expired')
  })

  it('a page dressed up as a picture', async () => {
    const given = await credential('image', 'a.png')
    const page = new TextEncoder().encode('<script>alert(1)</script>')
    expect((await cos(given, 'PUT', {}, page)).status).toBe(400)
    expect((await cos(given, 'GET')).status).toBe(404)
  })

  it('file types that are not of the kind, before anything is sent', async () => {
    const input = { type: 'image', fileName: 'virus.exe' }
    expect(await school.call('teacherTempCredential', input, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.fileTypeNotAllowed,
    })
  })

  it('more than a person may keep, before anything is sent and when it arrives', async () => {
    const quotaBytes = PNG.length + 10
    const objectSettings = { ...defaultConfig.objects, quotaBytes }
    school = await openTestSchool({ config: { demo: true, objects: objectSettings } })
    const [first, second] = [await credential('image', 'a.png'), await credential('image', 'b.png')]
    expect((await cos(first, 'PUT', {}, PNG)).status).toBe(200)
    expect((await cos(first, 'PUT', {}, PNG)).status, 'replacing takes no more room').toBe(200)
    expect(await (await cos(second, 'PUT', {}, PNG)).text()).toContain('<Code>QuotaExceeded</Code>')
    const document = await credential('document', 'a.pdf')
    const uploadId = await startUpload(document)
    const part = (bytes: number) =>
      cos(document, 'PUT', { uploadId, partNumber: '1' }, PDF_PARTS[0]?.subarray(0, bytes))
    expect(await (await part(11)).text()).toContain('<Code>QuotaExceeded</Code>')
    expect((await part(10)).status).toBe(200)
    const input = { type: 'image', fileName: 'c.png' }
    expect(await school.call('teacherTempCredential', input, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.quotaExceeded,
      data: { limitBytes: quotaBytes },
    })
    const goesOn = { type: 'document', fileName: 'a.pdf', newFileName: document.newFileName }
    expect(
      await school.call('teacherTempCredential', goesOn, { as: 'teacher.li' }),
      'its own parts fill it',
    ).toMatchObject({ code: 200 })
    const base64Str = btoa(String.fromCharCode(...PNG))
    expect(await school.call('uploadBase64Image', { base64Str }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.quotaExceeded,
    })
  })

  it('a second permission for a file whose key is another person’s, of another kind or with another ending', async () => {
    const { newFileName } = await credential('document', 'a.pdf')
    const ask = (input: object, as = 'teacher.li') =>
      school.call('teacherTempCredential', { newFileName, ...input }, { as })
    expect(await ask({ type: 'document', fileName: 'a.pdf' })).toMatchObject({ code: 200, data: { newFileName } })
    for (const refused of [
      await ask({ type: 'document', fileName: 'a.pdf' }, 'teacher.wang'),
      await ask({ type: 'image', fileName: 'a.png' }),
      await ask({ type: 'document', fileName: 'a.docx' }),
      await ask({
        type: 'document',
        fileName: 'a.pdf',
        newFileName: newFileName.replace('/document/', '/document/../'),
      }),
    ])
      expect(refused).toMatchObject({ code: errorCodes.forbidden })
  })

  it('more files than a person may keep, before anything is sent and when it arrives', async () => {
    let files = 19_999
    school = await openTestSchool({ objects: { ...createMemoryObjectStore(), countObjects: async () => files } })
    const given = await credential('image', 'a.png')
    files = 20_000
    const put = await cos(given, 'PUT', {}, PNG)
    expect([put.status, await put.text()]).toEqual([403, expect.stringContaining('No more than 20000 files')])
    const input = { type: 'image', fileName: 'b.png' }
    expect(await school.call('teacherTempCredential', input, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.tooManyFiles,
      data: { limitFiles: 20_000 },
    })
  })

  it('more uploads than a hand can choose, until some time has passed', async () => {
    school = await openTestSchool({ callBudget: createBudget({ burst: 10_000, perSecond: 10_000 }) })
    const ask = () => school.call('teacherTempCredential', { type: 'image', fileName: 'a.png' }, { as: 'teacher.li' })
    const codes = new Set<number>()
    for (let asked = 0; asked < 1_000; asked++) codes.add((await ask()).code)
    expect([...codes]).toEqual([200])
    expect(await ask()).toMatchObject({ code: errorCodes.tooOften, data: { retryAfterSeconds: 4 } })
    school.clock.advance(4_000)
    expect(await ask()).toMatchObject({ code: 200 })
  })

  it('parts that together are more than a person may keep, as they come', async () => {
    const quotaBytes = 1_000
    const objectSettings = { ...defaultConfig.objects, quotaBytes }
    school = await openTestSchool({ config: { demo: true, objects: objectSettings } })
    const given = await credential('document', 'a.pdf')
    const uploadId = await startUpload(given)
    const put = (no: number, size: number) =>
      cos(given, 'PUT', { uploadId, partNumber: String(no) }, new Uint8Array(size))
    const answers = await Promise.all([1, 2, 3, 4].map((no) => put(no, 400)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403])
    expect(await answers.find(({ status }) => status === 403)?.text()).toContain('<Code>QuotaExceeded</Code>')
    const stored = answers.findIndex(({ status }) => status === 200) + 1
    expect((await put(stored, 600)).status, 'replacing a part frees its bytes').toBe(200)
  })

  /** A body that says how long it is and comes as the test likes. */
  const slowPut = ({ signUrl }: Credential, announcedBytes: number) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body: readable, duplex: 'half' }
    const headers = { host: 'localhost:8080', 'content-length': String(announcedBytes) }
    return { answer: school.backend.fetch(new Request(signUrl, { ...init, headers })), writer: writable.getWriter() }
  }

  it('what arrives at the same moment and is more than a person may keep and one part, until something breaks off', async () => {
    const objectSettings = { ...defaultConfig.objects, quotaBytes: 100 * MB }
    school = await openTestSchool({ config: { demo: true, objects: objectSettings } })
    const [first, second, third] = await Promise.all(
      ['a', 'b', 'c'].map((name) => credential('document', `${name}.pdf`)),
    )
    if (!first || !second || !third) throw new Error('no keys')
    const one = slowPut(first, 150 * MB)
    await one.writer.write(PDF_PARTS[0] ?? new Uint8Array())
    const two = slowPut(second, 150 * MB)
    void two.writer.close()
    expect([(await two.answer).status, await (await two.answer).text()]).toEqual([
      503,
      expect.stringContaining('<Code>SlowDown</Code>'),
    ])
    const alone = slowPut(third, 170 * MB)
    void alone.writer.close()
    expect(await (await alone.answer).text(), 'which even alone is too much').toContain('<Code>QuotaExceeded</Code>')
    await one.writer.abort(new Error('the line broke'))
    expect((await one.answer).status).toBe(500)
    expect((await cos(second, 'PUT', {}, PDF_PARTS[0])).status).toBe(200)
  })

  it('everything, before it comes, when the disk has only its reserve left', async () => {
    const objects = createMemoryObjectStore(() => school.clock.now())
    const reserve = 256 * 1024 ** 2
    school = await openTestSchool({ objects: { ...objects, freeBytes: async () => reserve + PNG.length - 1 } })
    const answer = await cos(await credential('image', 'a.png'), 'PUT', {}, PNG)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('<Code>StorageFull</Code>')])
    expect(await objects.list('')).toEqual([])
  })

  it('a key whose sign-in has ended, before the body and after it', async () => {
    const objects = createMemoryObjectStore(() => school.clock.now())
    school = await openTestSchool({ objects })
    const [given, other] = [await credential('image', 'a.png'), await credential('image', 'b.png')]
    const late = slowPut(other, PNG.length)
    await late.writer.write(PNG)
    await school.data('teacherLogout', {}, 'teacher.li')
    void late.writer.close()
    for (const answer of [await cos(given, 'PUT', {}, PNG), await late.answer])
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('InvalidAccessKeyId')])
    expect((await cos(given, 'POST', { uploads: '' }, new Uint8Array())).status).toBe(403)
    expect([await objects.head(given.newFileName), await objects.head(other.newFileName)]).toEqual([null, null])
  })

  it('a key of one sign-in does not end with another', async () => {
    const given = await credential('image', 'a.png')
    const other = await school.call('teacherLogin', {
      username: 'teacher.li',
      password: DEMO_PASSWORD,
      captchaVerification: '',
    })
    const { accessToken } = other.data as ResponseOf<'teacherLogin'>
    const headers = { authorization: `Bearer ${accessToken}` }
    expect(await school.call('teacherLogout', {}, { headers })).toMatchObject({ code: 200 })
    expect((await cos(given, 'PUT', {}, PNG)).status).toBe(200)
  })

  it('a resource under a name that says something else', async () => {
    const given = await credential('image', 'a.png')
    await cos(given, 'PUT', {}, PNG)
    expect(await addResource(given, 'a.jpg', 'image')).toMatchObject({ code: errorCodes.contentMismatch })
    expect(await addResource(given, 'a.png', 'document')).toMatchObject({ code: errorCodes.fileTypeNotAllowed })
  })

  it('a body that is not what its digest says', async () => {
    const given = await credential('image', 'a.png')
    const put = (digest: string) =>
      school.backend.fetch(
        new Request(given.signUrl, {
          method: 'PUT',
          body: PNG,
          headers: { host: 'localhost:8080', 'content-md5': digest },
        }),
      )
    const wrong = await put(btoa('sixteen bytes!!!'))
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('BadDigest')])
    expect((await put(btoa(String.fromCharCode(...createHash('md5').update(PNG).digest())))).status).toBe(200)
  })

  it('to register what is not there, or not one’s own', async () => {
    const given = await credential('image', 'a.png')
    expect(await addResource(given, 'a.png', 'image')).toMatchObject({ code: errorCodes.uploadNotFound })
    const input = { newFileName: given.newFileName, fileName: 'a.png', type: 'image' }
    expect(await school.call('studentAddCloudResource', input, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })
  it.each([
    ['GET', '/%zz', {}, 400],
    ['GET', '/%c3%28', {}, 400],
    ['GET', '/%00', {}, 400],
    ['GET', '?uploads', {}, 403],
    ['GET', '/?uploads&prefix=%zz', {}, 403],
    ['GET', '/a?uploadId=%zz', { authorization: 'q-sign-algorithm=%zz' }, 403],
    ['DELETE', '/a?uploadId=1&q-sign-algorithm=%25zz', {}, 403],
    ['DELETE', '/a', { authorization: SIGNED, 'x-cos-security-token': '%zz.%zz.\u00ff' }, 403],
    ['PUT', '/a', { authorization: SIGNED, 'content-length': 'x' }, 403],
  ])('garbage: %s %s %j', async (method, path, headers, status) => {
    const { domain } = await credential('image', 'a.png')
    const answer = await school.backend.fetch(new Request(`http://${domain}${path}`, { method, headers }))
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('<Error>')])
  })

  it('a body of unknown length before it is stored, when its key is old, for another file, or signed wrongly', async () => {
    const objects = createMemoryObjectStore(() => school.clock.now())
    let staged = 0
    const counted = { ...objects, stage: (body: ReadableStream<Uint8Array>) => (staged++, objects.stage(body)) }
    school = await openTestSchool({ objects: counted })
    const [given, other] = [await credential('image', 'a.png'), await credential('image', 'b.png')]
    const put = async (url: string) => {
      const body = new Blob([PNG]).stream()
      const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half' }
      return school.backend.fetch(new Request(url, { ...init, headers: { host: 'localhost:8080' } }))
    }
    const elsewhere = given.signUrl.replace(given.newFileName, other.newFileName)
    const forged = given.signUrl.replace(/q-signature=\w{4}/, 'q-signature=0000')
    const unsigned = given.signUrl.replace(/q-signature=\w+/, '')
    for (const url of [elsewhere, forged, unsigned]) expect((await put(url)).status).toBe(403)
    expect(staged).toBe(0)
    expect((await put(given.signUrl)).status).toBe(200)
    expect(staged).toBe(1)
    school.clock.advance(61 * MINUTE)
    expect((await put(other.signUrl)).status).toBe(403)
    expect(staged).toBe(1)
  })

  it('a stranger’s endless body after some megabytes', async () => {
    const { domain } = await credential('image', 'a.png')
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024
        // Endless enough: a test that fails must come to an end.
        if (sent > 100 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half' }
    const answer = await school.backend.fetch(new Request(`http://${domain}/a.png`, init))
    expect(answer.status).toBe(403)
    expect(sent).toBeLessThan(12 * 1024 * 1024)
  })
})
