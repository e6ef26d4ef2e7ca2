/** Measures how soon the teacher is seen, and how many cameras a class may have, on one machine, in real browsers. */
import type { Browser } from '@playwright/test'
import { bundlePage, type MediaLab, startMediaLab } from '../../apps/server/test/media-lab/media-lab.ts'
import { createSfuHost, type SfuHost } from '../../apps/server/src/node/sfu/create-sfu-host.ts'
import { createP2pHost } from '../../apps/server/src/rtc/p2p-host.ts'
import type { RtcHost } from '../../apps/server/src/rtc/rtc-host.ts'
import { closeBrowser, openMediaBrowser } from './browser.ts'
import { manyCameras } from './media/many-cameras.ts'
import { type Bench, median, ms, type Row, type Size, times } from './row.ts'

const thirty = { people: 30, tiles: 25, fewTiles: 9, recordMs: 4_000, measureMs: 8_000 }
const usual = { joins: 5, kills: 3, cameras: thirty }
const few = { people: 4, tiles: 3, fewTiles: 1, recordMs: 500, measureMs: 500 }
const sizes: Record<Size, typeof usual> = { short: { joins: 1, kills: 1, cameras: few }, usual, full: usual }

const verifyToken = () => 'valid' as const
const logger = { info: () => undefined, warn: () => undefined }
const openSfu = () => createSfuHost({ verifyToken, logger, bindAddress: '127.0.0.1' })

export const run: Bench = async function* ({ size }) {
  const { joins, kills, cameras } = sizes[size]
  const browser = await openMediaBrowser()
  try {
    const script = await bundlePage()
    const bare = await bareConnection(browser, script, joins)
    const row = (what: string, ours: number): Row => ({
      what,
      ours: ms(ours),
      rival: `${ms(bare)} (two bare RTCPeerConnections in one page, no signalling server)`,
      ratio: times(bare, ours),
      goal: '≤ 1 s',
    })
    const first = 'first remote frame after join'
    yield row(`${first}, SFU (median of ${joins}, warm)`, await firstFrame(browser, script, await openSfu(), joins))
    const p2p = createP2pHost({ verifyToken })
    yield row(`${first}, peer to peer (median of ${joins}, warm)`, await firstFrame(browser, script, p2p, joins))
    yield {
      what: `picture back after the SFU was killed (median of ${kills})`,
      ours: ms(await recoveryAfterKill(browser, script, kills)),
      rival: '–',
      ratio: '',
      goal: '',
    }
    yield* manyCameras(browser, script, await openSfu(), cameras)
  } finally {
    await closeBrowser(browser)
  }
}

async function withTeacher<R>(browser: Browser, script: string, host: RtcHost, measure: (lab: MediaLab) => Promise<R>) {
  const lab = await startMediaLab(browser, script, host)
  try {
    const teacher = await lab.enter('teacher')
    await teacher.run(({ engine }) => engine.join(), null)
    await teacher.run(({ engine }) => engine.publish('mic'), null)
    await teacher.run(({ engine }) => engine.publish('camera'), null)
    return await measure(lab)
  } finally {
    await lab.stop()
  }
}

// The student's page is open and has been in once: code and decoders are warm, connections are not.
const firstFrame = (browser: Browser, script: string, host: RtcHost, joins: number) =>
  withTeacher(browser, script, host, async (lab) => {
    const student = await lab.enter('student')
    const join = () =>
      student.run(async ({ engine, attach, now }) => {
        if (document.querySelector('video') === null) attach({ userId: 'teacher', kind: 'camera' })
        const begin = now()
        const seen = new Promise<number>((resolve) => {
          const off = engine.on('first-frame', () => {
            off()
            resolve(now() - begin)
          })
        })
        await engine.join()
        return seen
      }, null)
    const leave = () => student.run(({ engine }) => engine.leave(), null)
    const measured: number[] = []
    for (let turn = 0; turn <= joins; turn += 1) {
      measured.push(await join())
      await leave()
    }
    return median(measured.slice(1))
  })

// The floor: what the browser itself needs from offer to frame.
async function bareConnection(browser: Browser, script: string, joins: number): Promise<number> {
  const lab = await startMediaLab(browser, script, createP2pHost({ verifyToken }))
  try {
    const { run: runInPage } = await lab.enter('nobody')
    const connect = () =>
      runInPage(async ({ now }) => {
        const stream = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 360 }, audio: true })
        const [sender, receiver] = [new RTCPeerConnection(), new RTCPeerConnection()]
        const video = document.body.appendChild(document.createElement('video'))
        video.muted = true
        const begin = now()
        sender.onicecandidate = ({ candidate }) => void receiver.addIceCandidate(candidate ?? undefined)
        receiver.onicecandidate = ({ candidate }) => void sender.addIceCandidate(candidate ?? undefined)
        const seen = new Promise<number>((resolve) => {
          receiver.ontrack = ({ track }) => {
            if (track.kind !== 'video') return
            video.srcObject = new MediaStream([track])
            video.requestVideoFrameCallback(() => resolve(now() - begin))
            void video.play()
          }
        })
        for (const track of stream.getTracks()) sender.addTrack(track, stream)
        await sender.setLocalDescription()
        if (sender.localDescription) await receiver.setRemoteDescription(sender.localDescription)
        await receiver.setLocalDescription()
        if (receiver.localDescription) await sender.setRemoteDescription(receiver.localDescription)
        const taken = await seen
        for (const track of stream.getTracks()) track.stop()
        sender.close()
        receiver.close()
        video.remove()
        return taken
      }, null)
    const measured: number[] = []
    for (let turn = 0; turn <= joins; turn += 1) measured.push(await connect())
    return median(measured.slice(1))
  } finally {
    await lab.stop()
  }
}

// From `kill -9` to the next frame on the student's page, including the new process and both new connections.
async function recoveryAfterKill(browser: Browser, script: string, kills: number): Promise<number> {
  const host: SfuHost = await openSfu()
  return withTeacher(browser, script, host, async (lab) => {
    const student = await lab.enter('student')
    await student.run(async ({ engine, attach }) => {
      attach({ userId: 'teacher', kind: 'camera' })
      const seen = new Promise<void>((resolve) => void engine.on('first-frame', () => resolve()))
      await engine.join()
      await seen
    }, null)
    const measured: number[] = []
    for (let turn = 0; turn < kills; turn += 1) {
      const back = student.run(
        ({ engine }) =>
          new Promise<void>((resolve) => {
            const off = engine.on('first-frame', () => {
              off()
              resolve()
            })
          }),
        null,
      )
      const begin = performance.now()
      process.kill(host.pid ?? 0, 'SIGKILL')
      await back
      measured.push(performance.now() - begin)
    }
    return median(measured)
  })
}
