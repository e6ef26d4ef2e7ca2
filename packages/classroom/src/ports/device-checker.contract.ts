/** What every device checker must do. Real devices need a browser, so a world may drive one from outside. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RtcDevices, RtcErrorCode } from './rtc-engine.ts'

export type CheckedKind = 'camera' | 'mic'

/** One camera and one microphone that makes a sound, both allowed at first. */
export interface DeviceCheckerWorld {
  devices(): Promise<RtcDevices>
  /** Opens a device and keeps it. Returns the error's code, or `null` when it went well. */
  open(kind: CheckedKind, deviceId?: string): Promise<RtcErrorCode | null>
  /** Stops the device that was opened last. */
  stop(kind: CheckedKind): Promise<void>
  /** Whether the device that was opened last still runs. */
  isCapturing(kind: CheckedKind): Promise<boolean>
  levels(): Promise<readonly number[]>
  playTestSound(): Promise<RtcErrorCode | null>
  measureNetwork(): Promise<{ roundTripMs: number } | RtcErrorCode>
  denyDevices(): Promise<void>
  cutNetwork(): Promise<void>
  close(): Promise<void>
}

const PATIENCE = { timeout: 10_000, interval: 50 }

export function describeDeviceChecker(name: string, openWorld: () => Promise<DeviceCheckerWorld>): void {
  describe(`DeviceChecker: ${name}`, () => {
    let world: DeviceCheckerWorld
    beforeEach(async () => {
      world = await openWorld()
    })
    afterEach(() => world.close())

    const manyLevels = async (more = 0) =>
      expect.poll(async () => (await world.levels()).length, PATIENCE).toBeGreaterThan(more + 3)

    it('[R33] names the devices once one of that sort was allowed', async () => {
      await world.open('camera')
      await world.open('mic')
      const { cameras, microphones } = await world.devices()
      expect(cameras.length).toBeGreaterThan(0)
      expect(microphones.length).toBeGreaterThan(0)
      for (const { id, label } of [...cameras, ...microphones]) expect([id !== '', label !== '']).toEqual([true, true])
    })

    it.each(['camera', 'mic'] as const)('opens the %s, gives it back once, and opens it again', async (kind) => {
      expect(await world.open(kind)).toBeNull()
      expect(await world.isCapturing(kind)).toBe(true)
      await world.stop(kind)
      await world.stop(kind)
      expect(await world.isCapturing(kind)).toBe(false)
      expect(await world.open(kind)).toBeNull()
      expect(await world.isCapturing(kind)).toBe(true)
    })

    it.each(['camera', 'mic'] as const)('opens a %s by its id, and another one when that is gone', async (kind) => {
      await world.open(kind)
      const { cameras, microphones } = await world.devices()
      await world.stop(kind)
      expect(await world.open(kind, (kind === 'camera' ? cameras : microphones)[0]?.id)).toBeNull()
      expect(await world.isCapturing(kind)).toBe(true)
      await world.stop(kind)
      expect(await world.open(kind, 'a-device-that-is-gone')).toBeNull()
      expect(await world.isCapturing(kind)).toBe(true)
    })

    it('[R33] tells how loud the microphone is, 0 to 100, until it is stopped', async () => {
      await world.open('mic')
      await manyLevels()
      await expect.poll(async () => Math.max(...(await world.levels())), PATIENCE).toBeGreaterThan(0)
      await world.stop('mic')
      const told = await world.levels()
      expect(told.every((level) => level >= 0 && level <= 100)).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(await world.levels()).toHaveLength(told.length)
    })

    it('stopping the microphone leaves the camera open', async () => {
      await world.open('camera')
      await world.open('mic')
      await world.stop('mic')
      expect([await world.isCapturing('camera'), await world.isCapturing('mic')]).toEqual([true, false])
    })

    it.each(['camera', 'mic'] as const)('says `permission-denied` when the %s is not allowed', async (kind) => {
      await world.denyDevices()
      expect(await world.open(kind)).toBe('permission-denied')
    })

    it('plays the test sound to its end', async () => {
      expect(await world.playTestSound()).toBeNull()
    })

    it('measures the round trip to the server, and says `unreachable` without a network', async () => {
      const measured = await world.measureNetwork()
      expect(measured).toEqual({ roundTripMs: expect.any(Number) })
      await world.cutNetwork()
      expect(await world.measureNetwork()).toBe('unreachable')
    })
  })
}
