import type { Size } from './box.ts'

/**
 * The way a box is laid out. `side`: a phone on its side. `upright`: a phone. `portrait`: a tablet higher than wide.
 * `tablet`: faces above the page. `desk`: faces beside it.
 */
export type DeviceClass = 'side' | 'upright' | 'portrait' | 'tablet' | 'desk'

export function deviceClassOf({ width, height }: Size): DeviceClass {
  if (height < 480 && width >= height * 1.2) return 'side'
  if (width < 640) return 'upright'
  if (width < 1024 && height >= width) return 'portrait'
  return width < 1200 ? 'tablet' : 'desk'
}

export const isPhone = (device: DeviceClass): boolean => device === 'side' || device === 'upright'

/** Faces on one page of a gallery, at most. @param cores of the device, as far as it tells */
export function pageLimitOf(device: DeviceClass, cores: number): number {
  if (device === 'side') return 6
  if (device === 'upright') return 12
  return device === 'desk' && cores > 4 ? 25 : 16
}

/** Pictures that move at the same time; other tiles keep their last one. */
export const movingLimitOf = (device: DeviceClass): number => (isPhone(device) ? 6 : Number.POSITIVE_INFINITY)
