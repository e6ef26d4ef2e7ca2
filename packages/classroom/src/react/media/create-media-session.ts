/**
 * Runs the state machine of my own devices: feeds it with what the room, the engine and the person do, and carries out
 * the effects it returns.
 */
import { advanceMedia } from '../../core/media/advance-media.ts'
import { initialMedia, type MediaEffect, type MediaEvent } from '../../core/media/media-machine.ts'
import type { MediaKind, RefusalCode } from '../../core/room/room-types.ts'
import { type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'
import {
  type PublishOptions,
  type RtcDevices,
  type RtcEngine,
  RtcError,
  type RtcErrorCode,
} from '../../ports/rtc-engine.ts'
import { hasOther, namedDevices, newDevice } from '../../core/media/device-changes.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { initialMediaState, type MediaState } from './media-state.ts'
import { isRemovedFrom, ownRoomOf, placeOf } from './own-room.ts'
import { createLoader, createStore, type ReadableStore, type Store, whenLoaded } from '@hwjy/base'
import type { ClassMeters, MeterContext } from './class-meters.ts'
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
  /** Stays at the present step of a weak network; `false` tries everything again. [R32] */
  saveData(isSaving: boolean): void
  /** Takes the device that was plugged in, or leaves it. */
  answerOffer(isTaken: boolean): Promise<void>
  /** The sentence was read. */
  dismiss(what: 'isShareSilent' | 'replaced' | 'isHeavy'): void
}

// The network is judged after 10 s, and a voice is reported after 15: what connects goes first.
const meterCode = createLoader(() => import('./class-meters.ts'))

const codeOf = (error: unknown): RtcErrorCode => (error instanceof RtcError ? error.code : 'unknown')

/**
 * @param startWith sources to turn on when the room is entered, as far as the room allows it then; after a reload of the
 * tab, what was on before it instead
 */
export function createMediaSession(
  channel: RoomChannel,
  rtc: RtcEngine,
  preferences: Store<Preferences>,
  startWith: readonly MediaKind[] = [],
): MediaSession {
  const store = createStore(initialMediaState)
  const requests = new Map<number, (refusal: RefusalCode | null) => void>()
  let machine = initialMedia
  let requestNo = 0

  const patch = (change: Partial<MediaState>) => store.setState((state) => ({ ...state, ...change }))
  const metered: MeterContext = { channel, rtc, store, isOn: () => machine.sources.mic.status === 'on' }
  let meters: ClassMeters | null = null
  const offeredIds = new Set<string>()
  const isTeacher = () => channel.getState().me?.role === 'teacher'

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
        return follow(
          effect.task,
          rtc.publish(effect.kind, publishOptions(effect.kind, preferences.getState(), isTeacher())),
        )
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
        // A removed person may be let back in: then microphone and camera are as they were before.
        if (place === null || isRemovedFrom(channel.getState())) return
        return effect.type === 'forget' ? forgetSources(...place) : rememberSources(...place, effect.on)
      }
      default:
        effect satisfies never
    }
  }

  const chosen = { mic: 'microphone', camera: 'camera', speaker: 'speaker' } as const

  function devicesChanged(devices: RtcDevices): void {
    const before = store.getState().devices
    const offered = newDevice(before, devices, offeredIds)
    if (!offered) return patch({ devices })
    for (const kind of ['mic', 'camera', 'speaker'] as const) {
      for (const { id } of namedDevices(devices, kind)) offeredIds.add(id)
    }
    patch({ devices, offered })
  }

  // What was unplugged while it was sent goes on with the next one of its sort.
  async function goOn(kind: 'mic' | 'camera'): Promise<void> {
    const devices = await rtc.devices().catch(() => null)
    if (!devices || !hasOther(devices, kind) || machine.sources[kind].error !== 'device-missing') return
    preferences.setState((state) => ({ ...state, [chosen[kind]]: null }))
    await ask((request) => ({ type: 'togglePressed', kind, request }))
    if (machine.sources[kind].status === 'on') patch({ devices, replaced: kind })
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

  function measure(): () => void {
    const stopWaiting = whenLoaded(meterCode, (code) => {
      meters = code.startMeters(metered)
    })
    return () => {
      stopWaiting()
      meters?.stop()
      meters = null
    }
  }

  function start(): () => void {
    const followRoom = () => tell({ type: 'roomChanged', room: ownRoomOf(channel) })
    const refreshDevices = () =>
      void rtc.devices().then(
        (devices) => patch({ devices }),
        () => undefined,
      )
    const stops = [
      rtc.on('connection', (connection) => patch({ connection })),
      rtc.on('quality', (quality) => patch({ quality })),
      measure(),
      rtc.on('devices', devicesChanged),
      rtc.on('media', ({ userId, kind, available, hasSound }) => {
        if (kind !== 'screen') return
        const others = store.getState().soundingScreens.filter((other) => other !== userId)
        patch({ soundingScreens: available && hasSound ? [...others, userId] : others })
      }),
      rtc.on('autoplay-blocked', () => patch({ isSoundBlocked: true })),
      rtc.on('published', ({ kind, status, error, hasSound }) => {
        if (kind === 'screen') patch({ isShareSilent: status === 'on' && hasSound === false })
        if (status === 'on') return refreshDevices()
        const wasOn = machine.sources[kind].status === 'on'
        tell({ type: 'sourceEnded', kind, error: error?.code ?? null })
        if (wasOn && kind !== 'screen' && error?.code === 'device-missing') void goOn(kind)
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

  const chooseDevice: MediaSession['chooseDevice'] = async (kind, deviceId) => {
    await rtc.switchDevice(kind, deviceId).catch((error: unknown) => {
      if (kind !== 'speaker') tell({ type: 'deviceSwitchFailed', kind, error: codeOf(error) })
    })
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start,
    toggle: (kind) => ask((request) => ({ type: 'togglePressed', kind, request })),
    turnOff: async (kind) => void (await ask((request) => ({ type: 'offPressed', kind, request }))),
    appear: async () => void (await ask((request) => ({ type: 'stageAccepted', request }))),
    chooseDevice,
    async resumeSound() {
      await rtc.resumeAudio()
      patch({ isSoundBlocked: false })
    },
    saveData: (isSaving) => meters?.saveData(isSaving),
    async answerOffer(isTaken) {
      const { offered } = store.getState()
      patch({ offered: null })
      if (!offered || !isTaken) return
      preferences.setState((state) => ({ ...state, [chosen[offered.kind]]: offered.id }))
      await chooseDevice(offered.kind, offered.id)
    },
    dismiss: (what) => patch({ [what]: initialMediaState[what] }),
    rejoin: async () => void (await ask((request) => ({ type: 'rejoinPressed', request }))),
  }
}

// [R36] The teacher is shown largest.
function publishOptions(kind: MediaKind, { camera, microphone }: Preferences, isTeacher: boolean): PublishOptions {
  if (kind === 'screen') return { profile: 'screen' }
  const deviceId = kind === 'mic' ? microphone : camera
  return { ...(deviceId ? { deviceId } : {}), ...(kind === 'camera' ? { profile: isTeacher ? '720p' : '360p' } : {}) }
}
