/** Measures pages of a PDF on our board: the first one, and those that are drawn in advance. */
import { setTimeout as sleep } from 'node:timers/promises'
import { closeBrowser } from '../browser.ts'
import { isShort } from '../short-form.ts'
import { kilobytes, median, ms, type Row } from '../row.ts'
import { openPage } from './drive.ts'

/** Turning a page is followed by a look at it; pages in advance are drawn meanwhile. */
const LOOK_MS = isShort ? 200 : 2_000

export async function measureSlides(pagesUrl: string, rounds: number): Promise<Row[]> {
  const firsts: number[] = []
  const turns: number[] = []
  let pageBytes = 0
  for (let round = 0; round < rounds; round++) {
    const { page, browser } = await openPage(`${pagesUrl}pdf.html`)
    await page.waitForFunction(() => window.slides !== undefined)
    pageBytes = await page.evaluate(() => window.slides.make())
    firsts.push(await page.evaluate(() => window.slides.open()))
    for (const index of [1, 2, 3]) {
      await sleep(LOOK_MS)
      turns.push(await page.evaluate((index) => window.slides.turnTo(index), index))
    }
    await closeBrowser(browser)
  }
  const plain = { rival: '', ratio: '' }
  const shown = `a PDF page of ${kilobytes(pageBytes)}`
  return [
    { what: `${shown}: until it is seen, pdf.js and all`, ours: ms(median(firsts)), ...plain, goal: '≤ 500 ms' },
    { what: `${shown}: the next one, drawn in advance`, ours: ms(median(turns)), ...plain, goal: '≤ 80 ms' },
  ]
}
