/** Describes the areas of a room, and the facts from which they follow. [R34] */
import type { RoomLayout } from '../room/state-types.ts'
import type { Insets, Rect, Size } from './box.ts'
import type { DeviceClass } from './device-class.ts'
import type { FacesArea } from './face-areas.ts'

export type StripPlace = 'right' | 'top' | 'hidden'
/** `content`: the content alone fills the box. `enlarged`: on a phone, larger than its page fits. */
export type Zoomed = 'none' | 'content' | 'enlarged'

export interface RoomShape {
  box: Size
  insets?: Insets
  role: 'teacher' | 'student'
  /** Gives the board its bar of tools. The teacher always holds one. */
  hasPen: boolean
  layout: RoomLayout
  /** Width that the person gave the open panel, `null` for the usual one; `false` while it is closed. */
  panel: number | null | false
  /** Tiles there are, on all pages. */
  faces: number
  /** Tiles shown large in the layout "speaker". Default 1. */
  large?: 1 | 2
  strip?: StripPlace
  zoomed?: Zoomed
  /** The processor's cores, as far as the device tells. Default 8. */
  cores?: number
}

export interface RoomAreas {
  device: DeviceClass
  top: Rect | null
  /** Null while the content alone is shown. */
  bar: Rect | null
  /** The page or the screen: 16:9, except on an enlarged phone. */
  content: Rect
  /** True when the content is a small picture that leads back to it. */
  isThumbnail: boolean
  boardBar: Rect | null
  faces: FacesArea | null
  large: readonly Rect[]
  panel: (Rect & { kind: 'side' | 'drawer' | 'below' | 'sheet' }) | null
  /** Last messages under the page of an upright phone. */
  preview: Rect | null
}
