/**
 * Pictures of the room to look at: seven sizes, a light and a dark page, one to thirty faces, both roles, in
 * `test-results/room`. `pnpm --filter @hwjy/classroom pictures`, or with parts of names to take some of them:
 * `pictures 390x844 faces-30`. Needs Chromium (`CHROMIUM_PATH`).
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { openBuiltSite } from '../test/built-site.ts'

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const
const PAGES = { light: 'white', dark: 'green' } as const
const FACES = [1, 4, 8, 30] as const
const ROLES = ['teacher', 'student'] as const

interface Picture {
  name: string
  query: string
  width: number
  height: number
}

const wanted = process.argv.slice(2)
const pictures = SIZES.flatMap(([width, height]) =>
  Object.entries(PAGES).flatMap(([look, background]) =>
    FACES.flatMap((faces) =>
      ROLES.map(
        (role): Picture => ({
          name: `${width}x${height}-${look}-faces-${faces}-${role}`,
          query: `?as=${role}&faces=${faces}&page=${background}`,
          width,
          height,
        }),
      ),
    ),
  ),
).filter(({ name }) => wanted.every((part) => name.includes(part)))

const folder = fileURLToPath(new URL('../../../test-results/room/', import.meta.url))
await mkdir(folder, { recursive: true })
const site = await openBuiltSite(fileURLToPath(new URL('../dev/vite.config.ts', import.meta.url)))
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const picture of pictures) await take(browser, site.url, picture)
} finally {
  await browser.close()
  await site.close()
}
process.stdout.write(`${pictures.length} pictures in ${folder}\n`)

async function take(from: Browser, address: string, { name, query, width, height }: Picture): Promise<void> {
  const isPhone = Math.min(width, height) < 600
  const context = await from.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  const page = await context.newPage()
  await page.goto(address + query)
  await page.getByRole('main').waitFor()
  await page.getByText('Preparing the board…').waitFor({ state: 'hidden' })
  // What opens later is fetched once the room is shown. A request of a worker may never be told as over.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
  await page.screenshot({ path: `${folder}${name}.png` })
  await context.close()
}
