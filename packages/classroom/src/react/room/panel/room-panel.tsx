import type { Ref } from 'react'
import { PanelFrame } from './panel-frame.tsx'
import type { RoomViewValue } from '../room-view.ts'
import { SidePanel } from './side-panel.tsx'

export interface RoomPanelProps {
  view: RoomViewValue
  chatInputRef: Ref<HTMLTextAreaElement>
}

/** The open panel with people, hands and chat. */
export const RoomPanel = ({ view, chatInputRef }: RoomPanelProps) => (
  <PanelFrame view={view}>
    <SidePanel tab={view.own.tab} onTabChange={(tab) => view.set({ tab })} chatInputRef={chatInputRef} />
  </PanelFrame>
)
