/** The browser's own devices for `device-checker.browser.test.ts`. */
import { createDeviceChecker } from '../create-device-checker.ts'
import { createDeviceProbe } from './device-probe.ts'

const deviceProbe = createDeviceProbe(createDeviceChecker({ pingUrl: location.href }))
declare global {
  interface Window {
    deviceProbe: typeof deviceProbe
  }
}
window.deviceProbe = deviceProbe
