import type { DeviceDescription } from '@hwjy/sdk'
import { CircleQuestionMark, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react'

const icons: Readonly<Record<DeviceDescription['kind'], LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: CircleQuestionMark,
}

/** A picture of the kind of device; its name stands beside it. */
export function DeviceIcon({ device }: { device: DeviceDescription }) {
  const Icon = icons[device.kind]
  return <Icon aria-hidden size={20} />
}
