import { createListeners } from '@hwjy/base'
import type { EpochMs, UserId } from '../../core/room/ids.ts'
import { emptyRoom, participantOf } from '../../core/room/room-state.ts'
import type { Participant, RoomEvent, RoomState } from '../../core/room/room-types.ts'
import { type ChannelState, type ChatPage, type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'

export interface ReplayChannel extends RoomChannel {
  /** Shows the room at a moment, with what happened since the one before: none of it where the viewer jumped there. */
  show(room: RoomState, at: EpochMs, happened: readonly RoomEvent[]): void
  /** A frame of the ephemeral lane, as its author had sent it. */
  draw(from: UserId, frame: Uint8Array): void
}

const WAITING: ChannelState = {
  connection: { status: 'connecting' },
  me: null,
  room: emptyRoom(),
  pending: [],
  clockOffsetMs: 0,
  roundTripMs: null,
}

/** Finer, it would change with every look at it. */
const OFFSET_STEP_MS = 100

/**
 * A room that is shown again: its viewer sees what a student saw, and changes nothing.
 * @param messagesBy all that had been said by the moment of this room, oldest first
 */
export function createReplayChannel(viewer: UserId, messagesBy: (room: RoomState) => ChatPage): ReplayChannel {
  const changed = createListeners<[]>()
  const applied = createListeners<[event: RoomEvent, live: boolean]>()
  const frames = createListeners<[from: UserId, frame: Uint8Array]>()
  let state = WAITING

  return {
    isReadOnly: true,
    getState: () => state,
    subscribe: changed.add,
    onEvent: applied.add,
    send: () => Promise.reject(new RoomRefusal('class-ended')),
    denialOf: () => 'class-ended',
    sendEphemeral() {},
    onEphemeral: frames.add,
    async history(beforeSeq) {
      const { messages, isComplete } = messagesBy(state.room)
      return { messages: messages.filter(({ seq }) => seq < beforeSeq), isComplete }
    },
    reconnect() {},
    leave: async () => {},
    show(shown, at, happened) {
      const room = withoutPictures(shown)
      const no = participantOf(room, viewer)?.no ?? 0
      state = {
        ...state,
        connection: { status: 'connected' },
        me: state.me?.no === no ? state.me : { userId: viewer, role: 'student', no },
        room,
        clockOffsetMs: Math.ceil((at - Date.now()) / OFFSET_STEP_MS) * OFFSET_STEP_MS,
      }
      changed.call()
      for (const event of happened) applied.call(event, true)
    },
    draw: frames.call,
  }
}

const shown = new WeakMap<RoomState['participants'], RoomState['participants']>()

/** A log has no pictures of cameras and screens; where there was one, the person is shown. */
function withoutPictures(room: RoomState): RoomState {
  const known = shown.get(room.participants)
  if (known) return known === room.participants ? room : { ...room, participants: known }
  const people = Object.values(room.participants)
  const participants = people.some(hasPicture)
    ? Object.fromEntries(people.map((person) => [person.userId, hasPicture(person) ? blind(person) : person]))
    : room.participants
  shown.set(room.participants, participants)
  return participants === room.participants ? room : { ...room, participants }
}

const hasPicture = ({ media }: Participant) => media.camera || media.screen
const blind = (person: Participant): Participant => ({
  ...person,
  media: { ...person.media, camera: false, screen: false },
})
