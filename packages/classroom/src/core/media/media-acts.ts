/** Carries out the queue of acts, one at a time. An act that waits for the engine or the room becomes the task. */
import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import { MEDIA_KINDS } from '../room/rules/media-rights.ts'
import type { MediaKind, RefusalCode } from '../room/room-types.ts'
import type {
  CloseAct,
  MediaAct,
  MediaEffect,
  MediaMachine,
  MediaTask,
  MediaTransition,
  OpenAct,
} from './media-machine.ts'
import { type OwnSource, rivalOf } from './own-source.ts'

export const patchSource = (state: MediaMachine, kind: MediaKind, change: Partial<OwnSource>): MediaMachine => ({
  ...state,
  sources: { ...state.sources, [kind]: { ...state.sources[kind], ...change } },
})
export const inQueue = (state: MediaMachine, ...acts: readonly MediaAct[]): MediaMachine => ({
  ...state,
  queue: [...state.queue, ...acts],
})
const next = (state: MediaMachine, ...acts: readonly MediaAct[]): MediaMachine => ({
  ...state,
  queue: [...acts, ...state.queue],
})

const isOn = (state: MediaMachine, kind: MediaKind) => state.sources[kind].status === 'on'
/** The microphone may be open without being sent. */
const isOpen = (state: MediaMachine, kind: MediaKind) => isOn(state, kind) || (kind === 'mic' && state.isMicOpen)
const denialOf = (state: MediaMachine, kind: MediaKind): RefusalCode | null =>
  state.room === null ? 'not-in-room' : state.room.denials[kind]

const answers = ({ request }: OpenAct, refusal: RefusalCode | null): MediaAct[] =>
  request === null ? [] : [{ type: 'answer', request, refusal }]
const report = (kind: MediaKind, on: boolean): MediaAct => ({ type: 'report', kind, isOn: on, opened: null })
const giveBack = (kind: MediaKind, why: CloseAct['why'] = {}): MediaAct => ({
  type: 'close',
  kind,
  way: 'unpublish',
  why,
})
const switchOff = (kind: MediaKind, replacedBy: MediaKind | null = null): MediaAct => ({
  type: 'switchOff',
  kind,
  replacedBy,
})

export function runQueue(state: MediaMachine): MediaTransition {
  const [act, ...queue] = state.queue
  if (state.task !== null || act === undefined) return [state, []]
  const [begun, effects] = begin({ ...state, queue }, act)
  const [rest, more] = runQueue(begun)
  return [rest, [...effects, ...more]]
}

function begin(state: MediaMachine, act: MediaAct): MediaTransition {
  switch (act.type) {
    case 'open':
      return open(state, act)
    case 'close':
      if (!isOpen(state, act.kind)) return [state, []]
      return wait(patchSource(state, act.kind, { status: 'stopping' }), act, (task) =>
        act.way === 'mute' ? { type: 'mute', task } : { type: 'unpublish', kind: act.kind, task },
      )
    case 'report':
      return wait(state, act, (task) => ({ type: 'report', kind: act.kind, isOn: act.isOn, task }))
    case 'switchOff': {
      const { kind, replacedBy } = act
      if (!isOn(state, kind)) return [state, []]
      const close: MediaAct =
        kind === 'mic' ? { type: 'close', kind, way: 'mute', why: {} } : giveBack(kind, { replacedBy })
      return [next(state, close, report(kind, false)), []]
    }
    case 'endTurn':
      return [endTurn(state, act.isOffStage), []]
    case 'followRights':
      return [next(state, ...MEDIA_KINDS.flatMap((kind) => withoutRight(state, kind))), []]
    case 'reportAgain': {
      const reported = state.room?.reported
      const changed = reported ? MEDIA_KINDS.filter((kind) => reported[kind] !== isOn(state, kind)) : []
      return [next(state, ...changed.map((kind) => report(kind, isOn(state, kind)))), []]
    }
    case 'answer':
      return [state, [act]]
    default:
      return act satisfies never
  }
}

function wait(state: MediaMachine, act: MediaTask['act'], effect: (task: number) => MediaEffect): MediaTransition {
  const no = state.taskNo + 1
  return [{ ...state, taskNo: no, task: { no, act, ended: null } }, [effect(no)]]
}

function open(state: MediaMachine, act: OpenAct): MediaTransition {
  const { kind } = act
  if (isOn(state, kind)) return [next(state, ...answers(act, null)), []]
  const denial = denialOf(state, kind)
  if (denial !== null) return [refused(state, act, denial), []]
  const starting: OwnSource = {
    status: 'starting',
    error: null,
    stoppedBy: null,
    refusedBy: null,
    replacedBy: null,
    isBack: false,
  }
  return wait(patchSource(state, kind, starting), act, (task) =>
    kind === 'mic' && state.isMicOpen ? { type: 'unmute', task } : { type: 'publish', kind, task },
  )
}

const refused = (state: MediaMachine, act: OpenAct, refusal: RefusalCode): MediaMachine =>
  next(act.isForStage ? patchSource(state, act.kind, { refusedBy: refusal }) : state, ...answers(act, refusal))

// The microphone is not left open behind a person whose turn is over. A lost right is dealt with by `followRights`.
function endTurn(state: MediaMachine, isOffStage: boolean): MediaMachine {
  const acts: MediaAct[] = []
  if (denialOf(state, 'mic') === null) acts.push(switchOff('mic'))
  if (isOffStage && state.isCameraForStage) acts.push(switchOff('camera'))
  return next(isOffStage ? { ...state, isCameraForStage: false } : state, ...acts)
}

function withoutRight(state: MediaMachine, kind: MediaKind): MediaAct[] {
  const denial = isOpen(state, kind) ? denialOf(state, kind) : null
  if (denial === null) return []
  return isOn(state, kind) ? [giveBack(kind, { stoppedBy: denial }), report(kind, false)] : [giveBack(kind)]
}

export function engineDone(before: MediaMachine, { act, ended }: MediaTask, error: RtcErrorCode | null): MediaMachine {
  const state: MediaMachine = { ...before, task: null }
  if (act.type === 'open') return opened(state, act, ended, error)
  return act.type === 'close' ? closed(state, act, error) : before
}

function opened(state: MediaMachine, act: OpenAct, ended: MediaTask['ended'], error: RtcErrorCode | null) {
  const { kind } = act
  if (error !== null) {
    const off = patchSource(state, kind, { status: 'off', error })
    // A microphone that cannot be heard again is given back, and opened anew by the next press.
    return next(off, giveBack(kind, { error }), ...answers(act, null))
  }
  const isMicOpen = kind === 'mic' ? ended === null : state.isMicOpen
  const on = patchSource({ ...state, isMicOpen }, kind, { status: 'on', isBack: act.isReturn === true })
  // The engine may still believe that it sends what is gone.
  if (ended !== null) return next(on, giveBack(kind, { error: ended.error }), ...answers(act, null))
  const denial = denialOf(state, kind)
  if (denial !== null) return next(refused(on, act, denial), giveBack(kind, { stoppedBy: denial }))
  const isCameraForStage = kind === 'camera' && act.isForStage ? true : state.isCameraForStage
  return next({ ...on, isCameraForStage }, { type: 'report', kind, isOn: true, opened: act })
}

function closed(state: MediaMachine, act: CloseAct, error: RtcErrorCode | null): MediaMachine {
  const { kind, way, why } = act
  // A microphone that cannot be silenced is given back.
  if (way === 'mute' && error !== null) return next(patchSource(state, kind, { status: 'on' }), giveBack(kind, why))
  const isMicOpen = kind === 'mic' ? way === 'mute' && state.isMicOpen : state.isMicOpen
  // Regardless of the engine's answer, we do not call it ours any more; its reason is shown beside the button.
  const failure = error === null ? {} : { error }
  // One command of the teacher may arrive as several events: the room's last word is the reason that shows.
  const stoppedBy = why.stoppedBy ? { stoppedBy: denialOf(state, kind) ?? why.stoppedBy } : {}
  return patchSource({ ...state, isMicOpen }, kind, { status: 'off', ...failure, ...why, ...stoppedBy })
}

// The camera that made room for a share comes back with its end, as long as it may. [R39]
function cameraBack(state: MediaMachine): MediaMachine {
  const { status, replacedBy } = state.sources.camera
  if (status !== 'off' || replacedBy !== 'screen' || isOn(state, 'screen')) return state
  const forgotten = patchSource(state, 'camera', { replacedBy: null })
  if (denialOf(state, 'camera') !== null) return forgotten
  return next(forgotten, { type: 'open', kind: 'camera', isForStage: false, isReturn: true, request: null })
}

/** The room has answered a report. It decides: what it refuses is taken back. */
export function reportDone(before: MediaMachine, { act }: MediaTask, refusal: RefusalCode | null): MediaMachine {
  if (act.type !== 'report') return before
  const state: MediaMachine = { ...before, task: null }
  const { kind, opened: asked } = act
  if (!act.isOn) return kind === 'screen' ? cameraBack(state) : state
  if (refusal !== null) {
    const told = asked === null ? state : refused(state, asked, refusal)
    return next(told, giveBack(kind, { stoppedBy: refusal }))
  }
  if (asked === null) return state
  const done = next(state, ...answers(asked, null))
  // It ended before the room knew of it. The room has closed its rival, which is still sent: so it is told again.
  if (!isOn(state, kind)) return inQueue(done, { type: 'reportAgain' })
  const rival = rivalOf(kind)
  return rival === null ? done : next(done, switchOff(rival, kind))
}
