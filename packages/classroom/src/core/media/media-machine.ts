/** The types of the state machine that `advanceMedia` runs: my microphone, camera and screen share in one room. */
import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import type { MediaKind, RefusalCode } from '../room/room-types.ts'
import { type OwnSource, type OwnSources, sourcesOff } from './own-source.ts'

export interface OwnRoom {
  isConnected: boolean
  /** Why the room would refuse each source now; `null` when it may be sent. */
  denials: Readonly<Record<MediaKind, RefusalCode | null>>
  isSpeaking: boolean
  isOnStage: boolean
  /** What the room believes I send; `null` before it knows me. */
  reported: Readonly<Record<MediaKind, boolean>> | null
}

export interface MediaMachine {
  sources: OwnSources
  engine: 'out' | 'joining' | 'joined'
  joinError: RtcErrorCode | null
  /** Counts the attempts to join, so that the answer to an older one is ignored. */
  joinAttempt: number
  joinRequests: readonly number[]
  /** The page has stopped; the devices are given back unless it starts again before `leaveDue`. */
  isLeaving: boolean
  /** The microphone stays open while it is silenced, so that it comes back without a delay. */
  isMicOpen: boolean
  /** The camera came on with the stage, not by my own press. */
  isCameraForStage: boolean
  /** The room as it was when it was last connected; `null` before that. */
  room: OwnRoom | null
  /** One act at a time: the order of [R12] holds, regardless of how fast a person presses. */
  queue: readonly MediaAct[]
  task: MediaTask | null
  taskNo: number
}

/** An act that waits for the engine or for the room. */
export interface MediaTask {
  no: number
  act: OpenAct | CloseAct | ReportAct
  /** Set when the source that is being opened ended by itself meanwhile. */
  ended: { error: RtcErrorCode | null } | null
}

export interface OpenAct {
  type: 'open'
  kind: MediaKind
  isForStage: boolean
  /** The camera comes back after a share. */
  isReturn?: boolean
  request: number | null
}
/** `mute` silences the microphone and keeps it open; `unpublish` gives the device back. `why` shows on the source. */
export interface CloseAct {
  type: 'close'
  kind: MediaKind
  way: 'mute' | 'unpublish'
  why: Partial<Pick<OwnSource, 'error' | 'stoppedBy' | 'refusedBy' | 'replacedBy'>>
}
/** `opened` is the act that turned the source on. */
export interface ReportAct {
  type: 'report'
  kind: MediaKind
  isOn: boolean
  opened: OpenAct | null
}

/** Acts of the second group wait for nothing: they are replaced by acts of the first, or answer at once. */
export type MediaAct =
  | OpenAct
  | CloseAct
  | ReportAct
  | { type: 'switchOff'; kind: MediaKind; replacedBy: MediaKind | null }
  | { type: 'endTurn'; isOffStage: boolean }
  | { type: 'followRights' }
  /** After a reconnect the room may have forgotten what is sent. */
  | { type: 'reportAgain' }
  | { type: 'answer'; request: number; refusal: RefusalCode | null }

/** `request` is a number that the caller makes up; the effect `answer` carries it back. */
export type MediaEvent =
  | { type: 'started' }
  | { type: 'stopped' }
  | { type: 'leaveDue' }
  | { type: 'roomChanged'; room: OwnRoom }
  | { type: 'rejoinPressed'; request: number }
  /** `sources` come on as far as the room allows it. `isRestored`: they were on before the tab was reloaded. */
  | { type: 'joined'; attempt: number; sources: readonly MediaKind[]; isRestored: boolean }
  | { type: 'joinFailed'; attempt: number; error: RtcErrorCode }
  | { type: 'togglePressed'; kind: MediaKind; request: number }
  | { type: 'offPressed'; kind: MediaKind; request: number }
  | { type: 'stageAccepted'; request: number }
  | { type: 'deviceSwitchFailed'; kind: MediaKind; error: RtcErrorCode }
  | { type: 'engineDone'; task: number; error: RtcErrorCode | null }
  | { type: 'reportDone'; task: number; refusal: RefusalCode | null }
  /** A source ended by itself: unplugged, taken by another program, or ended in the browser's own bar. */
  | { type: 'sourceEnded'; kind: MediaKind; error: RtcErrorCode | null }

export type MediaEffect =
  | { type: 'join'; attempt: number }
  | { type: 'leave' }
  | { type: 'publish' | 'unpublish'; kind: MediaKind; task: number }
  | { type: 'mute' | 'unmute'; task: number }
  | { type: 'report'; kind: MediaKind; isOn: boolean; task: number }
  | { type: 'answer'; request: number; refusal: RefusalCode | null }
  | { type: 'remember'; on: readonly ('mic' | 'camera')[] }
  | { type: 'forget' }

export type MediaTransition = readonly [MediaMachine, readonly MediaEffect[]]

export const initialMedia: MediaMachine = {
  sources: sourcesOff,
  engine: 'out',
  joinError: null,
  joinAttempt: 0,
  joinRequests: [],
  isLeaving: false,
  isMicOpen: false,
  isCameraForStage: false,
  room: null,
  queue: [],
  task: null,
  taskNo: 0,
}
