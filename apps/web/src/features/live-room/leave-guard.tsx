import type { RoomChannel } from '@hwjy/classroom'
import type { Role } from '@hwjy/sdk'
import { ConfirmDialog, Theme } from '@hwjy/ui'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from './use-leave-guard.ts'

export interface LeaveGuardProps {
  channel: RoomChannel
  role: Role
  onLeave: () => void
}

/** While class is on, the browser's Back asks before it leaves; a teacher's tab asks before it closes. */
export function LeaveGuard({ channel, role, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('room')
  const isHeld = useCallback(() => isInLiveClass(channel), [channel])
  const { isAsking, stay } = useLeaveGuard({ isHeld, holdsTab: role === 'teacher' })
  return (
    <Theme name="room">
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leave.title')}
        description={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.stay')}
        onConfirm={onLeave}
        onCancel={stay}
      />
    </Theme>
  )
}

/** Stays true while the connection is down, for the class goes on; not after the class has released this user. */
function isInLiveClass(channel: RoomChannel): boolean {
  const { room, connection } = channel.getState()
  return room.status === 'live' && (connection.status === 'connected' || connection.status === 'reconnecting')
}
