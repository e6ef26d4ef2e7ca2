/** The board in a real browser, with real input: a teacher's and a student's side by side in one room. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { type BuiltSite, openBuiltSite } from '../../test/built-site.ts'
import { describeBoardEngine } from '../ports/board-engine.contract.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

type Who = 'teacher' | 'student'
type Point = readonly [x: number, y: number]

// A browser starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look)

let site: BuiltSite
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  site = await openBuiltSite(new URL('./testing/vite.config.ts', import.meta.url).pathname)
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function open(query = '', prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1280, height: 360 }, hasTouch: true })
  await prepare(page)
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${site.url}board-page.html${query}`)
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
/** Counts pixels of the laser's color. */
const redSeen = (who: Who) =>
  page.evaluate((who) => {
    const picture = new OffscreenCanvas(640, 360)
    const ctx = picture.getContext('2d') as OffscreenCanvasRenderingContext2D
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>(`#${who} canvas`)) {
      if (canvas.style.display !== 'none' && canvas.width > 0) ctx.drawImage(canvas, 0, 0, 640, 360)
    }
    const { data } = ctx.getImageData(0, 0, 640, 360)
    return data.reduce((sum, red, at) => {
      const isRed = at % 4 === 0 && red > 200 && (data[at + 1] as number) < 150 && (data[at + 3] as number) > 100
      return isRed ? sum + 1 : sum
    }, 0)
  }, who)
const strokesInRoom = () =>
  page.evaluate(() => window.testPage.room.getState().board.pages.map(({ strokeCount }) => strokeCount))
const untilStrokes = async (...counts: number[]) => eventually(strokesInRoom).toEqual(counts)
/** Waits until the teacher's own side of the class has so many: keys act on those. */
const untilTeacherHas = (count: number) =>
  eventually(() =>
    page.evaluate(() => window.testPage.teacher.channel.getState().room.board.pages.map((one) => one.strokeCount)),
  ).toEqual([count])
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
    await page.keyboard.press('x')
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
    await page.evaluate(() => window.testPage.student.board.setLanguage('zh-CN'))
    await eventually(() => page.locator('#student [data-board]').getAttribute('aria-label')).toBe(
      '白板，第 2 页，共 2 页，0 笔',
    )
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

  it('draws nothing at the second press of a double click on a button that lay over it', async () => {
    await page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Insert' })
      button.style.cssText = 'position:fixed;left:280px;top:160px;width:80px;height:40px;z-index:9'
      button.onclick = () => button.remove()
      document.body.append(button)
    })
    await page.mouse.dblclick(320, 180)
    await eventually(() => page.getByRole('button', { name: 'Insert' }).count()).toBe(0)
    await drag('teacher', [
      [100, 100],
      [160, 100],
    ])
    await eventually(() => inkSeen('student')).toBeGreaterThan(0)
    expect(await inkSeen('teacher', [300, 160, 40, 40])).toBe(0)
  })

  it('erases what is still on its way', async () => {
    await page.evaluate(() => window.testPage.teacher.channel.disconnect())
    await drag('teacher', line)
    await page.keyboard.press('x')
    await drag('teacher', [
      [200, 60],
      [200, 140],
    ])
    await eventually(() => inkSeen('teacher')).toBe(0)
    await page.evaluate(() => window.testPage.teacher.channel.reconnect())
    const happened = () =>
      page.evaluate(() => window.testPage.room.events.map(({ type }) => type).filter((type) => /stroke/.test(type)))
    await eventually(happened).toEqual(['board.strokeAdded', 'board.strokesErased'])
    expect(await inkSeen('teacher')).toBe(0)
    await eventually(() => page.evaluate(() => window.testPage.teacher.board.getState().unconfirmed)).toBe(0)
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

describe('the tools of the board', () => {
  beforeEach(() => open())
  const setTool = (tool: string) => page.evaluate((tool) => window.testPage.teacher.board.setTool(tool as never), tool)
  const focusBoard = () => page.evaluate(() => document.querySelector<HTMLElement>('#teacher [data-board]')?.focus())

  it('[R60] a shape is drawn, moved with a drag, and undone in two steps', async () => {
    await setTool('shape')
    await drag('teacher', [
      [100, 100],
      [200, 160],
    ])
    await untilStrokes(1)
    await eventually(() => inkSeen('student', [95, 95, 110, 70])).toBeGreaterThan(200)
    await setTool('select')
    await drag('teacher', [
      [100, 130],
      [300, 130],
    ])
    await eventually(() => inkSeen('student', [295, 95, 110, 70])).toBeGreaterThan(200)
    await eventually(() => inkSeen('student', [95, 95, 110, 70])).toBe(0)
    await eventually(() => inkSeen('teacher', [95, 95, 110, 70])).toBe(0)
    await ask('teacher', { type: 'board.undo' })
    await eventually(() => inkSeen('student', [95, 95, 110, 70])).toBeGreaterThan(200)
    await ask('teacher', { type: 'board.undo' })
    await untilStrokes(0)
  })

  it('[R61] the point eraser leaves both ends of a stroke, and one undo joins them', async () => {
    await drag('teacher', line)
    await untilStrokes(1)
    await setTool('eraser')
    await page.evaluate(() => window.testPage.teacher.board.setEraser({ mode: 'point', width: 48 }))
    await drag('teacher', [
      [200, 60],
      [200, 140],
    ])
    await untilStrokes(2)
    await eventually(() => inkSeen('student', [195, 90, 10, 20])).toBe(0)
    expect(await inkSeen('student', [110, 90, 40, 20])).toBeGreaterThan(30)
    await ask('teacher', { type: 'board.undo' })
    await untilStrokes(1)
    await eventually(() => inkSeen('student', [195, 90, 10, 20])).toBeGreaterThan(5)
  })

  it('[R83] a press on pinyin takes the syllable, and what is put right stands on the board', async () => {
    await setTool('text')
    await page.mouse.click(100, 100)
    const state = () => page.evaluate(() => window.testPage.teacher.board.getState())
    await eventually(async () => (await state()).editing).not.toBeNull()
    const syllables = ['yín', 'xíng'].map((pinyin, start) => ({ start, length: 1, pinyin }))
    await page.evaluate((ruby) => window.testPage.teacher.board.finishText('银行', ruby), syllables)
    await untilStrokes(1)
    await setTool('select')
    await page.mouse.click(115, 118)
    await eventually(async () => (await state()).selection?.hasPinyin).toBe(true)
    await page.evaluate(() => window.testPage.teacher.board.chooseSyllable(1))
    const second = (await state()).syllable?.frame ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.evaluate(() => window.testPage.teacher.board.chooseSyllable(null))
    await page.mouse.click(second.x + second.width / 2, second.y + second.height / 2)
    expect((await state()).syllable).toMatchObject({ index: 1, text: '银行' })
    const corrected = syllables.with(1, { start: 1, length: 1, pinyin: 'háng' })
    await page.evaluate((ruby) => window.testPage.teacher.board.correctSyllables(ruby), corrected)
    await eventually(async () => (await state()).syllable?.ruby).toEqual(corrected)
    await eventually(async () => (await state()).unconfirmed).toBe(0)
  })

  it('erases a stroke that arrived within the same frame', async () => {
    await drag('teacher', line)
    await untilStrokes(1)
    await setTool('eraser')
    await ask('teacher', { type: 'board.undo' })
    await eventually(() => inkSeen('teacher')).toBe(0)
    // The eraser moves before a frame has shown that the stroke is part of the page again.
    await page.evaluate(async () => {
      const { channel } = window.testPage.teacher
      const root = document.querySelector<HTMLElement>('#teacher [data-board]')
      const stop = channel.onEvent(() => {
        for (const [type, clientY] of Object.entries({ pointerdown: 60, pointermove: 140, pointerup: 140 })) {
          root?.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: 200, clientY }))
        }
      })
      await channel.send({ type: 'board.redo' })
      stop()
    })
    await untilStrokes(0)
  })

  it('[R60] everything goes by keys: put down, select, move, copy, delete', async () => {
    await focusBoard()
    await page.keyboard.press('o')
    await page.keyboard.press('Enter')
    await untilTeacherHas(1)
    await page.keyboard.press('.')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Control+d')
    await untilTeacherHas(2)
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await untilTeacherHas(0)
    await page.keyboard.press('Control+z')
    await untilTeacherHas(2)
  })

  it('[R60] a pen that rests makes the shape that was meant', async () => {
    await drag(
      'teacher',
      [
        [100, 100],
        [300, 104],
      ],
      { lift: false },
    )
    await eventually(() => inkSeen('student')).toBeGreaterThan(100)
    // The line is taken back when it becomes a shape.
    await eventually(() => inkSeen('student')).toBe(0)
    await page.mouse.up()
    await untilStrokes(1)
    const format = () => page.evaluate(() => window.testPage.room.getState().board.pages[0]?.strokes[0]?.[0]?.bytes[0])
    expect(await format()).toBe(2)
  })

  it('[R65] a student follows the teacher’s view, leaves it, and comes back', async () => {
    await page.evaluate(() => window.testPage.teacher.board.setZoom(2))
    const zoom = () => page.evaluate(() => window.testPage.student.board.getState().zoom)
    await eventually(zoom).toBe(2)
    await page.evaluate(() => window.testPage.student.board.setZoom(1))
    expect(await page.evaluate(() => window.testPage.student.board.getState().isFollowing)).toBe(false)
    await page.evaluate(() => window.testPage.student.board.follow())
    await eventually(zoom).toBe(2)
  })
})

describe.each([
  ['in a worker', ''],
  ['on the page', '?raster=page'],
])('rastered %s', (_, query) => {
  describeBoardEngine('ours', async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 360 } })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${site.url}contract-page.html${query}`)
    await page.waitForFunction(() => window.boardProbe)
    return {
      getState: () => page.evaluate(() => window.boardProbe.getState()),
      timesTold: () => page.evaluate(() => window.boardProbe.timesTold()),
      setTool: (tool) => page.evaluate((tool) => window.boardProbe.setTool(tool), tool),
      setPen: (pen) => page.evaluate((pen) => window.boardProbe.setPen(pen), pen),
      setZoom: (zoom) => page.evaluate((zoom) => window.boardProbe.setZoom(zoom), zoom),
      features: () => page.evaluate(() => window.boardProbe.features()),
      set: (tools) => page.evaluate((tools) => window.boardProbe.set(tools), tools),
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

  it('shows the trail of the laser for a moment, to others as well', async () => {
    await page.evaluate(() => window.testPage.teacher.board.setTool('laser'))
    await page.mouse.move(200, 150)
    await page.mouse.move(320, 210, { steps: 12 })
    const seen = () => Promise.all([redSeen('teacher'), redSeen('student')])
    await eventually(async () => Math.min(...(await seen()))).toBeGreaterThan(20)
    await eventually(async () => Math.max(...(await seen()))).toBe(0)
    await page.mouse.move(900, 300)
  })

  it('shows the result of a class to look at, not to write on', async () => {
    await drag('teacher', line)
    await untilStrokes(1)
    await page.evaluate(() => window.testPage.showResult())
    const result = page.locator('#student').getByRole('img', { name: '白板，第 1 页，共 1 页，1 笔' })
    await eventually(() => result.count()).toBe(1)
    await eventually(() => inkSeen('student', [90, 90, 220, 20])).toBeGreaterThan(200)
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

describe('files on the board', () => {
  it('[R90] a picture is shown to all, and one that is missing says so until it is there', async () => {
    await open()
    const insert = (fileId: string) =>
      page.evaluate((resourceId) => {
        const crop = { left: 0, top: 0, right: 0, bottom: 0 }
        const box = { x: 0, y: 0, width: 400, height: 300 }
        window.testPage.teacher.board.insert({ kind: 'picture', box, resourceId, crop, alt: '市场' })
      }, fileId)
    const fileId = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 30)
      canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
      const file = new File([await canvas.convertToBlob()], '市场.png', { type: 'image/png' })
      return (await window.testPage.files.add(file)).fileId
    })
    await insert(fileId)
    // 200 × 150 CSS px in the middle of the board, all of it black.
    await eventually(() => inkSeen('student', [225, 110, 190, 140])).toBe(190 * 140)
    await eventually(() => inkSeen('teacher', [225, 110, 190, 140])).toBe(190 * 140)
    const exported = await page.evaluate(async () => {
      const png = await window.testPage.student.board.exportPage('page-1', { width: 320 })
      const image = await createImageBitmap(png)
      const ctx = new OffscreenCanvas(320, 180).getContext('2d')
      ctx?.drawImage(image, 0, 0)
      return [...(ctx?.getImageData(115, 60, 1, 1).data ?? [])]
    })
    expect(exported).toEqual([0, 0, 0, 255])
    const elements = () => page.evaluate(() => window.testPage.room.getState().board.pages[0]?.strokeCount)
    await page.evaluate(() => document.querySelector<HTMLElement>('#teacher [data-board]')?.focus())
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await eventually(elements).toBe(2)
    const missing = () => page.evaluate(() => window.testPage.student.board.getState().missingFiles)
    expect(await missing()).toEqual([])
    await insert('res_gone')
    await eventually(missing).toEqual([{ fileId: 'res_gone', name: '市场' }])
    await page.evaluate(() => window.testPage.student.board.retryFiles())
    await eventually(missing).toHaveLength(1)
  })
})
