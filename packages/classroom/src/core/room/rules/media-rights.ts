import type { UserId } from '../ids.ts'
import { ALL_MEDIA_OFF, participantOf } from '../room-state.ts'
import type { MediaKind, RoomState } from '../state-types.ts'

export const MEDIA_KINDS = ['mic', 'camera', 'screen'] as const satisfies readonly MediaKind[]

/** Returns what one person may publish now. A person whose connection dropped keeps their rights for the return. */
export function publishRights(room: RoomState, userId: UserId): Record<MediaKind, boolean> {
  const participant = participantOf(room, userId)
  if (participant === undefined || participant.presence === 'gone' || room.status === 'ended') return ALL_MEDIA_OFF
  if (participant.role === 'teacher') return { mic: true, camera: true, screen: true }
  const onStage = room.floor?.userId === userId && room.floor.onStage
  const isFreeToSpeak = !room.isAllMicMuted && (onStage || room.settings?.speechMode === 'free')
  return {
    mic: !participant.micBlocked && (participant.speaking || isFreeToSpeak),
    camera:
      !room.isAllCameraOff && participant.cameraBlocked !== true && (onStage || room.settings?.classType === 'small'),
    screen: onStage,
  }
}
