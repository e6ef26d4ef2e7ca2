/** What people send, and what the room stops. [R12][R13] */
import type { EpochMs, UserId } from '../ids.ts'
import { flag } from '../../shapes/shape.ts'
import { id, media } from '../../shapes/room-shapes.ts'
import { happened, refused, unchanged } from '../decision.ts'
import { MEDIA_KINDS, publishRights } from '../rules/media-rights.ts'
import { ALL_MEDIA_OFF, elapsedMs, participantOf, withParticipant } from '../room-state.ts'
import type { MediaKind, Participant, RefusalCode, RoomState } from '../state-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type MediaCommand =
  | { type: 'reportMedia'; media: Partial<Record<MediaKind, boolean>> }
  | { type: 'camerasOff'; off: boolean }

export type MediaEvent =
  | { type: 'mediaReported'; userId: UserId; media: Partial<Record<MediaKind, boolean>> }
  | { type: 'allCamerasOff'; off: boolean }

export const mediaCommands: CommandTable<MediaCommand, MediaEvent> = {
  reportMedia: {
    ...ordinary,
    rules: ['R12', 'R13'],
    askedBy: 'anyone',
    isInPerson: true,
    shape: { media },
    marks: ['mediaReported'],
    // Turning off is always allowed. One part that is not allowed refuses the whole report.
    decide({ room, command, actor: { userId } }) {
      const participant = participantOf(room, userId)
      if (participant === undefined) return refused('not-in-room')
      const { media: wanted } = command
      if (wanted.camera === true && wanted.screen === true) return refused('invalid-command')
      const rights = publishRights(room, userId)
      const forbidden = MEDIA_KINDS.find((kind) => wanted[kind] === true && !rights[kind])
      if (forbidden !== undefined) return refused(mediaDenial(room, participant, forbidden))
      const changes = changedMedia(participant.media, { ...wanted, ...closedByTheOther(wanted) })
      return changes === null ? unchanged : happened({ type: 'mediaReported', userId, media: changes })
    },
  },
  camerasOff: {
    ...ordinary,
    rules: ['R13'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { off: flag },
    marks: ['allCamerasOff'],
    decide: ({ room, command: { off } }) =>
      room.isAllCameraOff === off ? unchanged : happened({ type: 'allCamerasOff', off }),
  },
}

export const mediaEvents: EventTable<MediaEvent> = {
  mediaReported: {
    shape: { userId: id, media },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, event) =>
      withParticipant(room, event.userId, (participant) => withMedia(participant, event.media, event.at)),
  },
  allCamerasOff: {
    shape: { off: flag },
    rights: 'takes',
    privacy: 'public',
    content: noContent,
    evolve: (room, { off }) => ({ ...room, isAllCameraOff: off }),
  },
}

// Camera and screen share close each other; the one just turned on stays. [R12]
function closedByTheOther(wanted: Partial<Record<MediaKind, boolean>>): Partial<Record<MediaKind, boolean>> {
  if (wanted.camera === true) return { screen: false }
  return wanted.screen === true ? { camera: false } : {}
}

function mediaDenial(room: RoomState, participant: Participant, kind: MediaKind): RefusalCode {
  if (kind !== 'mic') return 'not-allowed-to-show-video'
  return participant.micBlocked || room.isAllMicMuted ? 'muted-by-teacher' : 'not-allowed-to-speak'
}

function changedMedia(
  current: Record<MediaKind, boolean>,
  wanted: Partial<Record<MediaKind, boolean>>,
): Partial<Record<MediaKind, boolean>> | null {
  const changed = MEDIA_KINDS.filter((kind) => wanted[kind] !== undefined && wanted[kind] !== current[kind])
  return changed.length === 0 ? null : Object.fromEntries(changed.map((kind) => [kind, !current[kind]]))
}

/**
 * Stops in the same command what people may no longer send, before their own clients say so.
 * @param silenced people whose right to speak ended: their microphones close, also where they may open them again
 */
export function mediaToStop(room: RoomState, silenced: readonly UserId[]): readonly MediaEvent[] {
  return Object.values(room.participants).flatMap(({ userId, media: current }): MediaEvent[] => {
    if (!MEDIA_KINDS.some((kind) => current[kind])) return []
    const rights = publishRights(room, userId)
    const isOver = (kind: MediaKind) => !rights[kind] || (kind === 'mic' && silenced.includes(userId))
    const stopping = MEDIA_KINDS.filter((kind) => current[kind] && isOver(kind))
    if (stopping.length === 0) return []
    return [{ type: 'mediaReported', userId, media: Object.fromEntries(stopping.map((kind) => [kind, false])) }]
  })
}

// Talk time is the time the microphone is open. [R30]
function withMedia(participant: Participant, changes: Partial<Record<MediaKind, boolean>>, at: EpochMs): Participant {
  const current = { ...participant.media, ...changes }
  if (current.mic === participant.media.mic) return { ...participant, media: current }
  return current.mic
    ? { ...participant, media: current, micOnSince: at }
    : {
        ...participant,
        media: current,
        micOnSince: null,
        talkMs: participant.talkMs + elapsedMs(participant.micOnSince, at),
      }
}

export const closeMedia = (participant: Participant, at: EpochMs): Participant =>
  withMedia(participant, ALL_MEDIA_OFF, at)
