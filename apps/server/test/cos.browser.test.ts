/** The object store under Tencent's own SDK in a real browser. Needs Chromium: /usr/bin/chromium or CHROMIUM_PATH. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSigner } from '../src/auth/tokens.ts'
import { schema } from '../src/db/database.ts'
import { openFileObjectStore } from '../src/node/file-object-store.ts'
import { createStoreCredentials, type StoreAction } from '../src/objects/store-credentials.ts'
import type { ObjectStore } from '../src/ports/object-store.ts'
import type { CosLab, Credential } from './cos-lab/page.ts'
import { bundlePage, CHROMIUM_PATH, launchBrowser } from './media-lab/media-lab.ts'
import { openTestSchool, SECRET, type TestSchool } from './support/test-school.ts'

const MB = 1024 * 1024
const PAGE = '<!doctype html><title>lab</title><script type="module" src="/page.js"></script>'

describe.skipIf(!existsSync(CHROMIUM_PATH)).each([
  ['of its own origin', false],
  ['of another origin', true],
])('the COS SDK in a page %s', (_, isForeign) => {
  let browser: Browser
  let script: string
  let school: TestSchool
  let objects: ObjectStore
  let folder: string
  let servers: Server[]
  let storeHost: string
  let pageHost: string
  let page: Page

  beforeAll(async () => {
    ;[browser, script] = await Promise.all([launchBrowser(), bundlePage(new URL('./cos-lab/page.ts', import.meta.url))])
  })
  afterAll(() => browser?.close())

  const serve = async () => {
    const backend = getRequestListener((request) => school.backend.fetch(request))
    const server = createServer((request, response) => {
      if (request.url !== '/' && request.url !== '/page.js') return void backend(request, response)
      response.setHeader('content-type', request.url === '/' ? 'text/html' : 'text/javascript')
      response.end(request.url === '/' ? PAGE : script)
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  beforeEach(async () => {
    servers = []
    folder = await mkdtemp(join(tmpdir(), 'hwjy-cos-'))
    objects = await openFileObjectStore(folder)
    school = await openTestSchool({ objects, clock: { now: () => Date.now() } })
    storeHost = await serve()
    pageHost = isForeign ? await serve() : storeHost
    // Pages of another origin have a key of the school.
    await school.db.insert(schema.clientKey).values({
      id: 'key_lab',
      schoolId: 'sch_demo',
      name: 'lab',
      origins: [`http://${pageHost}`],
      createdAt: Date.now(),
    })
    page = await (await browser.newContext()).newPage()
    await page.exposeFunction('tempCred', tempCred)
    await open()
  })
  afterEach(async () => {
    await page.context().close()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    await rm(folder, { recursive: true, force: true })
  })

  const open = async () => {
    await page.goto(`http://${pageHost}/`)
    await page.waitForFunction(() => 'cosLab' in globalThis)
  }

  /** As the API gives it to a page that reached it under the store's host. */
  const tempCred = async (fileName: string): Promise<Credential> => {
    const type = fileName.endsWith('.png') ? 'image' : 'document'
    const answer = await school.backend.fetch(
      new Request(`http://${storeHost}/api-tch/fileOperate/tempCred`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await school.token('teacher.li')}` },
        body: new URLSearchParams({ type, fileName }),
      }),
    )
    return ((await answer.json()) as { data: Credential }).data
  }

  /** A key for more than one object, as the server gives it to itself. */
  const keyFor = async (given: Credential, prefix: string, actions: readonly StoreAction[]): Promise<Credential> => {
    const credentials = createStoreCredentials(createSigner(SECRET))
    const { sessionId = '' } = (await credentials.policy(given.credentials.sessionToken)) ?? {}
    const grant = { sessionId, bucket: given.bucketName, prefix, actions, maxBytes: 100 * MB, quotaBytes: 100 * MB }
    const key = await credentials.issue(grant, Date.now())
    const { secretId: tmpSecretId, secretKey: tmpSecretKey, sessionToken } = key
    return { ...given, credentials: { tmpSecretId, tmpSecretKey, sessionToken } }
  }

  const run = <A, R>(action: (lab: CosLab, argument: A) => R | Promise<R>, argument: A): Promise<R> =>
    page.evaluate(
      // Functions do not travel; their text does.
      ([text, value]) => new Function(`return ${text}`)()(globalThis.cosLab, value),
      [action.toString(), argument] as const,
    ) as never

  it('puts, looks at, reads in ranges, signs an address for an object, and may not delete it', async () => {
    const result = await run(async ({ clientFor, fileOf, failureOf, isStored }) => {
      const { cos, at } = clientFor(await tempCred('第三课 (1).pdf'))
      const file = fileOf('第三课 (1).pdf', 300_000)
      const put = await cos.putObject({ ...at, Body: file, UploadAddMetaMd5: true })
      const head = await cos.headObject(at)
      const isWhole = await isStored(cos, at, file)
      const part = await cos.getObject({ ...at, Range: 'bytes=0-7' })
      const url = await new Promise<string>((resolve, reject) =>
        cos.getObjectUrl({ ...at, Sign: true }, (error, { Url }) => (error ? reject(error) : resolve(Url))),
      )
      const byUrl = await fetch(url)
      const forged = await fetch(url.replace(/q-signature=.{4}/, 'q-signature=0000'))
      return {
        etags: [put.ETag, head.headers?.etag],
        length: head.headers?.['content-length'],
        isWhole,
        part: [part.statusCode, part.Body, part.headers?.['content-range']],
        url,
        byUrl: [byUrl.status, (await byUrl.blob()).size],
        forged: forged.status,
        deleted: await failureOf(cos.deleteObject(at)),
      }
    }, null)
    expect(result).toMatchObject({
      length: '300000',
      isWhole: true,
      part: [206, '%PDF-1.7', 'bytes 0-7/300000'],
      byUrl: [200, 300_000],
      forged: 403,
      deleted: { statusCode: 403 },
    })
    expect(result.etags[0]).toMatch(/^"[0-9a-f]{32}"$/)
    expect(result.etags[1]).toBe(result.etags[0])
    expect(result.url).toContain(`http://${storeHost}/cos/`)
  })

  it('uploads in slices of 5,242,880 bytes, and says how far it is', async () => {
    const result = await run(async ({ clientFor, fileOf, uploadSliced, isStored }, size) => {
      const { cos, at } = clientFor(await tempCred('a.pdf'))
      const file = fileOf('a.pdf', size)
      const progress: number[] = []
      const { ETag, Location } = await uploadSliced(cos, {
        ...at,
        Body: file,
        onProgress: ({ loaded, total }) => progress.push(loaded / total),
      })
      const { headers } = await cos.headObject(at)
      return {
        ETag,
        Location,
        progress,
        type: headers?.['content-type'],
        isWhole: await isStored(cos, at, file),
      }
    }, 23 * MB)
    expect(result).toMatchObject({ isWhole: true, type: 'application/pdf' })
    expect(result.ETag).toMatch(/^"[0-9a-f]{32}-5"$/)
    expect(result.Location).toMatch(new RegExp(`^${storeHost}/cos/huawen-1250000000/teacher/usr_li/document/`))
    expect(result.progress.at(-1)).toBe(1)
    expect(result.progress.length).toBeGreaterThan(3)
    expect(result.progress).toEqual(result.progress.toSorted((a, b) => a - b))
  })

  it.skipIf(isForeign)('pauses, goes on where it was, and is told when it is over', async () => {
    const parts = partRequests()
    const result = await run(async ({ clientFor, fileOf, isStored }, size) => {
      const { cos, at } = clientFor(await tempCred('a.pdf'))
      const file = fileOf('a.pdf', size)
      const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      let task = ''
      let wasPaused = false
      const uploading = cos.uploadFile({
        ...at,
        Body: file,
        onTaskReady: (id) => {
          task = id
        },
        onProgress: ({ percent }) => {
          if (wasPaused || percent < 0.3) return
          wasPaused = true
          cos.pauseTask(task)
        },
      })
      while (!wasPaused) await later(5)
      await later(300)
      const [paused] = cos.getTaskList()
      cos.restartTask(task)
      await uploading
      return { state: paused?.state, isWhole: await isStored(cos, at, file) }
    }, 23 * MB)
    expect(result).toEqual({ state: 'paused', isWhole: true })
    expect(new Set(parts().map(({ uploadId }) => uploadId)).size, 'one upload all along').toBe(1)
  })

  it.skipIf(isForeign)('gives up: the parts are forgotten', async () => {
    await run(async ({ clientFor, fileOf }, size) => {
      const { cos, at } = clientFor(await tempCred('a.pdf'))
      await new Promise<void>((resolve) => {
        let task = ''
        void cos.uploadFile({
          ...at,
          Body: fileOf('a.pdf', size),
          onTaskReady: (id) => {
            task = id
          },
          onProgress: ({ percent }) => {
            if (percent < 0.3) return
            cos.cancelTask(task)
            resolve()
          },
        })
      })
      await cos.abortUploadTask({ ...at, Level: 'file' })
    }, 23 * MB)
    expect(await objects.listUploads('')).toEqual([])
    expect(await objects.usedBytes('')).toBe(0)
  })

  it.skipIf(isForeign)('goes on after the page was loaded again, sending only what is missing', async () => {
    const given = await tempCred('a.pdf')
    const size = 33 * MB
    // The line is too slow for the later parts: they never arrive.
    const isLater = (url: URL) => Number(url.searchParams.get('partNumber')) > 3
    await page.route(isLater, () => undefined)
    await run(
      ({ clientFor, fileOf }, [key, sizeBytes]) => {
        const { cos, at } = clientFor(key)
        void cos.uploadFile({ ...at, Body: fileOf('a.pdf', sizeBytes) }).catch(() => undefined)
      },
      [given, size] as const,
    )
    const stored = async () => {
      const [upload] = await objects.listUploads('')
      return (upload && (await objects.listParts(given.newFileName, upload.uploadId)))?.length
    }
    await expect.poll(stored).toBe(3)
    await open()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const [upload] = await objects.listUploads('')
    const parts = partRequests()
    const isWhole = await run(
      async ({ clientFor, fileOf, isStored }, [key, sizeBytes]) => {
        const { cos, at } = clientFor(key)
        const file = fileOf('a.pdf', sizeBytes)
        await cos.uploadFile({ ...at, Body: file })
        return isStored(cos, at, file)
      },
      [given, size] as const,
    )
    expect(isWhole).toBe(true)
    expect(parts().toSorted((a, b) => a.no - b.no)).toEqual(
      [4, 5, 6, 7].map((no) => ({ no, uploadId: upload?.uploadId })),
    )
  })

  it('lists and deletes, and is told which it may not', async () => {
    const given = await tempCred('a.png')
    for (const key of ['image/a.png', 'image/b.png', 'video/c.mp4', '说明 & more.pdf']) {
      await objects.publish(await objects.stage(new Blob(['x']).stream()), `teacher/usr_li/${key}`, 'image/png')
    }
    const key = await keyFor(given, 'teacher/usr_li/', ['list', 'delete'])
    const result = await run(async ({ clientFor, failureOf }, credential) => {
      const { cos, at } = clientFor(credential)
      const { Bucket, Region } = at
      const own = { Bucket, Region, Prefix: 'teacher/usr_li/' }
      const all = await cos.getBucket(own)
      const folders = await cos.getBucket({ ...own, Delimiter: '/' })
      const first = await cos.getBucket({ ...own, MaxKeys: 2 })
      const next = await cos.getBucket({ ...own, MaxKeys: 2, Marker: first.NextMarker ?? '' })
      const deleted = await cos.deleteMultipleObject({
        Bucket,
        Region,
        Objects: [
          { Key: 'teacher/usr_li/image/a.png' },
          { Key: 'teacher/usr_li/说明 & more.pdf' },
          { Key: 'teacher/usr_wang/image/a.png' },
        ],
      })
      const keys = ({ Contents }: typeof all) => Contents.map((object) => object.Key)
      return {
        all: keys(all),
        folders: folders.CommonPrefixes.map(({ Prefix }) => Prefix),
        files: keys(folders),
        pages: [keys(first), keys(next), next.IsTruncated],
        deleted: deleted.Deleted.map((object) => object.Key),
        refused: deleted.Error.map((object) => [object.Key, object.Code]),
        left: keys(await cos.getBucket(own)),
        foreign: await failureOf(cos.getBucket({ Bucket, Region, Prefix: 'teacher/' })),
      }
    }, key)
    const own = (...keys: string[]) => keys.map((name) => `teacher/usr_li/${name}`)
    expect(result).toEqual({
      all: own('image/a.png', 'image/b.png', 'video/c.mp4', '说明 & more.pdf'),
      folders: own('image/', 'video/'),
      files: own('说明 & more.pdf'),
      pages: [own('image/a.png', 'image/b.png'), own('video/c.mp4', '说明 & more.pdf'), 'false'],
      deleted: own('image/a.png', '说明 & more.pdf'),
      refused: [['teacher/usr_wang/image/a.png', 'AccessDenied']],
      left: own('image/b.png', 'video/c.mp4'),
      foreign: { code: 'AccessDenied', statusCode: 403 },
    })
  })

  it('hears what is wrong in the words of COS', async () => {
    const small = await keyFor(await tempCred('a.pdf'), 'teacher/usr_li/document/a.pdf', ['write'])
    const full = await objects.stage(new Blob([new Uint8Array(100 * MB)]).stream())
    await objects.publish(full, 'teacher/usr_wang/video/full.mp4', 'video/mp4')
    const noRoom = await keyFor(await tempCred('b.pdf'), 'teacher/usr_wang/document/b.pdf', ['write'])
    const failures = await run(
      async ({ clientFor, fileOf, failureOf }, [limited, crowded]) => {
        const { cos, at } = clientFor(await tempCred('a.pdf'))
        const Body = fileOf('a.pdf', 1_000)
        const stranger = clientFor({ ...limited, newFileName: 'teacher/usr_wang/document/x.pdf' })
        const page = new Blob(['<script>alert(1)</script>'])
        return {
          missing: await failureOf(cos.getObject(at)),
          mismatch: await failureOf(cos.putObject({ ...at, Body: page })),
          foreign: await failureOf(stranger.cos.putObject({ ...stranger.at, Body })),
          gone: await failureOf(cos.multipartListPart({ ...at, UploadId: 'none' })),
          quota: await failureOf(
            clientFor(crowded).cos.putObject({ ...at, Key: 'teacher/usr_wang/document/b.pdf', Body }),
          ),
          range: await failureOf(
            cos.putObject({ ...at, Body }).then(() => cos.getObject({ ...at, Range: 'bytes=5000-' })),
          ),
        }
      },
      [small, noRoom] as const,
    )
    expect(failures).toEqual({
      missing: { code: 'NoSuchKey', statusCode: 404 },
      mismatch: { code: 'InvalidArgument', statusCode: 400 },
      foreign: { code: 'AccessDenied', statusCode: 403 },
      gone: { code: 'NoSuchUpload', statusCode: 404 },
      quota: { code: 'QuotaExceeded', statusCode: 403 },
      range: { code: 'InvalidRange', statusCode: 416 },
    })
  })

  /** Every part that the page began to send. */
  const partRequests = () => {
    const seen: { no: number; uploadId: string }[] = []
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url())
      const no = Number(searchParams.get('partNumber'))
      if (request.method() === 'PUT' && no > 0) seen.push({ no, uploadId: searchParams.get('uploadId') ?? '' })
    })
    return () => seen
  }
})
