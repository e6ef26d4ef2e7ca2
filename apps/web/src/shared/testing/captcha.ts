import '../captcha/captcha-worker.ts'
import { type Challenge, createChallenge, type DeriveKeyFunction, verifySolution } from 'altcha-lib'
import { argon2id } from 'hash-wasm'
import { http, HttpResponse } from 'msw/http'
import { vi } from 'vitest'

/** What comes along with a call once its captcha is solved. */
export const SOLVED = 'solved'

// A school asks for hundreds of keys of 4 MiB; two small ones go the same way.
const TRIES = 2
const KEY = { algorithm: 'ARGON2ID', cost: 1, memoryCost: 8, parallelism: 1, keyLength: 32 }
const secrets = { hmacSignatureSecret: 'of the challenge', hmacKeySignatureSecret: 'of the key' }
const deriveKey: DeriveKeyFunction = async (_, salt, password) => ({
  derivedKey: await argon2id({
    password,
    salt,
    iterations: KEY.cost,
    memorySize: KEY.memoryCost,
    parallelism: KEY.parallelism,
    hashLength: KEY.keyLength,
    outputType: 'binary',
  }),
})

/** Gives the work of a captcha, and takes it when it was really done. */
export const captchaCalls = [
  http.post('*/ext/captcha/work', async () => {
    const challenge = await createChallenge({ ...KEY, ...secrets, deriveKey, counter: TRIES - 1 })
    const data = { challenge: JSON.stringify(challenge), tries: TRIES, expiresInSeconds: 900 }
    return HttpResponse.json({ code: 200, message: 'ok', data })
  }),
  http.post('*/ext/captcha/checkWork', async ({ request }) => {
    const done = new URLSearchParams(await request.text())
    const challenge = JSON.parse(done.get('challenge') ?? '') as Challenge
    const solution = { counter: Number(done.get('counter')), derivedKey: done.get('derivedKey') ?? '' }
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
    return HttpResponse.json(
      verified
        ? { code: 200, message: 'ok', data: { captchaVerification: SOLVED, expiresInSeconds: 300 } }
        : { code: 30_120, message: 'The work was not done', data: null },
    )
  }),
]

/** A worker that runs here: the window of tests has none, and the page's own is the same code. */
export class WorkerHere extends EventTarget {
  constructor() {
    super()
    vi.stubGlobal('postMessage', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  postMessage(data: unknown) {
    window.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {}
}
