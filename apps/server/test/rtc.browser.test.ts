/** The media hosts with real browsers in front of them. Needs Chromium: /usr/bin/chromium or CHROMIUM_PATH. */
import { existsSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  describeRtcEngine,
  expectPicture,
  expectSound,
} from '../../../packages/classroom/src/ports/rtc-engine.contract.ts'
import { createSfuHost, type SfuHost } from '../src/node/sfu/create-sfu-host.ts'
import { createP2pHost } from '../src/rtc/p2p-host.ts'
import { createLabWorld } from './media-lab/lab-world.ts'
import { bundlePage, CHROMIUM_PATH, launchBrowser, startMediaLab } from './media-lab/media-lab.ts'

const verifyToken = () => 'valid' as const
const logger = { info: () => undefined, warn: () => undefined }
const startSfu = () => createSfuHost({ verifyToken, logger, bindAddress: '127.0.0.1' })

describe.skipIf(!existsSync(CHROMIUM_PATH))('media in real browsers', () => {
  let browser: Browser
  let script: string
  beforeAll(async () => {
    ;[browser, script] = await Promise.all([launchBrowser(), bundlePage()])
  }, 30_000)
  afterAll(() => browser?.close())

  describeRtcEngine('local, through the SFU', async () =>
    createLabWorld(await startMediaLab(browser, script, await startSfu())),
  )
  describeRtcEngine('local, browser to browser', async () =>
    createLabWorld(await startMediaLab(browser, script, createP2pHost({ verifyToken }))),
  )

  it('[R33] checks camera, microphone, speaker and line, and goes on with the devices it opened', {
    timeout: 40_000,
  }, async () => {
    const lab = await startMediaLab(browser, script, createP2pHost({ verifyToken }))
    const { run } = await lab.enter('anna')
    const result = await run(async ({ deviceCheck, engine }) => {
      const element = document.body.appendChild(document.createElement('div'))
      const camera = await deviceCheck.previewCamera(element)
      const video = element.querySelector('video')
      await new Promise<void>((resolve) => void video?.requestVideoFrameCallback(() => resolve()))
      let onLoud: (level: number) => void = () => undefined
      const loud = new Promise<number>((resolve) => {
        onLoud = resolve
      })
      const microphone = await deviceCheck.previewMicrophone((level) => level > 0 && onLoud(level))
      const level = await loud
      microphone.stop()
      const tone = await deviceCheck.playTestTone()
      await tone.finished
      const line = await deviceCheck.probeNetwork({ pingUrl: '/', downloadUrl: '/page.js' })
      await engine.join()
      camera.release()
      await engine.publish('camera', { track: camera.track })
      return {
        level,
        line,
        videosLeft: element.querySelectorAll('video').length,
        microphone: microphone.track.readyState,
        isSameCamera: engine.track('local-camera') === camera.track,
      }
    }, null)
    expect(result).toMatchObject({ videosLeft: 0, microphone: 'ended', isSameCamera: true })
    expect(result.level).toBeLessThanOrEqual(100)
    expect(result.line.roundTripMs).toBeGreaterThanOrEqual(0)
    expect(result.line.downloadKbits).toBeGreaterThan(0)
    await lab.stop()
  })

  it('makes room for more pictures and voices than it began with', { timeout: 40_000 }, async () => {
    const lab = await startMediaLab(browser, script, await startSfu())
    const world = createLabWorld(lab)
    const viewer = await world.enter('viewer')
    await viewer.join()
    const users = ['anna', 'ben', 'chika', 'diego', 'emma']
    // One page with a frame for each: five whole pages would measure the browser.
    const crowd = await lab.enter('crowd')
    await crowd.run(
      (_, userIds) =>
        Promise.all(
          userIds.map(async (userId) => {
            const frame = document.body.appendChild(document.createElement('iframe'))
            const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
            frame.src = `/?user=${userId}&mode=sfu`
            await loaded
            const { engine } = (frame.contentWindow as unknown as typeof globalThis).lab
            await engine.join()
            await engine.publish('camera', { profile: '180p' })
            await engine.publish('mic')
          }),
        ),
      users,
    )
    for (const userId of users) await viewer.frames({ userId, kind: 'camera' })
    for (const userId of users) await expectPicture(viewer, { userId, kind: 'camera' })
    for (const userId of users) await expectSound(viewer, userId)
    await world.close()
  })

  it('brings media back by itself after the media server was killed', { timeout: 40_000 }, async () => {
    const host: SfuHost = await startSfu()
    const lab = createLabWorld(await startMediaLab(browser, script, host))
    const [teacher, anna] = await Promise.all([lab.enter('teacher'), lab.enter('anna')])
    await Promise.all([teacher.join(), anna.join()])
    await teacher.publish('camera')
    await teacher.publish('mic')
    await expectPicture(anna, { userId: 'teacher', kind: 'camera' })
    const opened = await teacher.timesDeviceOpened()
    const killed = host.pid
    process.kill(killed ?? 0, 'SIGKILL')
    await expect.poll(() => host.pid).not.toBe(killed)
    await expectPicture(anna, { userId: 'teacher', kind: 'camera' })
    await expectSound(anna, 'teacher')
    expect(await teacher.timesDeviceOpened()).toBe(opened)
    await lab.close()
  })
})
