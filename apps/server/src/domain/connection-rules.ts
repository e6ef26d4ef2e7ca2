/** Limits the share of the server that one connection may take. */
import type { EpochMs } from '@hwjy/classroom/core'

const KB = 1024
const MB = 1024 * KB

export const connectionLimits = {
  /** Three schools of two hundred pages behind one address: six connections of a browser and a socket for each. */
  ofAddress: 4_200,
  inAll: 16_000,
  /**
   * Requests on one connection that are not answered. Browsers wait for the answer to one before they send the next.
   */
  unanswered: 8,
  /** Bytes of answers that one address, or all, have not taken. What a stream keeps ready does not count. */
  untakenOfAddress: 64 * MB,
  untakenInAll: 256 * MB,
  readyBytes: 128 * KB,
  /** The rest of a body whose call is answered is read away, so that its sender can read the response. */
  leftoverBytes: 64 * MB,
  leftoverMs: 15_000,
} as const

// A phone at the edge of its network sends and takes 2 kB a second.
const BODY_BYTES_PER_WINDOW = 30 * KB
const BODY_WINDOW_MS = 30_000
// An answer of a megabyte is one write, of which nothing is known before its end.
const ANSWER_WINDOW_MS = 120_000

export interface Sample {
  at: EpochMs
  bytesRead: number
  /** A body is not complete, and we wait for its sender. */
  isBodyAwaited: boolean
  bytesTaken: number
  /** Bytes of a response that are not taken yet. */
  bytesWaiting: number
}

/** Records since when a connection has not moved, as far as we wait for it. */
export interface Pace {
  bodyFrom: Sample
  answerFrom: Sample
}

/** @param pace undefined at the first look. @returns the pace from now on, or what is too slow */
export function paceAfter(pace: Pace | undefined, sample: Sample): Pace | 'body-too-slow' | 'answer-too-slow' {
  if (!pace) return { bodyFrom: sample, answerFrom: sample }
  let { bodyFrom, answerFrom } = pace
  if (!sample.isBodyAwaited || sample.bytesRead - bodyFrom.bytesRead >= BODY_BYTES_PER_WINDOW) bodyFrom = sample
  else if (sample.at - bodyFrom.at >= BODY_WINDOW_MS) return 'body-too-slow'
  if (sample.bytesWaiting === 0 || sample.bytesTaken > answerFrom.bytesTaken) answerFrom = sample
  else if (sample.at - answerFrom.at >= ANSWER_WINDOW_MS) return 'answer-too-slow'
  return { bodyFrom, answerFrom }
}

/** Responses that wait for their clients to take them, the longest waiting first. */
export interface Untaken<Socket> {
  socket: Socket
  network: string
  bytes: number
}

/** Selects the connections to close, so that the waiting bytes are within their limits again. */
export function toClose<Socket>(waiting: readonly Untaken<Socket>[], limits = connectionLimits): Socket[] {
  const ofAddress = new Map<string, number>()
  let inAll = 0
  const closed: Socket[] = []
  // The newest may stay.
  for (const { socket, network, bytes } of waiting.toReversed()) {
    const excess = Math.max(0, bytes - limits.readyBytes)
    const sum = (ofAddress.get(network) ?? 0) + excess
    if (sum > limits.untakenOfAddress || inAll + excess > limits.untakenInAll) {
      closed.push(socket)
      continue
    }
    ofAddress.set(network, sum)
    inAll += excess
  }
  return closed
}
