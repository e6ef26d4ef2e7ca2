/**
 * Checks signals before a media host's session: lets in only well-formed signals of a person whose pass was checked.
 */
import { parseClientSignal, type RtcClientSignal } from '@hwjy/classroom/core'
import type { RtcPeer, VerifyRtcToken } from './rtc-host.ts'

export type AdmittedSignal = Exclude<RtcClientSignal, { op: 'join' } | { op: 'leave' }>

export interface RtcGate {
  receive(signal: unknown): void
  close(): void
}

interface GateOptions {
  peer: RtcPeer
  verifyToken: VerifyRtcToken
  /** Called for every valid `join`, so also when the page joins again on the same socket. */
  onJoin(): void
  onLeave(): void
  onSignal(signal: AdmittedSignal): void
}

/** @returns a gate that answers `failed` itself for each signal that it does not let through. */
export function createRtcGate({ peer, verifyToken, onJoin, onLeave, onSignal }: GateOptions): RtcGate {
  let status: 'outside' | 'checking' | 'inside' | 'closed' = 'outside'

  const leave = (next: 'outside' | 'closed') => {
    if (status === 'inside') onLeave()
    status = next
  }

  const join = async (token: string) => {
    leave('outside')
    status = 'checking'
    const verdict = await Promise.resolve(verifyToken(token, peer)).catch(() => 'token-invalid' as const)
    if (status !== 'checking') return
    if (verdict === 'valid') {
      status = 'inside'
      onJoin()
    } else {
      status = 'outside'
      peer.send({ op: 'failed', of: 'join', code: verdict })
    }
  }

  return {
    receive(input) {
      if (status === 'closed') return
      const signal = parseClientSignal(input)
      if (signal === undefined) return peer.send({ op: 'failed', of: null, code: 'invalid' })
      if (signal.op === 'join') void join(signal.token)
      else if (signal.op === 'leave') leave('outside')
      else if (status === 'inside') onSignal(signal)
    },
    close: () => leave('closed'),
  }
}
