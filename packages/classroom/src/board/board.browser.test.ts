/** The board in a real browser, with real input: a teacher's and a student's side by side in one room. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { createServer } from 'vite'
import { describeBoardEngine } from '../ports/board-engine.contract.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

type Who = 'teacher' | 'student'
type Point = readonly [x: number, y: number]

// A browser starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 10_000 })

let server: ViteDevServer
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  const root = new URL('./testing/', import.meta.url).pathname
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: `${root}../../../node_modules/.vite-board-test`,
    resolve: { conditions: ['source'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
  })
  await server.listen()
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function open(query = '', prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1280, height: 360 }, hasTouch: true })
  await prepare(page)
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${server.resolvedUrls?.local[0]}board-page.html${query}`)
  await page.waitForFunction(() => window.testPage?.student.board.getState().isReady)
}
afterEach(async () => {
  await page.close()
  if (errors.length > 0) throw new Error(`the page failed: ${errors.splice(0).join('; ')}`)
})

/** Places are CSS pixels in the person's board of 640 × 360. */
async function drag(who: Who, points: readonly Point[], { lift = true } = {}): Promise<void> {
  const left = who === 'teacher' ? 0 : 640
  const [first, ...rest] = points
  if (first === undefined) return
  await page.mouse.move(left + first[0], first[1])
  await page.mouse.down()
  for (const [x, y] of rest) await page.mouse.move(left + x, y, { steps: 6 })
  if (lift) await page.mouse.up()
}

const inkSeen = (who: Who, area: readonly [x: number, y: number, width: number, height: number] = [0, 0, 640, 360]) =>
  page.evaluate(
    ([who, [x, y, width, height]]) => {
      const picture = new OffscreenCanvas(640, 360)
      const ctx = picture.getContext('2d') as OffscreenCanvasRenderingContext2D
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>(`#${who} canvas`)) {
        if (canvas.style.display !== 'none' && canvas.width > 0) ctx.drawImage(canvas, 0, 0, 640, 360)
      }
      const { data } = ctx.getImageData(x, y, width, height)
      let count = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] as number) < 128) count++
      return count
    },
    [who, area] as const,
  )
const strokesInRoom = () =>
  page.evaluate(() => window.testPage.room.getState().board.pages.map(({ strokeCount }) => strokeCount))
const untilStrokes = async (...counts: number[]) => eventually(strokesInRoom).toEqual(counts)
const ask = (who: Who, command: object) =>
  page.evaluate(([who, command]) => window.testPage[who].channel.send(command as never), [who, command] as const)
const line: Point[] = [
  [100, 100],
  [300, 100],
]

describe.each([
  ['in a worker', ''],
  ['on the page', '?raster=page'],
])('the board, rastered %s', (_, query) => {
  beforeEach(() => open(query))

  it('shows a stroke to both once it is drawn, and knows when it was stored', async () => {
    await drag('teacher', line)
    expect(await inkSeen('teacher', [90, 90, 220, 20])).toBeGreaterThan(200)
    await untilStrokes(1)
    await eventually(() => inkSeen('student', [90, 90, 220, 20])).toBeGreaterThan(200)
    expect(await page.evaluate(() => window.testPage.teacher.board.getState().unconfirmed)).toBe(0)
  })

  it('shows others the stroke while it is drawn, and never blinks when it is committed', async () => {
    await drag(
      'teacher',
      [
        [100, 100],
        [300, 100],
        [300, 200],
      ],
      { lift: false },
    )
    await eventually(() => inkSeen('student')).toBeGreaterThan(300)
    expect(await strokesInRoom()).toEqual([0])
    const before = await inkSeen('student')
    const least = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let least = Number.POSITIVE_INFINITY
          let frames = 0
          const look = () => {
            const picture = new OffscreenCanvas(640, 360)
            const ctx = picture.getContext('2d') as OffscreenCanvasRenderingContext2D
            for (const canvas of document.querySelectorAll<HTMLCanvasElement>('#student canvas')) {
              if (canvas.style.display !== 'none' && canvas.width > 0) ctx.drawImage(canvas, 0, 0)
            }
            const { data } = ctx.getImageData(0, 0, 640, 360)
            let count = 0
            for (let at = 0; at < data.length; at += 4) if ((data[at] as number) < 128) count++
            least = Math.min(least, count)
            const isStored = window.testPage.room.getState().board.pages[0]?.strokeCount === 1
            if (isStored) frames++
            if (frames > 10) resolve(least)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await page.mouse.up()
    expect(await least).toBeGreaterThan(before * 0.9)
  })

  it('erases what the eraser touches, and one undo brings it back', async () => {
    await drag('teacher', line)
    await drag('teacher', [
      [100, 200],
      [300, 200],
    ])
    await drag('teacher', [
      [100, 300],
      [300, 300],
    ])
    await untilStrokes(3)
    await page.keyboard.press('e')
    await drag('teacher', [
      [200, 60],
      [200, 230],
    ])
    await untilStrokes(1)
    await eventually(() => inkSeen('student', [90, 80, 220, 140])).toBe(0)
    expect(await inkSeen('teacher', [90, 290, 220, 20])).toBeGreaterThan(200)
    await page.keyboard.press('Control+z')
    await untilStrokes(3)
    for (const who of ['teacher', 'student'] as const) {
      await eventually(() => inkSeen(who, [90, 90, 220, 20])).toBeGreaterThan(200)
    }
    await page.keyboard.press('Control+y')
    await untilStrokes(1)
  })

  it('turns the page for all people, and back to what was there', async () => {
    await drag('teacher', line)
    await untilStrokes(1)
    await ask('teacher', { type: 'board.addPage', pageId: 'page-2', background: 'white' })
    for (const who of ['teacher', 'student'] as const) await eventually(() => inkSeen(who)).toBe(0)
    expect(await page.locator('#student [data-board]').getAttribute('aria-label')).toBe('Board, page 2 of 2, 0 strokes')
    await ask('teacher', { type: 'board.turnPage', pageId: 'page-1' })
    for (const who of ['teacher', 'student'] as const) {
      await eventually(() => inkSeen(who, [90, 90, 220, 20])).toBeGreaterThan(200)
    }
  })

  it('keeps what is drawn while the connection is down, and sends it after the reconnect', async () => {
    await page.evaluate(() => window.testPage.teacher.channel.disconnect())
    await drag('teacher', line)
    await drag('teacher', [
      [100, 200],
      [300, 200],
    ])
    expect(await page.evaluate(() => window.testPage.teacher.board.getState().unconfirmed)).toBe(2)
    expect(await inkSeen('student')).toBe(0)
    await page.evaluate(() => window.testPage.teacher.remount())
    await eventually(() => inkSeen('teacher', [90, 190, 220, 20])).toBeGreaterThan(200)
    await page.evaluate(() => window.testPage.teacher.channel.reconnect())
    await untilStrokes(2)
    await eventually(() => inkSeen('student', [90, 190, 220, 20])).toBeGreaterThan(200)
  })

  it('erases what is still on its way', async () => {
    await page.evaluate(() => window.testPage.teacher.channel.disconnect())
    await drag('teacher', line)
    await page.keyboard.press('e')
    await drag('teacher', [
      [200, 60],
      [200, 140],
    ])
    await eventually(() => inkSeen('teacher')).toBe(0)
    await page.evaluate(() => window.testPage.teacher.channel.reconnect())
    await untilStrokes(0)
    expect(await inkSeen('teacher')).toBe(0)
  })

  it('[R11] lets a student draw only while they hold the pen; what is refused vanishes with a reason', async () => {
    await drag('student', line)
    expect(await inkSeen('student')).toBe(0)
    await ask('teacher', { type: 'start' })
    const touchAction = () => page.locator('#student [data-board]').evaluate((board) => board.style.touchAction)
    expect(await touchAction()).toBe('pan-x pan-y')
    await ask('teacher', { type: 'grantBoard', userId: 'student', allowed: true })
    expect(await touchAction()).toBe('none')
    await drag('student', line)
    await untilStrokes(1)
    await drag(
      'student',
      [
        [100, 200],
        [300, 200],
      ],
      { lift: false },
    )
    await ask('teacher', { type: 'grantBoard', userId: 'student', allowed: false })
    await page.mouse.up()
    await eventually(() => page.evaluate(() => window.testPage.student.refusals)).toEqual(['not-allowed-to-draw'])
    await eventually(() => inkSeen('student', [90, 190, 220, 20])).toBe(0)
    expect(await strokesInRoom()).toEqual([1])
  })

  it('zooms about the pointer, pans, and is sharp again', async () => {
    await drag('teacher', line)
    await untilStrokes(1)
    await page.mouse.move(200, 100)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -450)
    await page.keyboard.up('Control')
    await eventually(() => page.evaluate(() => window.testPage.teacher.board.getState())).toMatchObject({
      isReady: true,
    })
    const { zoom } = await page.evaluate(() => window.testPage.teacher.board.getState())
    expect(zoom).toBeCloseTo(Math.E, 2)
    expect(await inkSeen('teacher', [0, 80, 400, 40])).toBeGreaterThan(1500)
    await page.mouse.wheel(0, 60)
    await eventually(() => inkSeen('teacher', [0, 20, 400, 40])).toBeGreaterThan(1500)
  })

  it('leaves nothing behind when it is unmounted', async () => {
    await drag('teacher', line)
    await page.evaluate(() => window.testPage.teacher.unmount())
    expect(await page.locator('#teacher > *').count()).toBe(0)
    await eventually(() => page.workers().length).toBe(query === '' ? 1 : 0)
  })
})

it('is drawn on the page when the script of its worker never arrives', async () => {
  await open('', (page) => page.route(/board-worker/, () => new Promise(() => {})))
  await drag('teacher', line)
  await untilStrokes(1)
  expect(await inkSeen('teacher', [90, 90, 220, 20])).toBeGreaterThan(200)
  expect(page.workers()).toEqual([])
})

describe.each([
  ['in a worker', ''],
  ['on the page', '?raster=page'],
])('rastered %s', (_, query) => {
  describeBoardEngine('ours', async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 360 } })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${server.resolvedUrls?.local[0]}contract-page.html${query}`)
    await page.waitForFunction(() => window.boardProbe)
    return {
      getState: () => page.evaluate(() => window.boardProbe.getState()),
      timesTold: () => page.evaluate(() => window.boardProbe.timesTold()),
      setTool: (tool) => page.evaluate((tool) => window.boardProbe.setTool(tool), tool),
      setPen: (pen) => page.evaluate((pen) => window.boardProbe.setPen(pen), pen),
      setZoom: (zoom) => page.evaluate((zoom) => window.boardProbe.setZoom(zoom), zoom),
      mount: (place) => page.evaluate((place) => window.boardProbe.mount(place), place),
      unmount: (place) => page.evaluate((place) => window.boardProbe.unmount(place), place),
      isFilled: (place) => page.evaluate((place) => window.boardProbe.isFilled(place), place),
      exportPage: (pageId) => page.evaluate((pageId) => window.boardProbe.exportPage(pageId), pageId),
      refuseOne: () => drag('teacher', line),
      refusals: () => page.evaluate(() => window.boardProbe.refusals()),
      stopListeningToRefusals: () => page.evaluate(() => window.boardProbe.stopListeningToRefusals()),
      destroy: () => page.evaluate(() => window.boardProbe.destroy()),
      // The page is closed after every test of this file.
      close: async () => undefined,
    }
  })
})

describe('fingers and pens', () => {
  let input: CDPSession
  beforeEach(async () => {
    await open()
    input = await page.context().newCDPSession(page)
  })

  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await input.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const swipe = async (from: Point, to: Point) => {
    await touch('touchStart', from)
    await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    await touch('touchMove', to)
    await touch('touchEnd')
  }
  const zoom = () => page.evaluate(() => window.testPage.teacher.board.getState().zoom)

  it('a finger draws', async () => {
    await swipe([100, 100], [300, 100])
    await untilStrokes(1)
  })

  it('two fingers zoom, and what the first one began is taken back', async () => {
    await touch('touchStart', [200, 180])
    await touch('touchMove', [215, 180])
    await touch('touchStart', [215, 180], [300, 180])
    await touch('touchMove', [170, 180], [385, 180])
    await touch('touchEnd')
    expect(await zoom()).toBeGreaterThan(1.8)
    expect(await inkSeen('teacher')).toBe(0)
    await eventually(() => inkSeen('student')).toBe(0)
    expect(await strokesInRoom()).toEqual([0])
  })

  it('a palm draws nothing once a pen was seen', async () => {
    const penAt = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number) =>
      input.send('Input.dispatchMouseEvent', {
        type,
        x,
        y: 100,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        pointerType: 'pen',
        force: 0.9,
      })
    await penAt('mousePressed', 100)
    for (let x = 110; x <= 300; x += 10) await penAt('mouseMoved', x)
    await penAt('mouseReleased', 300)
    await untilStrokes(1)
    await swipe([100, 200], [300, 200])
    await touch('touchStart', [100, 300])
    await touch('touchEnd')
    expect(await strokesInRoom()).toEqual([1])
    expect(await inkSeen('teacher', [90, 190, 220, 120])).toBe(0)
  })
})

describe('beside the ink', () => {
  beforeEach(() => open())

  it('shows the laser to others while it points, and takes it away', async () => {
    await page.evaluate(() => window.testPage.teacher.board.setTool('laser'))
    await page.mouse.move(200, 150)
    await page.mouse.move(220, 160)
    const dot = page.locator('#student [data-board] > div:not([data-focus-ring])')
    await eventually(() => dot.count()).toBe(1)
    await page.mouse.move(900, 300)
    await eventually(() => dot.count()).toBe(0)
  })

  it('shows the result of a class to look at, not to write on', async () => {
    await drag('teacher', line)
    await untilStrokes(1)
    await page.evaluate(() => window.testPage.showResult())
    await eventually(() => inkSeen('student', [90, 90, 220, 20])).toBeGreaterThan(200)
    const result = page.locator('#student').getByRole('img', { name: '白板，第 1 页，共 1 页，1 笔' })
    expect(await result.count()).toBe(1)
    await drag('student', [
      [100, 200],
      [300, 200],
    ])
    expect(await inkSeen('student', [90, 190, 220, 20])).toBe(0)
  })

  it('shows a keyboard where it is, and a pointer no ring', async () => {
    const ring = page.locator('#teacher [data-focus-ring]')
    await page.keyboard.press('Tab')
    await eventually(() => ring.isVisible()).toBe(true)
    // An outline around the canvases would have the whole board painted again with each frame of ink.
    expect(await page.locator('#teacher [data-board]').evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('none')
    await drag('teacher', line)
    expect(await ring.isVisible()).toBe(false)
    expect(await page.locator('#teacher [data-board]:focus').count()).toBe(1)
  })

  it('exports a page as a picture of the wanted size', async () => {
    await drag('teacher', line)
    await untilStrokes(1)
    const picture = await page.evaluate(async () => {
      const blob = await window.testPage.teacher.board.exportPage('page-1', { width: 640 })
      const bitmap = await createImageBitmap(blob)
      const ctx = new OffscreenCanvas(640, 360).getContext('2d') as OffscreenCanvasRenderingContext2D
      ctx.drawImage(bitmap, 0, 0)
      const { data } = ctx.getImageData(200, 100, 1, 1)
      return { type: blob.type, width: bitmap.width, height: bitmap.height, red: data[0] }
    })
    expect(picture).toMatchObject({ type: 'image/png', width: 640, height: 360 })
    expect(picture.red).toBeLessThan(128)
  })
})
