import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeviceChecker, OpenDevice } from '../../ports/device-checker.ts'
import { RtcError, type RtcDevices, type RtcErrorCode } from '../../ports/rtc-engine.ts'

export type CheckItem = 'camera' | 'microphone' | 'speaker' | 'network'
export type CheckResult =
  | { status: 'waiting' }
  | { status: 'running' }
  /** `ms`: the network's answer time. */
  | { status: 'ok'; ms?: number }
  | { status: 'failed'; code: RtcErrorCode }
  /** The speaker played, and the person heard nothing. */
  | { status: 'silent' }

export interface ChosenDevices {
  camera: string | null
  microphone: string | null
  speaker: string | null
}

export interface DeviceCheckState {
  results: Readonly<Record<CheckItem, CheckResult>>
  devices: RtcDevices
  chosen: ChosenDevices
  /** 0..100 */
  micLevel: number
  cameraTrack: MediaStreamTrack | null
  start: () => void
  choose: (change: Partial<ChosenDevices>) => void
  playSound: () => void
  answerSound: (isHeard: boolean) => void
}

const nothing: CheckResult = { status: 'waiting' }
const noDevices: RtcDevices = { cameras: [], microphones: [], speakers: [] }
// Louder than a quiet room: a person spoke.
const HEARD_LEVEL = 12

const failureOf = (error: unknown): CheckResult => ({
  status: 'failed',
  code: error instanceof RtcError ? error.code : 'unknown',
})

/** Camera, microphone, speaker and network before class; every device is given back on unmount. [R33] */
export function useDeviceCheck(checker: DeviceChecker): DeviceCheckState {
  const [results, setResults] = useState({ camera: nothing, microphone: nothing, speaker: nothing, network: nothing })
  const [devices, setDevices] = useState(noDevices)
  const [chosen, setChosen] = useState<ChosenDevices>({ camera: null, microphone: null, speaker: null })
  const [micLevel, setMicLevel] = useState(0)
  const [cameraTrack, setCameraTrack] = useState<MediaStreamTrack | null>(null)
  const open = useRef<Partial<Record<'camera' | 'microphone', OpenDevice>>>({})
  const isMounted = useRef(false)

  const report = useCallback((item: CheckItem, result: CheckResult) => {
    if (isMounted.current) setResults((all) => ({ ...all, [item]: result }))
  }, [])

  // Replaces what was open; a page that was left in between keeps nothing open.
  const take = useCallback((item: 'camera' | 'microphone', device: OpenDevice) => {
    open.current[item]?.stop()
    open.current[item] = device
    if (!isMounted.current) device.stop()
  }, [])

  const checkCamera = useCallback(
    async (deviceId: string | null) => {
      report('camera', { status: 'running' })
      try {
        const camera = await checker.openCamera(deviceId ?? undefined)
        take('camera', camera)
        if (isMounted.current) setCameraTrack(camera.track)
        report('camera', { status: 'ok' })
      } catch (error) {
        setCameraTrack(null)
        report('camera', failureOf(error))
      }
    },
    [checker, report, take],
  )

  const checkMicrophone = useCallback(
    async (deviceId: string | null) => {
      report('microphone', { status: 'running' })
      const onLevel = (level: number) => {
        if (!isMounted.current) return
        setMicLevel(level)
        if (level >= HEARD_LEVEL) report('microphone', { status: 'ok' })
      }
      try {
        take('microphone', await checker.openMicrophone(onLevel, deviceId ?? undefined))
      } catch (error) {
        report('microphone', failureOf(error))
      }
    },
    [checker, report, take],
  )

  const checkNetwork = useCallback(async () => {
    report('network', { status: 'running' })
    try {
      const { roundTripMs } = await checker.measureNetwork()
      report('network', { status: 'ok', ms: Math.round(roundTripMs) })
    } catch (error) {
      report('network', failureOf(error))
    }
  }, [checker, report])

  useEffect(() => {
    isMounted.current = true
    const opened = open.current
    return () => {
      isMounted.current = false
      opened.camera?.stop()
      opened.microphone?.stop()
    }
  }, [])

  const listDevices = useCallback(async () => {
    // Names come only after a permission; without them the lists simply stay short.
    const list = await checker.devices().catch(() => noDevices)
    if (isMounted.current) setDevices(list)
  }, [checker])

  return {
    results,
    devices,
    chosen,
    micLevel,
    cameraTrack,
    start() {
      void checkNetwork()
      // One after the other: two permission questions at once confuse people and some browsers.
      void checkCamera(chosen.camera)
        .then(() => checkMicrophone(chosen.microphone))
        .then(listDevices)
    },
    choose(change) {
      setChosen((all) => ({ ...all, ...change }))
      if (change.camera !== undefined) void checkCamera(change.camera)
      if (change.microphone !== undefined) void checkMicrophone(change.microphone)
      if (change.speaker !== undefined) report('speaker', nothing)
    },
    playSound() {
      report('speaker', { status: 'running' })
      checker.playTestSound(chosen.speaker ?? undefined).catch((error: unknown) => report('speaker', failureOf(error)))
    },
    answerSound: (isHeard) => report('speaker', isHeard ? { status: 'ok' } : { status: 'silent' }),
  }
}
