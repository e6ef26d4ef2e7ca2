/// <reference lib="webworker" />
/** Derives keys in a worker until one fits, so that the page stays responsive. */
import { type Challenge, type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib'
import { argon2id } from 'hash-wasm'

export interface WorkRequest {
  challenge: string
  tries: number
}

export type WorkMessage = { type: 'progress'; done: number } | { type: 'solved'; solution: Solution | null }

/** It takes as long as it takes; the server's own time limit ends it. */
const TIMEOUT_MS = 180_000
const PROGRESS_EVERY = 5

addEventListener('message', async ({ data }: MessageEvent<WorkRequest>) => {
  // The page would not learn of an error in here: a little memory is needed, and some devices have none to give.
  const solution = await solve(data).catch(() => null)
  postMessage({ type: 'solved', solution } satisfies WorkMessage)
})

async function solve({ challenge, tries }: WorkRequest): Promise<Solution | null> {
  let done = 0
  // Our own, not the browser's: WebCrypto is there on secure pages only, and a school may be reached without TLS.
  const deriveKey: DeriveKeyFunction = async ({ cost, memoryCost = 0, parallelism = 1, keyLength }, salt, password) => {
    done += 1
    if (done % PROGRESS_EVERY === 0) postMessage({ type: 'progress', done: done / (tries / 2) } satisfies WorkMessage)
    const derivedKey = await argon2id({
      password,
      salt,
      iterations: cost,
      memorySize: memoryCost,
      parallelism,
      hashLength: keyLength,
      outputType: 'binary',
    })
    return { derivedKey }
  }
  return solveChallenge({
    challenge: JSON.parse(challenge) as Challenge,
    deriveKey,
    counterStart: tries / 2,
    timeout: TIMEOUT_MS,
  })
}
