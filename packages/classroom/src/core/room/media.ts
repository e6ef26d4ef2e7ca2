/** Decides who may send what, and keeps what is being sent. [R12][R13] */
import type { EpochMs, UserId } from './ids.ts'
import { type CommandOf, happened, type Request, refused, unchanged } from './decision.ts'
import { ALL_MEDIA_OFF, elapsedMs, participantOf } from './room-state.ts'
import type { Decision, MediaKind, Participant, RefusalCode, RoomEventBody, RoomState } from './room-types.ts'

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
    camera: !room.isAllCameraOff && (onStage || room.settings?.classType === 'small'),
    screen: onStage,
  }
}

/** Turning off is always allowed. One part that is not allowed refuses the whole report. */
export function decideReportMedia({ room, command, actor }: Request<CommandOf<'reportMedia'>>): Decision {
  const participant = participantOf(room, actor.userId)
  if (participant === undefined) return refused('not-in-room')
  const { media } = command
  if (media.camera === true && media.screen === true) return refused('invalid-command')
  const rights = publishRights(room, actor.userId)
  const forbidden = MEDIA_KINDS.find((kind) => media[kind] === true && !rights[kind])
  if (forbidden !== undefined) return refused(mediaDenial(room, participant, forbidden))
  const changes = changedMedia(participant.media, { ...media, ...closedByTheOther(media) })
  return changes === null ? unchanged : happened({ type: 'mediaReported', userId: actor.userId, media: changes })
}

// Camera and screen share close each other; the one just turned on stays. [R12]
function closedByTheOther(media: Partial<Record<MediaKind, boolean>>): Partial<Record<MediaKind, boolean>> {
  if (media.camera === true) return { screen: false }
  return media.screen === true ? { camera: false } : {}
}

function mediaDenial(room: RoomState, participant: Participant, kind: MediaKind): RefusalCode {
  if (kind !== 'mic') return 'not-allowed-to-show-video'
  return participant.micBlocked || room.isAllMicMuted ? 'muted-by-teacher' : 'not-allowed-to-speak'
}

function changedMedia(
  media: Record<MediaKind, boolean>,
  wanted: Partial<Record<MediaKind, boolean>>,
): Partial<Record<MediaKind, boolean>> | null {
  const changed = MEDIA_KINDS.filter((kind) => wanted[kind] !== undefined && wanted[kind] !== media[kind])
  return changed.length === 0 ? null : Object.fromEntries(changed.map((kind) => [kind, !media[kind]]))
}

export function decideCamerasOff({ room, command }: Request<CommandOf<'camerasOff'>>): Decision {
  return room.isAllCameraOff === command.off ? unchanged : happened({ type: 'allCamerasOff', off: command.off })
}

/**
 * Stops in the same command what people may no longer send, before their own clients say so.
 * @param silenced whose turn ended: their microphones close, also where they may open them again
 */
export function mediaToStop(room: RoomState, silenced: readonly UserId[]): readonly RoomEventBody[] {
  return Object.values(room.participants).flatMap(({ userId, media }): RoomEventBody[] => {
    if (!MEDIA_KINDS.some((kind) => media[kind])) return []
    const rights = publishRights(room, userId)
    const isOver = (kind: MediaKind) => !rights[kind] || (kind === 'mic' && silenced.includes(userId))
    const stopping = MEDIA_KINDS.filter((kind) => media[kind] && isOver(kind))
    if (stopping.length === 0) return []
    return [{ type: 'mediaReported', userId, media: Object.fromEntries(stopping.map((kind) => [kind, false])) }]
  })
}

/** Talk time is the time the microphone is open. [R30] */
export function withMedia(
  participant: Participant,
  changes: Partial<Record<MediaKind, boolean>>,
  at: EpochMs,
): Participant {
  const media = { ...participant.media, ...changes }
  if (media.mic === participant.media.mic) return { ...participant, media }
  return media.mic
    ? { ...participant, media, micOnSince: at }
    : { ...participant, media, micOnSince: null, talkMs: participant.talkMs + elapsedMs(participant.micOnSince, at) }
}

export const closeMedia = (participant: Participant, at: EpochMs): Participant =>
  withMedia(participant, ALL_MEDIA_OFF, at)
