import { createListeners, createStore } from '@hwjy/base'
import {
  ApiError,
  describeError,
  errorCodes,
  getSdk,
  HttpError,
  NetworkError,
  TimeoutError,
  type WorkAsRead,
} from '@hwjy/sdk'
import { noteKeptFor } from '../../../shared/drafts/kept-for.ts'
import { createUnsentStore } from '../../../shared/drafts/unsent-store.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { network } from '../../../shared/network/network.ts'
import { type ChangedWork, type OutboxEntry, retryDelayMs } from './outbox-state.ts'
import { sendEntry } from './send-entry.ts'

const LOCK = 'hwjy.marking-outbox'

const all = createStore<readonly OutboxEntry[]>([])
const sentListeners = createListeners<[OutboxEntry]>()
const changedListeners = createListeners()
const kept = createUnsentStore<OutboxEntry>()
const keyOf = ({ userId, answerPaperId }: OutboxEntry) => `${userId}\n${answerPaperId}`

let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let attempt = 0

const isLater = (error: unknown) =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof HttpError && error.status >= 500) ||
  (error instanceof ApiError && (error.code === errorCodes.tooOften || error.code === 401))

const put = (entry: OutboxEntry) => all.setState((now) => [...now.filter((one) => keyOf(one) !== keyOf(entry)), entry])
const drop = (entry: OutboxEntry) => all.setState((now) => now.filter((one) => keyOf(one) !== keyOf(entry)))

async function store(entry: OutboxEntry) {
  put(entry)
  await kept.put(entry.userId, entry.answerPaperId, entry)
}

async function remove(entry: OutboxEntry) {
  drop(entry)
  await kept.remove(entry.userId, entry.answerPaperId)
}

/** One tab sends at a time. A page that is not served securely has no locks, and takes itself for the only one. */
function alone(work: () => Promise<void>): Promise<unknown> {
  const locks = navigator.locks as LockManager | null | undefined
  return locks ? locks.request(LOCK, work) : work()
}

/** Sends what waits, one after the other, until nothing waits or nothing gets through. */
function pump() {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  void alone(async () => {
    for (let entry = nextWaiting(); entry; entry = nextWaiting()) {
      if (!(await sendOne(entry))) return
    }
  }).finally(() => {
    isSending = false
  })
}

// Another person may have signed in meanwhile: what is not theirs waits.
const nextWaiting = () => {
  const userId = getSdk().session.getState().userInfo?.userId
  return all.getState().find((entry) => entry.status === 'waiting' && entry.userId === userId)
}

/** @returns false when a later try is better */
async function sendOne(entry: OutboxEntry): Promise<boolean> {
  try {
    await sendEntry(entry, store)
    attempt = 0
    await remove(entry)
    sentListeners.call(entry)
    return true
  } catch (error) {
    const now = all.getState().find((one) => keyOf(one) === keyOf(entry)) ?? entry
    if (isLater(error)) {
      timer = setTimeout(pump, retryDelayMs(attempt++))
      return false
    }
    if (error instanceof ApiError && error.code === errorCodes.workChanged) {
      await store({ ...now, status: 'changed', current: error.data as unknown as ChangedWork })
      changedListeners.call()
    } else {
      await store({ ...now, status: 'refused', problem: describeError(error, currentLanguage()) })
    }
    return true
  }
}

network.subscribe(() => {
  if (network.isOnline()) pump()
})

/** Marks on their way to the server, of this browser; they go on after a reload and when the network is back. */
export const outbox = {
  getState: all.getState,
  subscribe: all.subscribe,
  /** Calls the listener with each entry that the server has. */
  onSent: sentListeners.add,
  /** Calls the listener when the server has another version of a work than the one that was marked. */
  onChanged: changedListeners.add,
  /** Goes on with what an earlier page left. */
  async start(userId: string) {
    const found = await kept.list(userId)
    const known = new Set(all.getState().map(keyOf))
    for (const entry of found) if (!known.has(keyOf(entry))) put(entry)
    pump()
  },
  async add(entry: Omit<OutboxEntry, 'key' | 'at' | 'status'>) {
    noteKeptFor(entry.userId)
    await store({ ...entry, key: crypto.randomUUID(), at: Date.now(), status: 'waiting' })
    pump()
  },
  /** Sends it once more, on top of what the server has now. */
  async again(entry: OutboxEntry, basedOn: WorkAsRead | null) {
    const { problem: _problem, current: _current, ...rest } = entry
    const { job } = entry
    const given = basedOn ? { basedOn } : {}
    const request = { ...job.request, ...given }
    const next = { ...job, request } as OutboxEntry['job']
    await store({ ...rest, job: next, key: crypto.randomUUID(), at: Date.now(), status: 'waiting' })
    pump()
  },
  /** Takes back what was not sent of a work. */
  async forget(answerPaperId: string) {
    for (const entry of all.getState()) if (entry.answerPaperId === answerPaperId) await remove(entry)
  },
}
