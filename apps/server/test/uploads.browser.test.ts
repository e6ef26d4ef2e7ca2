/** Uploads in a real browser, with Tencent's own SDK, against our store. Needs Chromium: /usr/bin/chromium or CHROMIUM_PATH. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import {
  type StoredPart,
  UploadError,
  type UploadErrorCode,
  type UploadGrant,
  type UploadTarget,
} from '@hwjy/classroom/uploads'
import type { Browser, Page, Route } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeUploadTargets } from '../../../packages/classroom/src/ports/upload-target.contract.ts'
import { createMemoryObjectStore } from '../src/core.ts'
import { bundlePage, CHROMIUM_PATH, launchBrowser } from './media-lab/media-lab.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { partBody } from './upload-lab/part-body.ts'
// Brings the page's `uploadLab` into the types.
import type {} from './upload-lab/page.ts'

const HOUR = 3_600_000
const PART_BYTES = 5_242_880
const PAGE = '<!doctype html><title>lab</title><script type="module" src="/page.js"></script>'

describe.skipIf(!existsSync(CHROMIUM_PATH))('uploads in a browser', () => {
  let browser: Browser
  let server: Server
  let url: string
  let school: TestSchool
  let page: Page
  /** The server's clock is ahead of the browser's by this. */
  let aheadMs = 0
  let isFull = false
  const memory = createMemoryObjectStore(() => Date.now() + aheadMs)
  const objects = {
    ...memory,
    usedBytes: async (prefix: string) => (isFull ? Number.MAX_SAFE_INTEGER : memory.usedBytes(prefix)),
  }

  beforeAll(async () => {
    const [script] = await Promise.all([
      bundlePage(new URL('./upload-lab/page.ts', import.meta.url)),
      launchBrowser().then((launched) => {
        browser = launched
      }),
      openTestSchool({ objects, clock: { now: () => Date.now() + aheadMs } }).then((opened) => {
        school = opened
      }),
    ])
    const backend = getRequestListener((request) => school.backend.fetch(request))
    server = createServer((request, response) => {
      if (request.url !== '/' && request.url !== '/page.js') return void backend(request, response)
      response.setHeader('content-type', request.url === '/' ? 'text/html' : 'text/javascript')
      response.end(request.url === '/' ? PAGE : script)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await browser?.close()
    server?.closeAllConnections()
    server?.close()
  })

  /** Asks as the page would: under the store's host. */
  const grantUpload = async (
    { name, kind }: { name: string; kind: string },
    key: string | null,
  ): Promise<UploadGrant> => {
    const answer = await school.backend.fetch(
      new Request(`http://${url}/api-tch/fileOperate/tempCred`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await school.token('teacher.li')}` },
        body: new URLSearchParams({ type: kind, fileName: name, ...(key !== null && { newFileName: key }) }),
      }),
    )
    return ((await answer.json()) as { data: UploadGrant }).data
  }

  const load = async () => {
    await page.goto(`http://${url}/`)
    await page.waitForFunction(() => 'uploadLab' in globalThis)
  }
  const openPage = async () => {
    isFull = false
    page = await (await browser.newContext()).newPage()
    await page.exposeFunction('grantUpload', grantUpload)
    await load()
  }

  describeUploadTargets('COS, by its SDK', async () => {
    await openPage()
    type Outcome<T> = { value: T } | { code: UploadErrorCode }
    const unpack = async <T>(travelling: Promise<Outcome<T>>): Promise<T> => {
      const outcome = await travelling
      if ('code' in outcome) throw new UploadError(outcome.code)
      return outcome.value
    }
    let calls = 0
    const proxyOf = ({ target, key }: { target: number; key: string }): UploadTarget => ({
      key,
      begin: () => unpack(page.evaluate((on) => uploadLab.begin(on), target)),
      listParts: (uploadId) =>
        unpack(page.evaluate(([on, id]) => uploadLab.listParts(on, id), [target, uploadId] as const)),
      putPart(uploadId, index, _body, { signal } = {}) {
        const call = String(++calls)
        const put = page.evaluate(([on, id, part, name]) => uploadLab.putPart(on, id, part, name), [
          target,
          uploadId,
          index,
          call,
        ] as const)
        signal?.addEventListener('abort', () => {
          const { code } = signal.reason as UploadError
          void page.evaluate(([name, reason]) => uploadLab.takeBack(name, reason), [call, code] as const)
        })
        return unpack<StoredPart>(put)
      },
      complete: (uploadId, parts) =>
        unpack(page.evaluate(([on, id, list]) => uploadLab.complete(on, id, list), [target, uploadId, parts] as const)),
      abort: (uploadId) => unpack(page.evaluate(([on, id]) => uploadLab.abort(on, id), [target, uploadId] as const)),
      find: () => unpack(page.evaluate((on) => uploadLab.find(on), target)),
    })
    return {
      targets: {
        open: async (file, key) =>
          proxyOf(await unpack(page.evaluate(([what, where]) => uploadLab.open(what, where), [file, key] as const))),
      },
      bodyOf: partBody,
      stored: (key) => objects.read(key),
      endCredentials: async () => {
        aheadMs += 2 * HOUR
      },
      cutConnection: () => page.context().setOffline(true),
      fillQuota: async () => {
        isFull = true
      },
      close: () => page.context().close(),
    }
  })

  describe('an upload queue', () => {
    const NAME = '第三课.pdf'
    const SIZE = 3 * PART_BYTES + 1_234

    beforeEach(async () => {
      await Promise.all((await objects.listUploads('')).map(({ key, uploadId }) => objects.endUpload(key, uploadId)))
      await openPage()
    })
    afterEach(() => page.context().close())

    const status = () => page.evaluate(() => uploadLab.status())
    const seen = () => page.evaluate(() => uploadLab.seen())
    const add = (sizeBytes = SIZE) =>
      page.evaluate(([name, bytes]) => uploadLab.add(name, bytes), [NAME, sizeBytes] as const)
    const expectDone = async (sizeBytes = SIZE) => {
      await expect.poll(status).toBe('done')
      const newest = (await objects.list('teacher/usr_li/document/')).toSorted((a, b) => b.modifiedAt - a.modifiedAt)[0]
      const content = await objects.read(newest?.key ?? '')
      const sent = createHash('sha256').update(new Uint8Array((await content?.arrayBuffer()) ?? new ArrayBuffer(0)))
      const own = await page.evaluate(([name, bytes]) => uploadLab.sha256(name, bytes), [NAME, sizeBytes] as const)
      expect(sent.digest('hex')).toBe(Buffer.from(own).toString('hex'))
    }
    /** Parts that may reach the store. The others are on their way until `release`, or until the page is closed. */
    let held: Route[] = []
    const letThrough = (isLet: (no: number) => boolean) =>
      page.route(
        (address) => address.searchParams.has('partNumber') && !isLet(Number(address.searchParams.get('partNumber'))),
        (route) => void held.push(route),
      )
    const release = async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      for (const route of held) await route.continue().catch(() => undefined)
      held = []
    }
    const storedParts = async () => {
      const [upload] = await objects.listUploads('teacher/usr_li/')
      return ((upload && (await objects.listParts(upload.key, upload.uploadId))) ?? []).map(({ no }) => no)
    }
    /** The number of each part whose request was answered. */
    const answered = () => {
      const numbers: number[] = []
      page.on('response', (response) => {
        const no = new URL(response.url()).searchParams.get('partNumber')
        if (no !== null && response.request().method() === 'PUT' && response.ok()) numbers.push(Number(no))
      })
      return numbers
    }

    it('[UP5] killed at each part and loaded again, sends each part once', async () => {
      const numbers = answered()
      for (const lastStored of [1, 2, 3]) {
        await letThrough((no) => no === lastStored)
        if (lastStored === 1) await add()
        else await page.evaluate(() => uploadLab.restore())
        await expect.poll(storedParts).toHaveLength(lastStored)
        await expect.poll(() => numbers).toHaveLength(lastStored)
        await load()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
      await page.evaluate(() => uploadLab.restore())
      await expectDone()
      expect(numbers.toSorted()).toEqual([1, 2, 3, 4])
      expect(await objects.listUploads('')).toEqual([])
    })

    it('[UP4] loses no part when the credential ends in the middle', async () => {
      const numbers = answered()
      await letThrough((no) => no < 3)
      await add()
      await expect.poll(storedParts).toHaveLength(2)
      aheadMs += 2 * HOUR
      await release()
      await expectDone()
      expect((await seen()).filter((state) => state === 'opening')).toHaveLength(2)
      expect(numbers.toSorted()).toEqual([1, 2, 3, 4])
    })

    it('[UP3] waits while the store answers 503, and goes on by itself', async () => {
      await page.route(
        (address) => address.searchParams.has('partNumber'),
        (route) => route.fulfill({ status: 503 }),
      )
      await add()
      await expect.poll(seen).toContain('waiting busy')
      await page.unrouteAll({ behavior: 'wait' })
      await expectDone()
    })

    it('[UP6] says that there is no room, and goes on with what is stored when there is', async () => {
      const numbers = answered()
      await letThrough((no) => no < 3)
      await add()
      await expect.poll(storedParts).toHaveLength(2)
      isFull = true
      await release()
      await expect.poll(seen).toContain('failed quota-exceeded')
      isFull = false
      await page.evaluate(() => uploadLab.resume())
      await expectDone()
      expect(numbers.toSorted()).toEqual([1, 2, 3, 4])
    })

    it('a file of one part goes without the SDK', async () => {
      await add(70_000)
      await expectDone(70_000)
      expect(await page.evaluate(() => uploadLab.cosLoads())).toBe(0)
    })
  })
})
