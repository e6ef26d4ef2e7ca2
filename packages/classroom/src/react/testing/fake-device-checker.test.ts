// @vitest-environment happy-dom
import { createDeviceProbe } from '../../adapters/local/rtc/devices/testing/device-probe.ts'
import { describeDeviceChecker } from '../../ports/device-checker.contract.ts'
import { createFakeDeviceChecker } from './fake-device-checker.ts'

describeDeviceChecker('fake', async () => {
  const checker = createFakeDeviceChecker()
  const speaking = setInterval(() => checker.speak(40), 10)
  return {
    ...createDeviceProbe(checker),
    denyDevices: async () => checker.denyDevices(),
    cutNetwork: async () => checker.cutNetwork(),
    close: async () => clearInterval(speaking),
  }
})
