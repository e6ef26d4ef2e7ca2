/**
 * Loaded before the server's own code: the time of the process is the one that a test has set, and goes on from there.
 * The test says it by a message, and hears when it holds.
 */
export interface ClockMessage {
  /** Epoch ms. */
  now: number
}

const realNow = Date.now
let aheadMs = Number(process.env['CLOCK_AT'] ?? realNow()) - realNow()
Date.now = () => realNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (Real, given: [], asked) => Reflect.construct(Real, given.length === 0 ? [Real.now()] : given, asked),
})

process.on('message', ({ now }: ClockMessage) => {
  aheadMs = now - realNow()
  process.send?.({ now } satisfies ClockMessage)
})
