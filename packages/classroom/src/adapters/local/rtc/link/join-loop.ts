/**
 * Gets us into the room's media and back into it: after a broken connection, an expired token, a restarted media
 * server.
 */
import type { RtcServerSignal } from '../../../../core/live/rtc-signal.ts'
import type { MediaSignalling } from '../../../../ports/media-signalling.ts'
import { RtcError, type RtcErrorCode } from '../../../../ports/rtc-engine.ts'
import { createDeferred, type Deferred } from '../deferred.ts'

/** `down`: was in, or will be: another attempt follows by itself. `refused`: another attempt would not help. */
export type JoinPhase = 'idle' | 'joining' | 'joined' | 'down' | 'refused'

export interface JoinLoop {
  readonly phase: JoinPhase
  /** Resolves at the first `joined`; from then on the loop keeps itself going. @throws {RtcError} */
  start(): Promise<void>
  stop(): void
  /** Media did not come through: joins once more after a while. */
  again(): void
  /** Media came through: the next trouble starts with the shortest wait. */
  settle(): void
  receive(signal: RtcServerSignal): void
}

export interface JoinLoopOptions {
  signalling: Pick<MediaSignalling, 'isConnected' | 'onConnection' | 'send'>
  getToken(): Promise<string>
  onPhase(phase: JoinPhase): void
}

const JOIN_TIMEOUT_MS = 15_000
/** 0.5 s, 1 s … never more than 8 s. `failures` counts from 0. */
export const rejoinDelayMs = (failures: number) => Math.min(500 * 2 ** failures, 8_000)

const ERRORS: Partial<Record<string, RtcErrorCode>> = {
  'token-expired': 'credential-expired',
  'token-invalid': 'credential-invalid',
  full: 'room-full',
}

export function createJoinLoop({ signalling, getToken, onPhase }: JoinLoopOptions): JoinLoop {
  let phase: JoinPhase = 'idle'
  let entering: Deferred | null = null
  let attempt = 0
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe: () => void = () => undefined

  const setPhase = (next: JoinPhase) => {
    if (next === phase) return
    phase = next
    onPhase(next)
  }

  // Attempts are numbered, so that a token which comes late is not used.
  const ask = async () => {
    const mine = ++attempt
    clearTimeout(retryTimer)
    try {
      const token: unknown = await getToken()
      // The server takes any other shape for garbage and ends the whole connection, again and again.
      if (typeof token !== 'string') {
        const cause = new TypeError(`getToken has to give a text, not ${token === null ? 'null' : typeof token}.`)
        if (mine === attempt) fail(new RtcError('credential-invalid', { cause }))
        return
      }
      if (mine === attempt && signalling.isConnected()) signalling.send({ op: 'join', token })
    } catch (cause) {
      if (mine === attempt) fail(new RtcError('unreachable', { cause }))
    }
  }

  const askLater = () => {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(() => {
      if (signalling.isConnected()) void ask()
    }, rejoinDelayMs(failures++))
  }

  // The first join tells its caller; later ones go on unless going on cannot help.
  const fail = (error: RtcError) => {
    if (entering) return entering.reject(error)
    setPhase(error.code === 'credential-invalid' ? 'refused' : 'down')
    if (phase === 'down') askLater()
  }

  const stop = () => {
    attempt += 1
    clearTimeout(retryTimer)
    unsubscribe()
    setPhase('idle')
  }

  return {
    get phase() {
      return phase
    },
    async start() {
      const deferred = createDeferred()
      entering = deferred
      failures = 0
      setPhase('joining')
      unsubscribe = signalling.onConnection((isConnected) => {
        if (isConnected) void ask()
        else if (phase === 'joined') setPhase('down')
      })
      if (signalling.isConnected()) void ask()
      const timer = setTimeout(() => deferred.reject(new RtcError('timeout')), JOIN_TIMEOUT_MS)
      try {
        await deferred.promise
      } catch (error) {
        stop()
        throw error
      } finally {
        entering = null
        clearTimeout(timer)
      }
    },
    stop() {
      entering?.reject(new RtcError('aborted'))
      stop()
    },
    again() {
      setPhase('down')
      askLater()
    },
    settle() {
      failures = 0
    },
    receive(signal) {
      if (signal.op === 'joined') {
        clearTimeout(retryTimer)
        setPhase('joined')
        entering?.resolve()
      } else if (signal.op === 'failed' && signal.code === 'media-server-down') {
        // It says `joined` by itself when it is back.
        if (phase === 'joined') setPhase('down')
      } else if (signal.op === 'failed' && signal.of === 'join') {
        // A token can expire between the request and its use: that is worth one more attempt.
        if (signal.code === 'too-fast' || (signal.code === 'token-expired' && failures === 0)) askLater()
        else fail(new RtcError(ERRORS[signal.code] ?? 'unknown'))
      }
    },
  }
}
