import { createStore } from '@hwjy/base'
import { ApiError, describeError, errorCodes, getSdk, NetworkError, sendThreadMessageAs } from '@hwjy/sdk'
import { createThreadStore } from '../drafts/unsent-threads.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { createOutbox } from '../outbox/create-outbox.ts'
import { uploadForAnswer } from '../uploads/upload-queue.ts'
import { wantUploads } from '../uploads/uploads-wanted.ts'
import { requestOf, type ThreadEntry, withResource } from './thread-entry.ts'

const neverGivenUp = new AbortController().signal

/** Children of a family take turns in a window: a message waits until its writer is signed in again. */
const requireWriter = ({ userId }: ThreadEntry) => {
  if (getSdk().session.getState().userInfo?.userId !== userId) throw new NetworkError('', null)
}

/** First its pictures, then the message. */
async function send(entry: ThreadEntry, keep: (entry: ThreadEntry) => Promise<void>): Promise<void> {
  let next = entry
  for (const { id, name, blob, resourceId } of entry.pictures) {
    if (resourceId !== null) continue
    const file = new File([blob], name, { type: blob.type })
    const resource = await uploadForAnswer(entry.userId, id, { file, kind: 'image' }, neverGivenUp).catch((cause) => {
      requireWriter(entry)
      throw cause
    })
    next = withResource(next, id, resource.resourceId)
    await keep(next)
  }
  requireWriter(entry)
  // Sent without its hook, outside React: the page marks stale what it touches.
  await sendThreadMessageAs(next.role, requestOf(next))
}

const entries = createOutbox<ThreadEntry>({
  lock: 'hwjy.thread-outbox',
  store: createThreadStore(),
  idOf: ({ commandId }) => commandId,
  send,
  refused: (entry, error) =>
    error instanceof ApiError && error.code === errorCodes.messageTooShort
      ? { ...entry, status: 'short' }
      : { ...entry, status: 'refused', problem: describeError(error, currentLanguage()) },
  // Whichever page is opened after a reload: with the uploads, messages go on as well.
  onLater: wantUploads,
})

// Messages that the server has and the page has not read again yet.
const delivered = createStore<readonly ThreadEntry[]>([])
entries.onSent((entry) => delivered.setState((now) => [...now, entry]))

/** Messages on their way to the server, of this browser; they go on after a reload and when the network is back. */
export const threadOutbox = {
  getState: entries.getState,
  subscribe: entries.subscribe,
  delivered,
  onSent: entries.onSent,
  start: entries.start,
  send: entries.put,
  remove: entries.remove,
  /** The page shows the message as the server has it. */
  forgetDelivered: ({ commandId }: ThreadEntry) =>
    delivered.setState((now) => now.filter((one) => one.commandId !== commandId)),
}
