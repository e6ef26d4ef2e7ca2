import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Every connection the page made; only the tests add this. */
    peerConnections?: RTCPeerConnection[]
  }
}

/** Remembers the page's peer connections, so that a test can read their statistics. Call before the page loads. */
export async function watchMedia(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connections: RTCPeerConnection[] = []
    window.peerConnections = connections
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        connections.push(this)
      }
    }
  })
}

/** Sum over everything heard since the page loaded; grows while somebody speaks. */
export function heardEnergy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let energy = 0
    for (const connection of window.peerConnections ?? []) {
      for (const report of (await connection.getStats()).values()) {
        if (report.type === 'inbound-rtp' && report.kind === 'audio') energy += report.totalAudioEnergy ?? 0
      }
    }
    return energy
  })
}

export async function expectSound(page: Page): Promise<void> {
  const before = await heardEnergy(page)
  await expect.poll(() => heardEnergy(page), { message: 'audio energy rises' }).toBeGreaterThan(before + 1e-4)
}

/** Waits until nothing new is heard for a second: what was on its way has been played. */
export async function expectSilence(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = await heardEnergy(page)
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
        return (await heardEnergy(page)) - before
      },
      { message: 'audio energy stands still' },
    )
    .toBeLessThan(1e-5)
}

/** Waits until the picture in this person's tile moves. */
export const expectVideoOf = (page: Page, name: string): Promise<void> =>
  expectMovingPicture(page.getByRole('figure', { name: new RegExp(name) }).locator('video'), name)

export async function expectMovingPicture(video: Locator, name = 'the picture'): Promise<void> {
  const frames = () => video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames)
  await expect(video).toBeVisible()
  const before = await frames()
  await expect.poll(frames, { message: `frames of ${name}` }).toBeGreaterThan(before + 3)
}
