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
const PATIENCE = { timeout: 60_000, interval: 100 }
const startSfu = () => createSfuHost({ verifyToken, logger, bindAddress: '127.0.0.1' })

describe.skipIf(!existsSync(CHROMIUM_PATH))('media in real browsers', () => {
  let browser: Browser
  let script: string
  beforeAll(async () => {
    ;[browser, script] = await Promise.all([launchBrowser(), bundlePage()])
  })
  afterAll(() => browser?.close())

  describeRtcEngine('local, through the SFU', async () =>
    createLabWorld(await startMediaLab(browser, script, await startSfu())),
  )
  describeRtcEngine('local, browser to browser', async () =>
    createLabWorld(await startMediaLab(browser, script, createP2pHost({ verifyToken }))),
  )

  it('[R33] checks camera, microphone, speaker and line, and goes on with the devices it opened', async () => {
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

  it('makes room for more pictures and voices than it began with', async () => {
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

  it('[R36] sends a camera as large as its largest tile, and not at all out of sight', async () => {
    const lab = await startMediaLab(browser, script, await startSfu())
    const world = createLabWorld(lab)
    const teacher = await world.enter('teacher')
    const anna = await lab.enter('anna')
    await teacher.join()
    await teacher.publish('camera')
    const box = await anna.run(async ({ engine, attach }) => {
      await engine.join()
      return attach({ userId: 'teacher', kind: 'camera' })
    }, null)
    const width = () => anna.run(({ pictureWidth }, of) => pictureWidth(of), box)
    const frames = () => anna.run(({ frames: shown }, of) => shown(of), box)
    await expect.poll(width, PATIENCE).toBe(320)
    await anna.run(({ resize }, of) => resize(of, 640), box)
    await expect.poll(width, PATIENCE).toBe(640)
    await anna.run(({ resize }, of) => resize(of, 200), box)
    await expect.poll(width, PATIENCE).toBe(320)
    await anna.run(({ boxes }, of) => {
      const element = boxes[of]?.element
      if (element) element.hidden = true
    }, box)
    let before = -1
    await expect
      .poll(
        async () => {
          const isStill = before === (before = await frames())
          return isStill
        },
        { ...PATIENCE, interval: 500 },
      )
      .toBe(true)
    await anna.run(({ boxes }, of) => {
      const element = boxes[of]?.element
      if (element) element.hidden = false
    }, box)
    await expect.poll(frames, PATIENCE).toBeGreaterThan(before + 3)
    await world.close()
  })

  it('[R39] lets everyone hear the sound of a shared screen, in two channels', async () => {
    const lab = await startMediaLab(browser, script, await startSfu())
    const [teacher, anna] = await Promise.all([lab.enter('teacher'), lab.enter('anna')])
    await anna.run(({ engine }) => engine.join(), null)
    const hasSound = await teacher.run(async ({ engine }) => {
      // The picker of a browser without a screen gives no sound: a canvas and a tone on the left stand in.
      navigator.mediaDevices.getDisplayMedia = async () => {
        const context = new AudioContext()
        const destination = new MediaStreamAudioDestinationNode(context, { channelCount: 2 })
        const tone = new OscillatorNode(context)
        tone.connect(new StereoPannerNode(context, { pan: -1 })).connect(destination)
        tone.start()
        const canvas = document.createElement('canvas')
        canvas.getContext('2d')
        return new MediaStream([...canvas.captureStream(5).getTracks(), ...destination.stream.getTracks()])
      }
      await engine.join()
      let heard: boolean | undefined
      engine.on('published', (published) => {
        heard = published.hasSound
      })
      await engine.publish('screen')
      return heard
    }, null)
    expect(hasSound).toBe(true)
    const channels = () =>
      anna.run(async () => {
        const [audio] = [...document.querySelectorAll('audio')].filter(({ srcObject }) => srcObject)
        if (!(audio?.srcObject instanceof MediaStream)) return null
        const context = new AudioContext()
        const splitter = new ChannelSplitterNode(context, { numberOfOutputs: 2 })
        context.createMediaStreamSource(audio.srcObject).connect(splitter)
        const ears = [0, 1].map((output) => {
          const ear = new AnalyserNode(context)
          splitter.connect(ear, output)
          return ear
        })
        await new Promise((resolve) => setTimeout(resolve, 300))
        const loud = ears.map((ear) => {
          const samples = new Float32Array(ear.fftSize)
          ear.getFloatTimeDomainData(samples)
          return samples.some((sample) => Math.abs(sample) > 0.05)
        })
        await context.close()
        return loud
      }, null)
    await expect.poll(channels, PATIENCE).toEqual([true, false])
    await lab.stop()
  })

  it('brings media back by itself after the media server was killed', async () => {
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
