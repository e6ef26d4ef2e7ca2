import { DeviceNews } from '../devices/device-news.tsx'
import { DeviceNotices } from './device-notices.tsx'

/** Tells over the bar what became of my devices. */
export const BarNotices = () => (
  <>
    <DeviceNews />
    <DeviceNotices />
  </>
)
