import { createListeners, createStore, type ReadableStore } from '@hwjy/base'
import { ApiError, errorCodes, getSdk, HttpError, NetworkError, TimeoutError } from '@hwjy/sdk'
import { noteKeptFor } from '../drafts/kept-for.ts'
import type { UnsentStore } from '../drafts/unsent-store.ts'
import { network } from '../network/network.ts'

/** What a person has sent and the server has not. Only what is `waiting` is sent. */
export interface Unsent {
  userId: string
  status: string
}

export interface OutboxOptions<Entry extends Unsent> {
  /** One tab sends at a time; this names it. */
  lock: string
  store: UnsentStore<Entry>
  idOf: (entry: Entry) => string
  /**
   * Sends one entry, and may do so twice: give it an id that the server knows again.
   * @param keep stores what is done already, so that a reload does not do it again
   */
  send: (entry: Entry, keep: (entry: Entry) => Promise<void>) => Promise<void>
  /** What becomes of an entry that the server has refused; null: nothing can be done about it, and it goes. */
  refused: (entry: Entry, error: unknown) => Entry | null
  /** Called when an entry has to wait for the network. */
  onLater?: () => void
}

export interface Outbox<Entry> extends ReadableStore<readonly Entry[]> {
  /** Calls the listener with each entry that the server has, before it leaves the list. */
  onSent: (listener: (entry: Entry) => void) => () => void
  /** Goes on with what an earlier page left. */
  start(userId: string): Promise<void>
  /** Adds an entry, or another version of it, and sends what waits. */
  put(entry: Entry): Promise<void>
  remove(entry: Entry): Promise<void>
}

/** 2 s, 4 s … never more than 20 s: the person waits for it, and the network is often back sooner. */
const retryDelayMs = (attempt: number) => Math.min(2_000 * 2 ** attempt, 20_000)

const isTooOften = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === errorCodes.tooOften

const isLater = (error: unknown) =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof HttpError && error.status >= 500) ||
  isTooOften(error) ||
  (error instanceof ApiError && error.code === 401)

/** The server may know better when it takes more. */
function delayMs(error: unknown, attempt: number): number {
  const seconds = isTooOften(error) ? Number(error.data?.retryAfterSeconds ?? 0) : 0
  return Math.max(retryDelayMs(attempt), seconds * 1_000)
}

/** Sends entries of this browser one after the other; they go on after a reload and when the network is back. */
export function createOutbox<Entry extends Unsent>(options: OutboxOptions<Entry>): Outbox<Entry> {
  const { lock, store, idOf, send, refused, onLater } = options
  const all = createStore<readonly Entry[]>([])
  const sentListeners = createListeners<[Entry]>()
  const keyOf = (entry: Entry) => `${entry.userId}\n${idOf(entry)}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let attempt = 0

  // The order stays: what was written first goes first.
  const show = (entry: Entry) =>
    all.setState((now) =>
      now.some((one) => keyOf(one) === keyOf(entry))
        ? now.map((one) => (keyOf(one) === keyOf(entry) ? entry : one))
        : [...now, entry],
    )
  const drop = (entry: Entry) => all.setState((now) => now.filter((one) => keyOf(one) !== keyOf(entry)))
  // Kept first: what the page says to wait is there after a reload, and until then it is in the form's draft.
  const keep = async (entry: Entry) => {
    await store.put(entry.userId, idOf(entry), entry)
    show(entry)
  }

  const forget = async (entry: Entry) => {
    drop(entry)
    await store.remove(entry.userId, idOf(entry))
  }

  /** A page that is not served securely has no locks, and takes itself for the only one. */
  function alone(work: () => Promise<void>): Promise<unknown> {
    const locks = navigator.locks as LockManager | null | undefined
    return locks ? locks.request(lock, work) : work()
  }

  // Another person may have signed in meanwhile: what is not theirs waits.
  const nextWaiting = () => {
    const userId = getSdk().session.getState().userInfo?.userId
    return all.getState().find((entry) => entry.status === 'waiting' && entry.userId === userId)
  }

  /** Sends what waits, until nothing waits or nothing gets through. */
  function pump() {
    if (isSending) return
    isSending = true
    let waitsForNetwork = false
    clearTimeout(timer)
    void alone(async () => {
      for (let entry = nextWaiting(); entry && !waitsForNetwork; entry = nextWaiting()) {
        waitsForNetwork = !(await sendOne(entry))
      }
    })
      .finally(() => {
        isSending = false
      })
      .then(() => {
        // Something may have been added while the lock was given back.
        if (!waitsForNetwork && nextWaiting()) pump()
      })
  }

  /** @returns false when a later try is better */
  async function sendOne(entry: Entry): Promise<boolean> {
    try {
      await send(entry, keep)
      attempt = 0
      await store.remove(entry.userId, idOf(entry))
      sentListeners.call(entry)
      drop(entry)
      return true
    } catch (error) {
      const now = all.getState().find((one) => keyOf(one) === keyOf(entry)) ?? entry
      if (isLater(error)) {
        timer = setTimeout(pump, delayMs(error, attempt++))
        onLater?.()
        return false
      }
      const next = refused(now, error)
      if (next) await keep(next)
      else await forget(now)
      return true
    }
  }

  network.subscribe(() => {
    if (network.isOnline()) pump()
  })

  return {
    getState: all.getState,
    subscribe: all.subscribe,
    onSent: sentListeners.add,
    async start(userId) {
      const found = await store.list(userId)
      const known = new Set(all.getState().map(keyOf))
      for (const entry of found) if (!known.has(keyOf(entry))) show(entry)
      pump()
    },
    async put(entry) {
      noteKeptFor(entry.userId)
      await keep(entry)
      pump()
    },
    remove: forget,
  }
}
