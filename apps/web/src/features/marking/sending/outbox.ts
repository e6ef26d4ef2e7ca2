import { createListeners, createStore } from '@hwjy/base'
import { ApiError, describeError, errorCodes, type WorkAsRead } from '@hwjy/sdk'
import { createUnsentStore } from '../../../shared/drafts/unsent-store.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { createOutbox } from '../../../shared/outbox/create-outbox.ts'
import type { ChangedWork, OutboxEntry } from './outbox-state.ts'
import { sendEntry } from './send-entry.ts'

const changedListeners = createListeners()

const entries = createOutbox<OutboxEntry>({
  lock: 'hwjy.marking-outbox',
  store: createUnsentStore(),
  idOf: ({ answerPaperId }) => answerPaperId,
  send: sendEntry,
  refused(entry, error) {
    const data = error instanceof ApiError ? error.data : null
    if (!(error instanceof ApiError) || error.code !== errorCodes.workChanged) {
      const questionNos = data?.questionNos ?? []
      return { ...entry, status: 'refused', problem: describeError(error, currentLanguage()), questionNos }
    }
    queueMicrotask(() => changedListeners.call())
    return { ...entry, status: 'changed', current: error.data as unknown as ChangedWork }
  },
})

const leftAt = createStore<ReadonlyMap<string, number>>(new Map())
const noteLeft = (answerPaperId: string) => leftAt.setState((now) => new Map(now).set(answerPaperId, Date.now()))
entries.onSent(({ answerPaperId }) => noteLeft(answerPaperId))

const isNew = () => ({ key: crypto.randomUUID(), at: Date.now(), status: 'waiting' }) as const

/** Marks on their way to the server, of this browser; they go on after a reload and when the network is back. */
export const outbox = {
  getState: entries.getState,
  subscribe: entries.subscribe,
  onSent: entries.onSent,
  /** Calls the listener when the server has another version of a work than the one that was marked. */
  onChanged: changedListeners.add,
  /** When marks of a work last left, in ms since 1970, by its id: a list that was read before takes it for waiting. */
  leftAt: { getState: leftAt.getState, subscribe: leftAt.subscribe },
  start: entries.start,
  add(entry: Omit<OutboxEntry, 'key' | 'at' | 'status'>) {
    noteLeft(entry.answerPaperId)
    return entries.put({ ...entry, ...isNew() })
  },
  /** Sends it once more, on top of what the server has now. */
  async again(entry: OutboxEntry, basedOn: WorkAsRead | null) {
    const { problem: _problem, questionNos: _nos, current: _current, ...rest } = entry
    const { job } = entry
    const given = basedOn ? { basedOn } : {}
    const request = { ...job.request, ...given }
    const next = { ...job, request } as OutboxEntry['job']
    await entries.put({ ...rest, job: next, ...isNew() })
  },
  /** Takes back what was not sent of a work. */
  async forget(answerPaperId: string) {
    leftAt.setState((now) => new Map([...now].filter(([id]) => id !== answerPaperId)))
    for (const entry of entries.getState()) if (entry.answerPaperId === answerPaperId) await entries.remove(entry)
  },
}
