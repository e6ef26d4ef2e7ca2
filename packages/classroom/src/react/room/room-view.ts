import { createContext, use } from 'react'
import type { Store } from '@hwjy/base'
import type { UserId } from '../../core/room/ids.ts'
import type { RoomContent, RoomLayout } from '../../core/room/room-types.ts'
import type { RoomAreas } from '../../core/view/room-shape.ts'
import type { ShownLayout } from '../../core/view/shown-layout.ts'
import type { OwnView, PanelTab } from './own-view.ts'

/** Holds what the parts of the room know of the picture that they belong to. */
export interface RoomViewValue {
  areas: RoomAreas
  /** Changes when the layout does, and not with the size of the room. */
  epoch: string
  shown: ShownLayout
  /** The one who shares a screen. */
  sharerId: UserId | null
  isTeacher: boolean
  own: OwnView
  store: Store<OwnView>
  set: (change: Partial<OwnView>) => void
  faces: {
    large: readonly UserId[]
    /** On the page that is shown. */
    visible: readonly UserId[]
    /** All tiles in their order. */
    order: readonly UserId[]
    page: number
    pages: number
  }
  turnFaces: (step: 1 | -1) => void
  /** Null goes back to the automatic layout. */
  chooseLayout: (layout: RoomLayout | null) => void
  chooseContent: (content: RoomContent) => void
  openPanel: (tab: PanelTab) => void
  closePanel: () => void
}

export const RoomViewContext = createContext<RoomViewValue | null>(null)

/** Null outside a room: a host may show the board alone. */
export const useRoomView = (): RoomViewValue | null => use(RoomViewContext)
