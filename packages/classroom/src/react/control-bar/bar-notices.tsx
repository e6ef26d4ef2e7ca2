import { DeviceNotice } from '../devices/device-notice.tsx'
import { DeviceNotices } from './device-notices.tsx'

/** Tells over the bar what became of my devices. */
export const BarNotices = () => (
  <>
    <DeviceNotice />
    <DeviceNotices />
  </>
)
