import type { EpochMs, UserId } from './ids.ts'
import { emptyBoard } from '../board/empty-board.ts'
import { OPEN_CHAT } from './rules/chat-rules.ts'
import { emptyTools } from './tool-types.ts'
import type { MediaKind, Participant, RoomState, RoomView } from './state-types.ts'

export const EMPTY_VIEW: RoomView = { layout: null, content: 'board', isFollowed: false, spotlight: [], order: null }

export function emptyRoom(): RoomState {
  return {
    seq: 0,
    settings: null,
    status: 'closed',
    startedAt: null,
    endedAt: null,
    endReason: null,
    warned: [],
    participants: {},
    removed: {},
    hands: [],
    invitations: [],
    floor: null,
    chatMode: OPEN_CHAT,
    privateChats: {},
    pinned: null,
    isAllMicMuted: false,
    isAllCameraOff: false,
    chat: [],
    recentSends: {},
    practice: null,
    usedTools: [],
    prizes: {},
    view: EMPTY_VIEW,
    tools: emptyTools,
    board: emptyBoard(),
    log: { bytes: 0, byStudent: {} },
  }
}

export const ALL_MEDIA_OFF: Record<MediaKind, boolean> = { mic: false, camera: false, screen: false }

/** An id may be any word, `constructor` too: only the record's own entries are people. */
export const participantOf = (room: RoomState, userId: UserId): Participant | undefined =>
  Object.hasOwn(room.participants, userId) ? room.participants[userId] : undefined

export const isRemoved = (room: RoomState, userId: UserId): boolean => Object.hasOwn(room.removed, userId)

/** Changes one participant; a person who never entered stays unknown. */
export function withParticipant(
  room: RoomState,
  userId: UserId,
  change: (participant: Participant) => Participant,
): RoomState {
  const participant = participantOf(room, userId)
  if (participant === undefined) return room
  return { ...room, participants: { ...room.participants, [userId]: change(participant) } }
}

/** The participant without one of the facts that may be missing. */
export function without(participant: Participant, fact: 'turn' | 'network' | 'cameraBlocked'): Participant {
  const rest = { ...participant }
  delete rest[fact]
  return rest
}

/** Milliseconds between two instants; 0 when the clock was set back in between. */
export const elapsedMs = (from: EpochMs | null, to: EpochMs): number => (from === null ? 0 : Math.max(0, to - from))
