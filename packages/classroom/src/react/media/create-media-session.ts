/**
 * My microphone, camera and screen in one room: asks the engine, follows the rights the room gives, and reports to the
 * room what is being sent. The engine knows nothing of rights, the room nothing of devices; they meet here.
 */
import type { RoomId, UserId } from '../../core/room/ids.ts'
import type { MediaKind, RefusalCode } from '../../core/room/room-types.ts'
import { type ChannelState, type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'
import { type PublishOptions, type RtcEngine, RtcError, type RtcErrorCode } from '../../ports/rtc-engine.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { denialOf } from '../rules/denial-of.ts'
import { createStore, type ReadableStore } from '@hwjy/base'
import { forgetSources, rememberedSources, rememberSources } from './remembered-sources.ts'
import { initialMediaState, type MediaState, type OwnSource, rivalOf } from './media-state.ts'

export interface MediaSession extends ReadableStore<MediaState> {
  /** Connects picture and sound as soon as the room is connected. Returns stop: devices off, no listener left. */
  start(): () => void
  /** Turns one of my sources on or off. Returns why it may not be turned on, `null` when it was tried. */
  toggle(kind: MediaKind): Promise<RefusalCode | null>
  turnOff(kind: MediaKind): Promise<void>
  /** On stage by my own yes: microphone and camera come on; the camera goes off again with the stage. [R10] */
  appear(): Promise<void>
  chooseDevice(kind: 'mic' | 'camera' | 'speaker', deviceId: string): Promise<void>
  /** From a click, after `isSoundBlocked`. */
  resumeSound(): Promise<void>
  rejoin(): Promise<void>
}

const KINDS = ['mic', 'camera', 'screen'] as const satisfies readonly MediaKind[]
const codeOf = (error: unknown): RtcErrorCode => (error instanceof RtcError ? error.code : 'unknown')

/**
 * @param startWith sources to turn on when the room is entered, as far as the room allows it then; after a reload of the
 * tab, what was on before it instead
 */
export function createMediaSession(
  channel: RoomChannel,
  rtc: RtcEngine,
  preferences: ReadableStore<Preferences>,
  startWith: readonly MediaKind[] = [],
): MediaSession {
  const store = createStore(initialMediaState)
  // The microphone stays open while it is silenced, so that it comes back without a delay.
  let isMicHeld = false
  // The camera came on with the stage, not by my own press.
  let isCameraForStage = false
  let isJoined = false
  let stopRemembering = () => {}
  let joining: Promise<void> | null = null
  let leaving: ReturnType<typeof setTimeout> | null = null
  // One act at a time: the order of [R12] holds, regardless of how fast a user presses.
  let lastAct: Promise<unknown> = Promise.resolve()

  const inOrder = <T>(act: () => Promise<T>): Promise<T> => {
    const result = lastAct.then(act)
    lastAct = result.catch(() => undefined)
    return result
  }
  const patch = (change: Partial<MediaState>) => store.setState((state) => ({ ...state, ...change }))
  const patchSource = (kind: MediaKind, change: Partial<OwnSource>) =>
    store.setState((state) => ({ ...state, mine: { ...state.mine, [kind]: { ...state.mine[kind], ...change } } }))
  const mayPublish = (kind: MediaKind) => denialOf(channel.getState(), { type: 'reportMedia', media: { [kind]: true } })

  const publishOptions = (kind: MediaKind): PublishOptions => {
    const { camera, microphone } = preferences.getState()
    if (kind === 'screen') return { profile: 'screen' }
    const deviceId = kind === 'mic' ? microphone : camera
    return { ...(deviceId ? { deviceId } : {}), ...(kind === 'camera' ? { profile: '360p' as const } : {}) }
  }

  // The room decides: what it refuses is taken back. Resolves to the reason.
  async function report(kind: MediaKind, isOn: boolean): Promise<RefusalCode | null> {
    try {
      await channel.send({ type: 'reportMedia', media: { [kind]: isOn } })
      return null
    } catch (error) {
      if (!(error instanceof RoomRefusal)) throw error
      if (isOn) await release(kind, { stoppedBy: error.code })
      return error.code
    }
  }

  async function release(kind: MediaKind, why: Partial<OwnSource>): Promise<void> {
    patchSource(kind, { status: 'stopping' })
    // Regardless of the engine's answer, we do not call it ours any more; its reason is shown beside the button.
    const failure = await rtc.unpublish(kind).then(
      () => ({}),
      (error: unknown) => ({ error: codeOf(error) }),
    )
    if (kind === 'mic') isMicHeld = false
    patchSource(kind, { status: 'off', ...failure, ...why })
  }

  async function switchOn(kind: MediaKind): Promise<RefusalCode | null> {
    if (store.getState().mine[kind].status === 'on') return null
    const denial = mayPublish(kind)
    if (denial) return denial
    patchSource(kind, { status: 'starting', error: null, stoppedBy: null, refusedBy: null, replacedBy: null })
    try {
      if (kind === 'mic' && isMicHeld) await rtc.setMuted('mic', false)
      else await rtc.publish(kind, publishOptions(kind))
    } catch (error) {
      patchSource(kind, { status: 'off', error: codeOf(error) })
      return null
    }
    if (kind === 'mic') isMicHeld = true
    patchSource(kind, { status: 'on' })
    const refusal = await report(kind, true)
    const rival = rivalOf(kind)
    if (!refusal && rival && store.getState().mine[rival].status === 'on') await switchOff(rival, { replacedBy: kind })
    return refusal
  }

  async function switchOff(kind: MediaKind, why: Partial<OwnSource> = {}): Promise<void> {
    if (store.getState().mine[kind].status !== 'on') return
    if (kind === 'mic') {
      patchSource('mic', { status: 'stopping' })
      await rtc.setMuted('mic', true)
      patchSource('mic', { status: 'off' })
    } else {
      await release(kind, why)
    }
    await report(kind, false)
  }

  async function switchOnForStage(kind: 'mic' | 'camera'): Promise<void> {
    const wasOn = store.getState().mine[kind].status === 'on'
    const refusal = await switchOn(kind)
    if (refusal) patchSource(kind, { refusedBy: refusal })
    if (kind === 'camera' && !wasOn) isCameraForStage = true
  }

  // The microphone is not left open behind a person whose turn is over. Lost rights are dealt with on their own.
  async function endTurn(isOffStage: boolean): Promise<void> {
    if (!mayPublish('mic')) await switchOff('mic')
    if (isOffStage && isCameraForStage) await switchOff('camera')
    if (isOffStage) isCameraForStage = false
  }

  async function followRights(): Promise<void> {
    for (const kind of KINDS) {
      const isSending = store.getState().mine[kind].status === 'on'
      const denial = isSending || (kind === 'mic' && isMicHeld) ? mayPublish(kind) : null
      if (!denial) continue
      await release(kind, isSending ? { stoppedBy: denial } : {})
      if (isSending) await report(kind, false)
    }
  }

  // After a reconnect the room may have forgotten what we send.
  async function reportAgain(): Promise<void> {
    const { me, room } = channel.getState()
    const known = me && room.participants[me.userId]?.media
    if (!known) return
    for (const kind of KINDS) {
      const isOn = store.getState().mine[kind].status === 'on'
      if (known[kind] !== isOn) await report(kind, isOn)
    }
  }

  async function join(): Promise<void> {
    joining ??= rtc
      .join()
      .then(
        () => {
          isJoined = true
          patch({ joinError: null })
          const { speaker } = preferences.getState()
          // A remembered speaker that is gone must not keep the class silent: the system's own one plays on.
          if (speaker) void rtc.switchDevice('speaker', speaker).catch(() => undefined)
          const place = placeOf(channel.getState())
          const remembered = place && rememberedSources(...place)
          for (const kind of remembered ?? startWith) void inOrder(() => switchOn(kind))
          // The origin of the camera is not remembered: then better off than on, once the stage is left.
          if (remembered?.includes('camera')) isCameraForStage = turnOf(channel.getState()).isOnStage
          stopRemembering = store.subscribe(remember)
        },
        (error: unknown) => patch({ joinError: codeOf(error) }),
      )
      .finally(() => {
        joining = null
      })
    await joining
  }

  function remember(): void {
    const place = placeOf(channel.getState())
    const { mine } = store.getState()
    const on = (['mic', 'camera'] as const).filter((kind) => mine[kind].status === 'on')
    if (place) rememberSources(...place, on)
  }

  function leave(): void {
    stopRemembering()
    const place = placeOf(channel.getState())
    if (place) forgetSources(...place)
    leaving = null
    isJoined = false
    isMicHeld = false
    store.setState(initialMediaState)
    void rtc.leave()
  }

  function start(): () => void {
    if (leaving) clearTimeout(leaving)
    leaving = null
    let wasConnected = false
    let rights = ''
    let turn = { isSpeaking: false, isOnStage: false }
    const followRoom = () => {
      const state = channel.getState()
      const isConnected = state.connection.status === 'connected' && state.me !== null
      const before = turn
      if (isConnected) turn = turnOf(state)
      const isOffStage = before.isOnStage && !turn.isOnStage
      if (isOffStage || (before.isSpeaking && !turn.isSpeaking)) void inOrder(() => endTurn(isOffStage))
      if (isConnected && !wasConnected) {
        if (!isJoined) void join()
        void inOrder(reportAgain)
      }
      wasConnected = isConnected
      if (!isConnected) return
      const now = KINDS.map((kind) => mayPublish(kind) ?? '').join()
      if (now !== rights) void inOrder(followRights)
      rights = now
    }
    const refreshDevices = () =>
      void rtc.devices().then(
        (devices) => patch({ devices }),
        () => undefined,
      )

    const stops = [
      rtc.on('connection', (connection) => patch({ connection })),
      rtc.on('quality', (quality) => patch({ quality })),
      rtc.on('devices', (devices) => patch({ devices })),
      rtc.on('autoplay-blocked', () => patch({ isSoundBlocked: true })),
      rtc.on('published', ({ kind, status, error }) => {
        if (status === 'on') return refreshDevices()
        // A source that we switched off is `stopping` by now; the rest broke or was ended by the browser's own button.
        if (store.getState().mine[kind].status !== 'on') return
        if (kind === 'mic') isMicHeld = false
        patchSource(kind, { status: 'off', error: error?.code ?? null })
        void inOrder(() => report(kind, false))
      }),
      channel.subscribe(followRoom),
    ]
    followRoom()
    refreshDevices()
    return () => {
      for (const stop of stops) stop()
      // React in strict mode stops and starts again at once; that must not end the connection.
      leaving = setTimeout(leave)
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start,
    toggle(kind) {
      const { status } = store.getState().mine[kind]
      if (kind === 'camera') isCameraForStage = false
      if (status === 'on') return inOrder(() => switchOff(kind)).then(() => null)
      return inOrder(() => switchOn(kind))
    },
    turnOff: (kind) => inOrder(() => switchOff(kind)),
    async appear() {
      await Promise.all([inOrder(() => switchOnForStage('mic')), inOrder(() => switchOnForStage('camera'))])
    },
    async chooseDevice(kind, deviceId) {
      await rtc.switchDevice(kind, deviceId).catch((error: unknown) => {
        if (kind !== 'speaker') patchSource(kind, { error: codeOf(error) })
      })
    },
    async resumeSound() {
      await rtc.resumeAudio()
      patch({ isSoundBlocked: false })
    },
    rejoin: join,
  }
}

const placeOf = ({ me, room }: ChannelState): [RoomId, UserId] | null =>
  me && room.settings ? [room.settings.roomId, me.userId] : null

function turnOf({ me, room }: ChannelState): { isSpeaking: boolean; isOnStage: boolean } {
  if (!me) return { isSpeaking: false, isOnStage: false }
  return {
    isSpeaking: room.participants[me.userId]?.speaking ?? false,
    isOnStage: room.floor?.userId === me.userId && room.floor.onStage,
  }
}
