/// <reference lib="webworker" />
/** Derives keys in a worker until one fits, so that the page stays responsive. */
import { type Challenge, type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib'
import { argon2id } from 'hash-wasm'

export interface WorkOrder {
  challenge: string
  tries: number
}

export type WorkNews = { type: 'progress'; done: number } | { type: 'solved'; solution: Solution | null }

/** It takes as long as it takes; the server's own time limit ends it. */
const TIMEOUT_MS = 180_000
const NEWS_EVERY = 5

addEventListener('message', async ({ data }: MessageEvent<WorkOrder>) => {
  // The page would not learn of an error in here: a little memory is needed, and some devices have none to give.
  const solution = await solve(data).catch(() => null)
  postMessage({ type: 'solved', solution } satisfies WorkNews)
})

async function solve({ challenge, tries }: WorkOrder): Promise<Solution | null> {
  let done = 0
  // Our own, not the browser's: WebCrypto is there on secure pages only, and a school may be reached without TLS.
  const deriveKey: DeriveKeyFunction = async ({ cost, memoryCost = 0, parallelism = 1, keyLength }, salt, password) => {
    done += 1
    if (done % NEWS_EVERY === 0) postMessage({ type: 'progress', done: done / (tries / 2) } satisfies WorkNews)
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
