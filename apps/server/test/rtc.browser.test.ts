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

  it('makes room for more pictures and voices than it began with', { timeout: 40_000 }, async () => {
    const lab = createLabWorld(await startMediaLab(browser, script, await startSfu()))
    const viewer = await lab.enter('viewer')
    await viewer.join()
    const students = await Promise.all(['anna', 'ben', 'chika', 'diego', 'emma'].map((userId) => lab.enter(userId)))
    await Promise.all(
      students.map(async (student) => {
        await student.join()
        await student.publish('camera')
        await student.publish('mic')
      }),
    )
    for (const { userId } of students) await expectPicture(viewer, { userId, kind: 'camera' })
    for (const { userId } of students) await expectSound(viewer, userId)
    await lab.close()
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
