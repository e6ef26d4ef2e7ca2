/** The room in a real browser: what is measured on the screen beside what was meant. [R34] */
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BuiltSite, openBuiltSite } from '../../../test/built-site.ts'

// A browser starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const FACES = 30
let site: BuiltSite
let browser: Browser

beforeAll(async () => {
  site = await openBuiltSite(new URL('../../../dev/vite.config.ts', import.meta.url).pathname)
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  await open('teacher')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

type Who = 'teacher' | 'student'
const pages = new Map<Who, Page>()
/** One page for each side of the class: loading it takes longer than measuring it. */
async function open(who: Who): Promise<Page> {
  const known = pages.get(who)
  if (known) {
    await known.setViewportSize({ width: 1280, height: 800 })
    return known
  }
  // With little motion nothing is on its way while it is measured.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  // A machine of many cores, whatever this one is.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }))
  await page.goto(`${site.url}?as=${who}&faces=${FACES}`)
  await page.getByRole('button', { name: 'Layout' }).waitFor()
  pages.set(who, page)
  return page
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Seen {
  content: Box
  top: Box | null
  bar: Box | null
  panel: Box | null
  tiles: Box[]
  /** Tiles whose middle is not what lies there: another element covers them. */
  covered: string[]
  hasPager: boolean
}

const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    // The layout follows the size of its box in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const boxOf = (element: Element | null) => {
      if (!element) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }
    const area = (name: string) => boxOf(document.querySelector(`[data-area="${name}"]`))
    const faces = [...document.querySelectorAll<HTMLElement>('[data-face]')]
    return {
      content: area('content') as Box,
      top: area('top'),
      bar: area('bar'),
      panel: area('panel'),
      tiles: faces.map((face) => boxOf(face.querySelector('figure')) as Box),
      covered: faces
        .filter((face) => {
          const { x, y, width, height } = face.getBoundingClientRect()
          return !face.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        .map((face) => face.dataset['face'] ?? ''),
      hasPager:
        document.querySelector('[aria-label="Pages of videos"], [aria-label$="more videos"]')?.checkVisibility() ===
        true,
    }
  })

/** The faults of the screen once it has followed the size of its box; those that stay after some hundred frames. */
async function faultsIn(page: Page, faultsOfSeen: (seen: Seen) => string[]): Promise<string[]> {
  let faults: string[] = []
  for (let look = 0; look < 100; look++) {
    faults = faultsOfSeen(await seenIn(page))
    if (faults.length === 0) break
  }
  return faults
}

const near = (measured: number, meant: number) => Math.abs(measured / meant - 1) <= 0.02

const choose = async (page: Page, layout: string) => {
  await page.getByRole('button', { name: 'Layout' }).click()
  await page.getByRole('menuitemradio', { name: layout, exact: true }).click()
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}
const setPanel = async (page: Page, isOpen: boolean) => {
  const close = page.getByRole('button', { name: 'Close panel' })
  // A box that has just changed is followed first.
  await seenIn(page)
  if ((await close.isVisible()) === isOpen) return
  if (isOpen) await page.locator('[data-area="bar"]').getByRole('button', { name: /^Chat/ }).click()
  else await close.click()
}

type Row = readonly [box: readonly [number, number], page: readonly [number, number], tile: readonly [number, number]]
const closed: Readonly<Record<Who, readonly Row[]>> = {
  teacher: [
    [
      [1920, 1080],
      [1642, 924],
      [124, 70],
    ],
    [
      [1366, 768],
      [1088, 612],
      [124, 70],
    ],
    [
      [1280, 800],
      [1008, 567],
      [124, 70],
    ],
    [
      [1024, 768],
      [931, 524],
      [142, 80],
    ],
    [
      [768, 1024],
      [768, 432],
      [156, 88],
    ],
  ],
  student: [
    [
      [1920, 1080],
      [1704, 958],
      [200, 112],
    ],
    [
      [1366, 768],
      [1150, 646],
      [200, 112],
    ],
    [
      [1280, 800],
      [1064, 598],
      [200, 112],
    ],
    [
      [1024, 768],
      [1016, 571],
      [142, 80],
    ],
    [
      [768, 1024],
      [768, 432],
      [156, 88],
    ],
    [
      [390, 844],
      [390, 219],
      [120, 68],
    ],
    [
      [844, 390],
      [693, 389],
      [143, 80],
    ],
  ],
}
const panelOpen: readonly Row[] = [
  [
    [1920, 1080],
    [1552, 873],
    [112, 63],
  ],
  [
    [1366, 768],
    [1038, 583],
    [99, 56],
  ],
  [
    [1280, 800],
    [952, 535],
    [99, 56],
  ],
]
const gallery: readonly (readonly [number, number, number, number, number])[] = [
  [1920, 1080, 25, 331, 186],
  [1366, 768, 25, 220, 124],
  [1280, 800, 25, 232, 130],
  [1024, 768, 16, 246, 138],
  [768, 1024, 15, 245, 138],
  [390, 844, 12, 183, 103],
  [844, 390, 6, 249, 140],
]

async function faultsOf(page: Page, rows: readonly Row[]): Promise<string[]> {
  const faults: string[] = []
  for (const [[width, height], [pageWidth, pageHeight], [tileWidth, tileHeight]] of rows) {
    await page.setViewportSize({ width, height })
    const found = await faultsIn(page, (seen) => {
      const { content, tiles } = seen
      const tile = tiles[0]
      const about = `${width} × ${height}`
      const isPage = near(content.width, pageWidth) && near(content.height, pageHeight)
      const isTile = tile !== undefined && near(tile.width, tileWidth) && near(tile.height, tileHeight)
      return [
        ...(isPage ? [] : [`${about}: page of ${content.width} × ${content.height} for ${pageWidth} × ${pageHeight}`]),
        ...(isTile ? [] : [`${about}: tile of ${tile?.width} × ${tile?.height} for ${tileWidth} × ${tileHeight}`]),
        ...unsound(seen, width, height),
      ]
    })
    faults.push(...found)
  }
  return faults
}

function unsound({ tiles, covered, hasPager, top, bar }: Seen, width: number, height: number): string[] {
  const about = `${width} × ${height}`
  const cut = tiles.filter(
    (tile) =>
      tile.x < -0.5 || tile.y < -0.5 || tile.x + tile.width > width + 0.5 || tile.y + tile.height > height + 0.5,
  )
  return [
    ...cut.map(() => `${about}: a face is cut`),
    ...covered.map((face) => `${about}: ${face} is covered`),
    ...(tiles.length < FACES && !hasPager ? [`${about}: faces are hidden without a count`] : []),
    ...(width >= 600 && height >= 600 && (top?.height !== 44 || bar?.height !== 56)
      ? [`${about}: bars of ${top?.height} and ${bar?.height}`]
      : []),
  ]
}

describe.each(['teacher', 'student'] as const)('[R34] the areas that the %s sees', (who) => {
  it(`are those of the table within 2 % for the ${who}, with the panel closed and open`, async () => {
    const page = await open(who)
    await page.setViewportSize({ width: 768, height: 1024 })
    await setPanel(page, true)
    const below = who === 'teacher' ? 348 : 396
    expect(
      await faultsIn(page, ({ panel }) => (near(panel?.height ?? 0, below) ? [] : [`panel of ${panel?.height}`])),
    ).toEqual([])
    await setPanel(page, false)
    expect(await faultsOf(page, closed[who])).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await setPanel(page, true)
    expect(await faultsOf(page, who === 'teacher' ? panelOpen : [])).toEqual([])
    await setPanel(page, false)
  })

  it(`are pages of a gallery for the ${who} in every box`, async () => {
    const page = await open(who)
    await choose(page, 'Gallery')
    const faults: string[] = []
    for (const [width, height, count, tileWidth, tileHeight] of gallery) {
      await page.setViewportSize({ width, height })
      const found = await faultsIn(page, (seen) => {
        const [tile] = seen.tiles
        const isTile = near(tile?.width ?? 0, tileWidth) && near(tile?.height ?? 0, tileHeight)
        const isMeant = seen.tiles.length === count && isTile
        const about = `${width} × ${height}: ${seen.tiles.length} of ${tile?.width} × ${tile?.height}`
        return [...(isMeant ? [] : [about]), ...unsound(seen, width, height)]
      })
      faults.push(...found)
    }
    expect(faults).toEqual([])
  })
})

const split: readonly (readonly [...Row, count: number])[] = [
  [[1920, 1080], [1260, 708], [207, 116], 21],
  [[1366, 768], [894, 502], [144, 81], 21],
  [[1280, 800], [837, 470], [134, 76], 24],
]

it('[R34] board and faces share the room as in the table when it is split', async () => {
  const page = await open('student')
  await choose(page, 'Split')
  const faults: string[] = []
  for (const [[width, height], [pageWidth, pageHeight], [tileWidth, tileHeight], count] of split) {
    await page.setViewportSize({ width, height })
    const found = await faultsIn(page, (seen) => {
      const { content, tiles } = seen
      const [tile] = tiles
      const isPage = near(content.width, pageWidth) && near(content.height, pageHeight)
      const isTile = near(tile?.width ?? 0, tileWidth) && near(tile?.height ?? 0, tileHeight)
      const about = `${width} × ${height}: ${content.width} × ${content.height}, ${tiles.length} of ${tile?.width} × ${tile?.height}`
      return [...(isPage && isTile && tiles.length === count ? [] : [about]), ...unsound(seen, width, height)]
    })
    faults.push(...found)
  }
  await choose(page, 'Board')
  expect(faults).toEqual([])
})

it('[R34] a phone on its side shows time, signal and a running countdown in every layout', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(`${site.url}?as=student&faces=8&scene=timer`)
  const parts = [page.getByRole('timer').first(), page.locator('button[data-level]')]
  const chip = page.getByRole('button', { name: /Countdown/ })
  await chip.waitFor()
  const faults: string[] = []
  for (const layout of ['Board', 'Gallery', 'Split']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await choose(page, layout)
    await page.setViewportSize({ width: 844, height: 390 })
    await seenIn(page)
    for (const part of [...parts, chip]) {
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
      const isSeen = await part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
      if (x < 0 || y < 0 || x + width > 844 || !isSeen) faults.push(`${layout}: ${x}, ${y}, ${width} × ${height}`)
    }
  }
  await page.close()
  expect(faults).toEqual([])
})

it('[R34] the page alone, and the enlarged page of a phone, are as large as in the table', async () => {
  const page = await open('student')
  const faults: string[] = []
  for (const [width, height, pageWidth, pageHeight] of [
    [1920, 1080, 1920, 1080],
    [1366, 768, 1366, 768],
    [1280, 800, 1280, 720],
    [1024, 768, 1024, 576],
    [844, 390, 693, 390],
    [390, 844, 390, 460],
  ] as const) {
    await page.setViewportSize({ width, height })
    await seenIn(page)
    await page.getByRole('button', { name: 'Enlarge the page' }).click()
    const found = await faultsIn(page, ({ content }) =>
      near(content.width, pageWidth) && near(content.height, pageHeight)
        ? []
        : [`${width} × ${height}: page of ${content.width} × ${content.height}`],
    )
    faults.push(...found)
    await page.getByRole('button', { name: 'Show the whole room' }).last().click()
  }
  expect(faults).toEqual([])
})

it('[R34] a teacher of few students has a larger page', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(`${site.url}?as=teacher&faces=4`)
  await page.getByRole('button', { name: 'Layout' }).waitFor()
  expect(
    await faultsIn(page, ({ content, tiles: [tile] }) =>
      near(content.width, 1064) && near(content.height, 598) && near(tile?.width ?? 0, 200)
        ? []
        : [`page of ${content.width} × ${content.height}, tile of ${tile?.width}`],
    ),
  ).toEqual([])
  await page.close()
})

it('the bar of the teacher has all its buttons on the screen, in every language and width', async () => {
  const faults: string[] = []
  for (const language of ['en-US', 'zh-CN', 'ja-JP']) {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}?as=teacher&faces=1&lang=${language}`)
    const bar = page.locator('[data-area="bar"]')
    await bar.getByRole('button').first().waitFor()
    // On both sides of every width at which the bar changes.
    for (const width of [320, 360, 390, 480, 768, 911, 913, 1024, 1199, 1201, 1280, 1359, 1361, 1366, 1535, 1537]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await bar.evaluate((element) => {
        const buttons = [...element.querySelectorAll('button')].filter((button) => button.checkVisibility())
        return buttons
          .filter((button) => {
            const { left, right, bottom } = button.getBoundingClientRect()
            return left < 0 || right > innerWidth || bottom > innerHeight
          })
          .map((button) => button.textContent)
      })
      if (beyond.length > 0) faults.push(`${language} at ${width}: ${beyond.join(', ')}`)
    }
    await page.close()
  }
  expect(faults).toEqual([])
})

it('every layout is sound for assistive technology, on a desk and on a phone', async () => {
  const page = await open('student')
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  const faults: string[] = []
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const layout of ['Gallery', 'Speaker', 'Split', 'Board']) {
      await choose(page, layout)
      await setPanel(page, layout === 'Board')
      await seenIn(page)
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof axeCore }
        const { violations } = await axe.run(document, { resultTypes: ['violations'] })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`)
      })
      faults.push(...found.map((fault) => `${layout} at ${width}: ${fault}`))
      await setPanel(page, false)
    }
  }
  expect(faults).toEqual([])
})
