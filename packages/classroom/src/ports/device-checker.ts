/** Provides what the check before class needs of the browser or an engine. [R33] */
import type { RtcDevices } from './rtc-engine.ts'

export interface OpenDevice {
  track: MediaStreamTrack
  /** Gives the device back. Idempotent. */
  stop(): void
}

export interface DeviceChecker {
  /** Labels are empty until a device of that sort was allowed once. */
  devices(): Promise<RtcDevices>
  /** @throws {RtcError} device errors */
  openCamera(deviceId?: string): Promise<OpenDevice>
  /** @param onLevel how loud it is, 0..100, several times a second until it is stopped. @throws {RtcError} device errors */
  openMicrophone(onLevel: (level: number) => void, deviceId?: string): Promise<OpenDevice>
  /** Plays a short sound; resolves when it is over. @throws {RtcError} */
  playTestSound(deviceId?: string): Promise<void>
  /** Asks the class's server for an answer. @throws {RtcError} `unreachable` | `timeout` */
  measureNetwork(): Promise<{ roundTripMs: number }>
}
