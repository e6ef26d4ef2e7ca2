import { HelpDialog } from '../help/help-dialog.tsx'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { EndClassDialog } from '../top-bar/end-class-dialog.tsx'
import { LeaveDialog } from '../top-bar/leave-dialog.tsx'

export type RoomDialogName = 'leave' | 'end' | 'help' | 'settings'

export interface RoomDialogProps {
  name: RoomDialogName
  /** Null closes it. */
  onChange: (name: RoomDialogName | null) => void
  onLeft: () => void
}

/** The one dialog that is open. */
export function RoomDialog({ name, onChange, onLeft }: RoomDialogProps) {
  const close = () => onChange(null)
  switch (name) {
    case 'leave':
      return <LeaveDialog onClose={close} onLeft={onLeft} />
    case 'end':
      return <EndClassDialog onClose={close} onLeaveInstead={() => onChange('leave')} />
    case 'help':
      return <HelpDialog onClose={close} />
    case 'settings':
      return <SettingsDialog onClose={close} />
    default:
      return name satisfies never
  }
}
