/** Measures waiting while homework is done: the next question, the first save, a photo made small on a slow phone. */
import type { Page } from '@playwright/test'

/** A photo of a camera. */
export interface Photo {
  width: number
  height: number
  /** At least so many. */
  bytes: number
}

/** A work of the demo that was given back, so that it is open at any time. */
const WORK = '/examination?homeworkId=hmw_hsk1_returned'
const IS_FIRST = 'main footer button:first-of-type[aria-disabled="true"]'
const IS_NEXT = 'main footer button:first-of-type:not([aria-disabled="true"])'

/** Opens the work on a phone of a student who is signed in. */
export async function openHomework(page: Page, home: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${home}${WORK}&no=1`)
  await page.locator('main textarea').waitFor()
}

/** From the press until the next question, or the one before, is painted, ms. */
export async function nextQuestions(page: Page, rounds: number): Promise<number[]> {
  const measured: number[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push(await fromClick(page, 'Next', IS_NEXT), await fromClick(page, 'Back', IS_FIRST))
  }
  return measured
}

const fromClick = (page: Page, name: string, selector: string): Promise<number> =>
  page.evaluate(
    (asked) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${asked.selector} does not come`)), 60_000)
        const button = [...document.querySelectorAll<HTMLElement>('main footer button')].find(
          ({ textContent }) => textContent === asked.name,
        )
        const pressedAt = performance.now()
        button?.click()
        const look = () => {
          if (document.querySelector(asked.selector))
            requestAnimationFrame(() => resolve(performance.now() - pressedAt))
          else requestAnimationFrame(look)
        }
        look()
      }),
    { name, selector },
  )

/** From the last key until the server has the answer, ms. */
export async function firstSave(page: Page): Promise<number> {
  const saved = page.waitForResponse((response) => response.url().includes('/question/submitQuestion'))
  await page.locator('main textarea').press('End')
  await page.keyboard.type('茶')
  const typedAt = performance.now()
  await (await saved).finished()
  return performance.now() - typedAt
}

/**
 * From the choice of a photo until its small one is on the page, on a slow phone, ms.
 * @param slowdown how many times slower than this machine the phone is
 */
export async function smallPhoto(page: Page, photo: Photo, slowdown: number): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await makePhoto(page, photo)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const measured = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('no photo comes')), 60_000)
        const input = document.querySelector<HTMLInputElement>('main input[type="file"]')
        const { benchPhoto } = window as unknown as { benchPhoto: File }
        const photos = () => document.querySelectorAll('main ol img').length
        const before = photos()
        const chosen = new DataTransfer()
        chosen.items.add(benchPhoto)
        if (input) input.files = chosen.files
        const chosenAt = performance.now()
        input?.dispatchEvent(new Event('change', { bubbles: true }))
        const look = () => {
          if (photos() > before) requestAnimationFrame(() => resolve(performance.now() - chosenAt))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.detach()
  return measured
}

/** Noise does not compress, so a picture of a camera's size in pixels has a camera's size in bytes. */
const makePhoto = (page: Page, photo: Photo): Promise<void> =>
  page.evaluate(async ({ width, height, bytes }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const picture = context.createImageData(width, height)
    for (let at = 0; at < picture.data.length; at++) picture.data[at] = at % 4 === 3 ? 255 : Math.random() * 255
    context.putImageData(picture, 0, 0)
    let blob = new Blob()
    for (let quality = 0.1; blob.size < bytes && quality < 1; quality += 0.1)
      blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    const file = new File([blob], 'photo.jpg', { type: 'image/jpeg' })
    Object.assign(window, { benchPhoto: file })
  }, photo)
