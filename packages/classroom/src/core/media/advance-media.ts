/**
 * The rules of my own devices as a pure function: what happened goes in, the next state and the effects to run come
 * out. The engine knows nothing of rights and the room knows nothing of devices; both meet here. [R10][R11][R12][R13]
 */
import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import { MEDIA_KINDS } from '../room/rules/media-rights.ts'
import type { MediaKind, RefusalCode } from '../room/room-types.ts'
import { engineDone, inQueue, patchSource, reportDone, runQueue } from './media-acts.ts'
import {
  initialMedia,
  type MediaAct,
  type MediaEffect,
  type MediaEvent,
  type MediaMachine,
  type MediaTransition,
  type OwnRoom,
} from './media-machine.ts'

export function advanceMedia(before: MediaMachine, event: MediaEvent): MediaTransition {
  const [changed, effects] = handle(before, event)
  const [state, more] = runQueue(changed)
  return [state, [...effects, ...more, ...toRemember(before, state)]]
}

function handle(state: MediaMachine, event: MediaEvent): MediaTransition {
  switch (event.type) {
    case 'started':
      // The room is compared anew, as after a reconnect.
      return [{ ...state, isLeaving: false, room: state.room && { ...state.room, isConnected: false } }, []]
    case 'stopped':
      return [{ ...state, isLeaving: true }, []]
    case 'leaveDue':
      return state.isLeaving ? leave(state) : [state, []]
    case 'roomChanged':
      return followRoom(state, event.room)
    case 'rejoinPressed':
      return join({ ...state, joinRequests: [...state.joinRequests, event.request] })
    case 'joined':
    case 'joinFailed':
      return event.attempt === state.joinAttempt && state.engine === 'joining' ? joinEnded(state, event) : [state, []]
    case 'togglePressed':
      return [toggle(state, event.kind, event.request), []]
    case 'offPressed':
      return [inQueue(state, { type: 'switchOff', kind: event.kind, replacedBy: null }, answer(event.request)), []]
    case 'stageAccepted': {
      const open = { type: 'open', isForStage: true, request: null } as const
      return [inQueue(state, { ...open, kind: 'mic' }, { ...open, kind: 'camera' }, answer(event.request)), []]
    }
    case 'deviceSwitchFailed':
      return [patchSource(state, event.kind, { error: event.error }), []]
    case 'engineDone':
      return [event.task === state.task?.no ? engineDone(state, state.task, event.error) : state, []]
    case 'reportDone':
      return [event.task === state.task?.no ? reportDone(state, state.task, event.refusal) : state, []]
    case 'sourceEnded':
      return [sourceEnded(state, event.kind, event.error), []]
    default:
      return event satisfies never
  }
}

function answer(request: number, refusal: RefusalCode | null = null): MediaAct & MediaEffect {
  return { type: 'answer', request, refusal }
}

function followRoom(state: MediaMachine, room: OwnRoom): MediaTransition {
  const before = state.room
  // The last rights hold until the connection is back: what ended meanwhile is noticed then.
  if (!room.isConnected)
    return [before?.isConnected ? { ...state, room: { ...before, isConnected: false } } : state, []]
  const isReturn = !before?.isConnected
  const isOffStage = before !== null && before.isOnStage && !room.isOnStage
  const isTurnOver = isOffStage || (before !== null && before.isSpeaking && !room.isSpeaking)
  const acts: MediaAct[] = []
  if (isTurnOver) acts.push({ type: 'endTurn', isOffStage })
  if (isReturn) acts.push({ type: 'reportAgain' })
  if (MEDIA_KINDS.some((kind) => before?.denials[kind] !== room.denials[kind])) acts.push({ type: 'followRights' })
  const next = inQueue({ ...state, room }, ...acts)
  return isReturn && state.engine === 'out' ? join(next) : [next, []]
}

function join(state: MediaMachine): MediaTransition {
  if (state.engine === 'joining') return [state, []]
  const joinAttempt = state.joinAttempt + 1
  return [{ ...state, engine: 'joining', joinAttempt }, [{ type: 'join', attempt: joinAttempt }]]
}

function joinEnded(state: MediaMachine, event: MediaEvent & { type: 'joined' | 'joinFailed' }): MediaTransition {
  const effects = state.joinRequests.map((request) => answer(request))
  if (event.type === 'joinFailed') {
    return [{ ...state, engine: 'out', joinError: event.error, joinRequests: [] }, effects]
  }
  const { sources, isRestored } = event
  const joined: MediaMachine = {
    ...state,
    engine: 'joined',
    joinError: null,
    joinRequests: [],
    // Why the camera was on is not remembered: then better off than on, once the stage is left.
    isCameraForStage:
      isRestored && sources.includes('camera') ? (state.room?.isOnStage ?? false) : state.isCameraForStage,
  }
  return [
    inQueue(joined, ...sources.map((kind) => ({ type: 'open', kind, isForStage: false, request: null }) as const)),
    effects,
  ]
}

/** Starts over, with every answer that callers wait for. The counters go on, so that late answers are ignored. */
function leave(state: MediaMachine): MediaTransition {
  const { joinAttempt, taskNo } = state
  const acts = state.task === null ? state.queue : [state.task.act, ...state.queue]
  const requests = [...state.joinRequests, ...acts.flatMap(requestOf)]
  return [
    { ...initialMedia, joinAttempt, taskNo },
    [...requests.map((request) => answer(request)), { type: 'forget' }, { type: 'leave' }],
  ]
}

function requestOf(act: MediaAct): readonly number[] {
  const request = act.type === 'report' ? act.opened?.request : 'request' in act ? act.request : null
  return request == null ? [] : [request]
}

function toggle(before: MediaMachine, kind: MediaKind, request: number): MediaMachine {
  const state = kind === 'camera' ? { ...before, isCameraForStage: false } : before
  return state.sources[kind].status === 'on'
    ? inQueue(state, { type: 'switchOff', kind, replacedBy: null }, answer(request))
    : inQueue(state, { type: 'open', kind, isForStage: false, request })
}

function sourceEnded(before: MediaMachine, kind: MediaKind, error: RtcErrorCode | null): MediaMachine {
  // A silenced microphone that is gone has to be opened anew.
  const state = kind === 'mic' ? { ...before, isMicOpen: false } : before
  const { task } = state
  if (task?.act.type === 'open' && task.act.kind === kind) return { ...state, task: { ...task, ended: { error } } }
  // A source that we switch off ends too: it is `stopping` by now.
  if (state.sources[kind].status !== 'on') return state
  return inQueue(patchSource(state, kind, { status: 'off', error }), {
    type: 'report',
    kind,
    isOn: false,
    opened: null,
  })
}

function toRemember(before: MediaMachine, state: MediaMachine): MediaEffect[] {
  if (state.engine !== 'joined') return []
  const on = reloadable.filter((kind) => state.sources[kind].status === 'on')
  const isSame =
    before.engine === 'joined' && on.join() === reloadable.filter((kind) => before.sources[kind].status === 'on').join()
  return isSame ? [] : [{ type: 'remember', on }]
}

const reloadable = ['mic', 'camera'] as const
