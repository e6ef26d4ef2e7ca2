/** What people send, and what the room stops. [R12][R13] */
import type { EpochMs, UserId } from '../ids.ts'
import { flag, nullable, oneOf } from '../../shapes/shape.ts'
import { id, media } from '../../shapes/room-shapes.ts'
import { callableStudentOf, happened, refused, unchanged } from '../decision.ts'
import { MEDIA_KINDS, publishRights } from '../rules/media-rights.ts'
import { ALL_MEDIA_OFF, elapsedMs, participantOf, without, withParticipant } from '../room-state.ts'
import { micOpenMs, sharingPerson } from '../selectors.ts'
import {
  type MediaKind,
  type Participant,
  type RefusalCode,
  type RoomState,
  WEAK_NETWORK_STEPS,
  type WeakNetworkStep,
} from '../state-types.ts'
import { contentAfterShare } from './view.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type MediaCommand =
  | { type: 'reportMedia'; media: Partial<Record<MediaKind, boolean>> }
  | { type: 'camerasOff'; off: boolean }
  | { type: 'blockCamera'; userId: UserId; blocked: boolean }
  | { type: 'reportNetwork'; step: WeakNetworkStep | null }

export type MediaEvent =
  | { type: 'mediaReported'; userId: UserId; media: Partial<Record<MediaKind, boolean>> }
  | { type: 'allCamerasOff'; off: boolean }
  | { type: 'cameraBlocked'; userId: UserId }
  | { type: 'cameraAllowed'; userId: UserId }
  | { type: 'networkReported'; userId: UserId; step: WeakNetworkStep | null }

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
      if (wanted.screen === true && isShareTaken(room, participant)) return refused('share-taken')
      const changes = changedMedia(participant.media, { ...wanted, ...closedByTheOther(wanted) })
      if (changes === null) return unchanged
      const ended = wanted.screen === true ? sharesEndedBy(room, userId) : []
      return { events: [...ended, { type: 'mediaReported', userId, media: changes }] }
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
  blockCamera: {
    ...ordinary,
    rules: ['R46'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id, blocked: flag },
    marks: ['cameraBlocked', 'cameraAllowed'],
    decide({ room, command: { userId, blocked } }) {
      const student = callableStudentOf(room, userId)
      if (student === undefined) return refused('no-such-participant')
      if ((student.cameraBlocked === true) === blocked) return unchanged
      return happened({ type: blocked ? 'cameraBlocked' : 'cameraAllowed', userId })
    },
  },
  reportNetwork: {
    ...ordinary,
    rules: ['R32'],
    askedBy: 'anyone',
    isInPerson: true,
    shape: { step: nullable(oneOf(...WEAK_NETWORK_STEPS)) },
    marks: ['networkReported'],
    decide: ({ room, command: { step }, actor: { userId } }) =>
      (participantOf(room, userId)?.network ?? null) === step
        ? unchanged
        : happened({ type: 'networkReported', userId, step }),
  },
}

export const mediaEvents: EventTable<MediaEvent> = {
  mediaReported: {
    shape: { userId: id, media },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, event) =>
      contentAfterShare(
        withParticipant(room, event.userId, (participant) => withMedia(participant, event.media, event.at)),
        event.media.screen,
      ),
  },
  allCamerasOff: {
    shape: { off: flag },
    rights: 'takes',
    privacy: 'public',
    content: noContent,
    evolve: (room, { off }) => ({ ...room, isAllCameraOff: off }),
  },
  cameraBlocked: {
    shape: { userId: id },
    rights: 'takes',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId }) =>
      withParticipant(room, userId, (participant) => ({ ...participant, cameraBlocked: true })),
  },
  cameraAllowed: {
    shape: { userId: id },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId }) => withParticipant(room, userId, (participant) => without(participant, 'cameraBlocked')),
  },
  networkReported: {
    shape: { userId: id, step: nullable(oneOf(...WEAK_NETWORK_STEPS)) },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId, step }) =>
      withParticipant(room, userId, (participant) =>
        step === null ? without(participant, 'network') : { ...participant, network: step },
      ),
  },
}

// Camera and screen share close each other; the one just turned on stays. [R12]
function closedByTheOther(wanted: Partial<Record<MediaKind, boolean>>): Partial<Record<MediaKind, boolean>> {
  if (wanted.camera === true) return { screen: false }
  return wanted.screen === true ? { camera: false } : {}
}

function mediaDenial(room: RoomState, participant: Participant, kind: MediaKind): RefusalCode {
  if (kind === 'screen') return 'share-needs-stage'
  if (kind === 'camera') {
    if (room.isAllCameraOff) return 'camera-off-for-all'
    return participant.cameraBlocked ? 'camera-off-by-teacher' : 'not-allowed-to-show-video'
  }
  return participant.micBlocked || room.isAllMicMuted ? 'muted-by-teacher' : 'not-allowed-to-speak'
}

// One screen at a time: the teacher's takes the place of a student's, and not the other way round. [R47]
function isShareTaken(room: RoomState, { userId, role }: Participant): boolean {
  const sharing = sharingPerson(room)
  return sharing !== undefined && sharing.userId !== userId && role === 'student'
}

function sharesEndedBy(room: RoomState, userId: UserId): readonly MediaEvent[] {
  return Object.values(room.participants).flatMap((other): MediaEvent[] =>
    other.media.screen && other.userId !== userId
      ? [{ type: 'mediaReported', userId: other.userId, media: { screen: false } }]
      : [],
  )
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

// A turn is used once the microphone is on. [R48]
function withMedia(participant: Participant, changes: Partial<Record<MediaKind, boolean>>, at: EpochMs): Participant {
  const current = { ...participant.media, ...changes }
  if (current.mic === participant.media.mic) return { ...participant, media: current }
  if (current.mic) {
    return { ...without(participant, 'turn'), media: current, micOnSince: at }
  }
  return {
    ...participant,
    media: current,
    micOnSince: null,
    micOpenMs: micOpenMs(participant) + elapsedMs(participant.micOnSince, at),
  }
}

export const closeMedia = (participant: Participant, at: EpochMs): Participant =>
  withMedia(participant, ALL_MEDIA_OFF, at)
