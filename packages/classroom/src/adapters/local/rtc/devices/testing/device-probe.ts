import type { DeviceChecker, OpenDevice } from '../../../../../ports/device-checker.ts'
import type { CheckedKind, DeviceCheckerWorld } from '../../../../../ports/device-checker.contract.ts'
import { RtcError, type RtcErrorCode } from '../../../../../ports/rtc-engine.ts'

/** Drives a device checker in the same page as its contract suite asks. */
export function createDeviceProbe(
  checker: DeviceChecker,
): Omit<DeviceCheckerWorld, 'denyDevices' | 'cutNetwork' | 'close'> {
  const opened: Partial<Record<CheckedKind, OpenDevice>> = {}
  const levels: number[] = []
  const codeOf = (error: unknown): RtcErrorCode => {
    if (error instanceof RtcError) return error.code
    throw error
  }
  return {
    devices: checker.devices,
    async open(kind, deviceId) {
      try {
        opened[kind] =
          kind === 'camera'
            ? await checker.openCamera(deviceId)
            : await checker.openMicrophone((level) => levels.push(level), deviceId)
        return null
      } catch (error) {
        return codeOf(error)
      }
    },
    stop: async (kind) => opened[kind]?.stop(),
    isCapturing: async (kind) => opened[kind]?.track.readyState === 'live',
    levels: async () => [...levels],
    playTestSound: () => checker.playTestSound().then(() => null, codeOf),
    measureNetwork: () => checker.measureNetwork().catch(codeOf),
  }
}
