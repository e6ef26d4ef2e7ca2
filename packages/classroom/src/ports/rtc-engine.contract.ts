/** What every media engine must do, seen by three people. An engine brings the world they meet in. */
import type { UserId } from '../core/room/ids.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaKind } from '../core/room/room-types.ts'
import type { RtcErrorCode, VideoKind } from './rtc-engine.ts'

export interface RtcPerson {
  readonly userId: UserId
  join(): Promise<void>
  leave(): Promise<void>
  /** @returns the error's code, or null when it went well */
  publish(kind: MediaKind): Promise<RtcErrorCode | null>
  unpublish(kind: MediaKind): Promise<void>
  setMuted(kind: 'mic' | 'camera', muted: boolean): Promise<void>
  /** Puts the picture on the page once and keeps it there. @returns frames shown so far */
  frames(source: { userId: UserId; kind: VideoKind }): Promise<number>
  /** Loudest sound that arrives from a person within about a second, 0..1. */
  loudness(userId: UserId): Promise<number>
  /** Kinds a person sends, as this person was told by events. */
  announced(userId: UserId): Promise<MediaKind[]>
  /** Whether the device behind our own track still runs. */
  isCapturing(kind: MediaKind): Promise<boolean>
  /** How often a device was opened since the page began. */
  timesDeviceOpened(): Promise<number>
  /** Cuts the signalling connection; the engine is expected to come back by itself. */
  cutConnection(): Promise<void>
}

export interface RtcWorld {
  /** Opens a browser for a person. `devices: false` allows no camera and no microphone. */
  enter(userId: UserId, options?: { devices?: boolean }): Promise<RtcPerson>
  /** Sets what a person may send; everything at first. */
  setRights(userId: UserId, rights: Record<MediaKind, boolean>): Promise<void>
  close(): Promise<void>
}

const PATIENCE = { timeout: 20_000, interval: 100 }
const SILENCE = 0.01

/** Frames keep coming from here on, whatever came before. */
export async function expectPicture(viewer: RtcPerson, source: { userId: UserId; kind: VideoKind }): Promise<void> {
  const before = await viewer.frames(source)
  await expect.poll(() => viewer.frames(source), PATIENCE).toBeGreaterThan(before + 3)
}
export async function expectSound(listener: RtcPerson, userId: UserId): Promise<void> {
  await expect.poll(() => listener.loudness(userId), PATIENCE).toBeGreaterThan(SILENCE)
}
export async function expectSilence(listener: RtcPerson, userId: UserId): Promise<void> {
  await expect.poll(() => listener.loudness(userId), PATIENCE).toBeLessThan(SILENCE)
}

export function describeRtcEngine(name: string, openWorld: () => Promise<RtcWorld>): void {
  describe(`RtcEngine: ${name}`, { timeout: 30_000 }, () => {
    let world: RtcWorld
    let teacher: RtcPerson
    let anna: RtcPerson
    let ben: RtcPerson

    beforeAll(async () => {
      world = await openWorld()
      ;[teacher, anna, ben] = await Promise.all([
        world.enter('teacher'),
        world.enter('anna'),
        world.enter('ben', { devices: false }),
      ])
      await Promise.all([teacher.join(), anna.join(), ben.join()])
    }, 40_000)
    afterAll(() => world?.close())

    it('shows and sounds the teacher to every student, with or without a camera of their own', async () => {
      expect(await teacher.publish('camera')).toBeNull()
      expect(await teacher.publish('mic')).toBeNull()
      for (const student of [anna, ben]) {
        await expectPicture(student, { userId: 'teacher', kind: 'camera' })
        await expectSound(student, 'teacher')
      }
    })

    it('silences a muted microphone and keeps the device', async () => {
      await teacher.setMuted('mic', true)
      await expectSilence(anna, 'teacher')
      expect(await teacher.isCapturing('mic')).toBe(true)
      await teacher.setMuted('mic', false)
      await expectSound(anna, 'teacher')
    })

    it('lets a student come on stage: all see and hear them, until they step down', async () => {
      expect(await anna.publish('camera')).toBeNull()
      expect(await anna.publish('mic')).toBeNull()
      for (const other of [teacher, ben]) {
        await expectPicture(other, { userId: 'anna', kind: 'camera' })
        await expectSound(other, 'anna')
      }
      await anna.unpublish('camera')
      await anna.unpublish('mic')
      await expect.poll(() => teacher.announced('anna'), PATIENCE).toEqual([])
      expect(await anna.isCapturing('camera')).toBe(false)
    })

    it('[R12] permits screen and camera at once, so that the new one starts before the old one stops', async () => {
      expect(await teacher.publish('screen')).toBeNull()
      await expectPicture(anna, { userId: 'teacher', kind: 'screen' })
      await teacher.unpublish('camera')
      await expect.poll(async () => (await anna.announced('teacher')).sort(), PATIENCE).toEqual(['mic', 'screen'])
      expect(await teacher.publish('camera')).toBeNull()
      await teacher.unpublish('screen')
      await expectPicture(anna, { userId: 'teacher', kind: 'camera' })
    })

    it('says `permission-denied` to a person who did not allow the camera', async () => {
      expect(await ben.publish('camera')).toBe('permission-denied')
      expect(await teacher.announced('ben')).toEqual([])
    })

    it('refuses to publish without the right, and gives the device back', async () => {
      await world.setRights('anna', { mic: false, camera: false, screen: false })
      expect(await anna.publish('mic')).toBe('not-publisher')
      expect(await anna.isCapturing('mic')).toBe(false)
    })

    it('[R13] withholds a person who lost the right, and lets them through again when it returns', async () => {
      await world.setRights('anna', { mic: true, camera: false, screen: false })
      expect(await anna.publish('mic')).toBeNull()
      await expectSound(teacher, 'anna')
      await world.setRights('anna', { mic: false, camera: false, screen: false })
      await expect.poll(() => teacher.announced('anna'), PATIENCE).toEqual([])
      await expectSilence(teacher, 'anna')
      await world.setRights('anna', { mic: true, camera: true, screen: true })
      await expectSound(teacher, 'anna')
      await anna.unpublish('mic')
    })

    it('[R31] brings media back after a broken connection, without opening a device again', async () => {
      const opened = await teacher.timesDeviceOpened()
      await teacher.cutConnection()
      await anna.cutConnection()
      await expectPicture(ben, { userId: 'teacher', kind: 'camera' })
      await expectPicture(anna, { userId: 'teacher', kind: 'camera' })
      await expectSound(anna, 'teacher')
      expect(await teacher.timesDeviceOpened()).toBe(opened)
    })

    it('gives every device back on leaving, and may come again', async () => {
      await teacher.leave()
      expect(await teacher.isCapturing('camera')).toBe(false)
      await expect.poll(() => anna.announced('teacher'), PATIENCE).toEqual([])
      await teacher.join()
      expect(await teacher.publish('camera')).toBeNull()
      await expectPicture(anna, { userId: 'teacher', kind: 'camera' })
    })
  })
}
