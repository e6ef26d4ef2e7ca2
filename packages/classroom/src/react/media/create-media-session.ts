/**
 * Runs the state machine of my own devices: feeds it with what the room, the engine and the person do, and carries out
 * the effects it returns.
 */
import { advanceMedia } from '../../core/media/advance-media.ts'
import { initialMedia, type MediaEffect, type MediaEvent } from '../../core/media/media-machine.ts'
import type { MediaKind, RefusalCode } from '../../core/room/room-types.ts'
import { type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'
import { type PublishOptions, type RtcEngine, RtcError, type RtcErrorCode } from '../../ports/rtc-engine.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { initialMediaState, type MediaState } from './media-state.ts'
import { ownRoomOf, placeOf } from './own-room.ts'
import { createStore, type ReadableStore } from '@hwjy/base'
import { forgetSources, rememberedSources, rememberSources } from './remembered-sources.ts'

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
  const requests = new Map<number, (refusal: RefusalCode | null) => void>()
  let machine = initialMedia
  let requestNo = 0

  const patch = (change: Partial<MediaState>) => store.setState((state) => ({ ...state, ...change }))

  function tell(event: MediaEvent): void {
    const before = machine
    const [next, effects] = advanceMedia(before, event)
    machine = next
    const { sources: mine, joinError } = next
    if (mine !== before.sources || joinError !== before.joinError) patch({ mine, joinError })
    for (const effect of effects) run(effect)
  }

  const ask = (event: (request: number) => MediaEvent): Promise<RefusalCode | null> =>
    new Promise((resolve) => {
      requests.set(++requestNo, resolve)
      tell(event(requestNo))
    })

  function run(effect: MediaEffect): void {
    switch (effect.type) {
      case 'join':
        return void rtc.join().then(
          () => joined(effect.attempt),
          (error: unknown) => tell({ type: 'joinFailed', attempt: effect.attempt, error: codeOf(error) }),
        )
      case 'leave':
        store.setState(initialMediaState)
        return void rtc.leave()
      case 'publish':
        return follow(effect.task, rtc.publish(effect.kind, publishOptions(effect.kind, preferences.getState())))
      case 'unpublish':
        return follow(effect.task, rtc.unpublish(effect.kind))
      case 'mute':
      case 'unmute':
        return follow(effect.task, rtc.setMuted('mic', effect.type === 'mute'))
      case 'report':
        return report(effect)
      case 'answer':
        requests.get(effect.request)?.(effect.refusal)
        return void requests.delete(effect.request)
      case 'remember':
      case 'forget': {
        const place = placeOf(channel.getState())
        if (place === null) return
        return effect.type === 'forget' ? forgetSources(...place) : rememberSources(...place, effect.on)
      }
      default:
        effect satisfies never
    }
  }

  const follow = (task: number, work: Promise<void>): void =>
    void work.then(
      () => tell({ type: 'engineDone', task, error: null }),
      (error: unknown) => tell({ type: 'engineDone', task, error: codeOf(error) }),
    )

  function report({ kind, isOn, task }: MediaEffect & { type: 'report' }): void {
    channel.send({ type: 'reportMedia', media: { [kind]: isOn } }).then(
      () => tell({ type: 'reportDone', task, refusal: null }),
      (error: unknown) => {
        tell({ type: 'reportDone', task, refusal: error instanceof RoomRefusal ? error.code : null })
        if (!(error instanceof RoomRefusal)) reportError(error)
      },
    )
  }

  function joined(attempt: number): void {
    const { speaker } = preferences.getState()
    // A remembered speaker that is gone must not keep the class silent: the system's own one plays on.
    if (speaker) void rtc.switchDevice('speaker', speaker).catch(() => undefined)
    const place = placeOf(channel.getState())
    const remembered = place && rememberedSources(...place)
    tell({ type: 'joined', attempt, sources: remembered ?? startWith, isRestored: remembered !== null })
  }

  function start(): () => void {
    const followRoom = () => tell({ type: 'roomChanged', room: ownRoomOf(channel.getState()) })
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
        if (status === 'on') refreshDevices()
        else tell({ type: 'sourceEnded', kind, error: error?.code ?? null })
      }),
      channel.subscribe(followRoom),
    ]
    tell({ type: 'started' })
    followRoom()
    refreshDevices()
    return () => {
      for (const stop of stops) stop()
      tell({ type: 'stopped' })
      // React in strict mode stops and starts again at once; that must not end the connection.
      setTimeout(() => tell({ type: 'leaveDue' }))
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start,
    toggle: (kind) => ask((request) => ({ type: 'togglePressed', kind, request })),
    turnOff: async (kind) => void (await ask((request) => ({ type: 'offPressed', kind, request }))),
    appear: async () => void (await ask((request) => ({ type: 'stageAccepted', request }))),
    async chooseDevice(kind, deviceId) {
      await rtc.switchDevice(kind, deviceId).catch((error: unknown) => {
        if (kind !== 'speaker') tell({ type: 'deviceSwitchFailed', kind, error: codeOf(error) })
      })
    },
    async resumeSound() {
      await rtc.resumeAudio()
      patch({ isSoundBlocked: false })
    },
    rejoin: async () => void (await ask((request) => ({ type: 'rejoinPressed', request }))),
  }
}

function publishOptions(kind: MediaKind, { camera, microphone }: Preferences): PublishOptions {
  if (kind === 'screen') return { profile: 'screen' }
  const deviceId = kind === 'mic' ? microphone : camera
  return { ...(deviceId ? { deviceId } : {}), ...(kind === 'camera' ? { profile: '360p' as const } : {}) }
}
