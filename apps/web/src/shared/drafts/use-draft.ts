import { useSession } from '@hwjy/sdk'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createDraft } from './create-draft.ts'
import { isReadOnly } from './draft-state.ts'
import { createDraftStore } from './draft-store.ts'
import { noteKeptFor } from './kept-for.ts'

const store = createDraftStore()

export interface UseDraftOptions<Values> {
  /** Names the form, such as `feedback`. */
  form: string
  /** What it is about. A form about something else is another component: give it a `key`. */
  id: string
  /** The form as it begins. */
  blank: Values
  /** Whether these values are worth no draft. Default: they equal `blank`. */
  isBlank?: (values: Values) => boolean
  /** Puts values into the form, such as `reset` of `useContractForm`. */
  show: (values: Values) => void
  /** Reads again what the form is based on: another tab had it, and may have saved it. */
  refresh?: () => Promise<void>
  /** Reads what is saved by now, for a form that another tab has sent. */
  begin?: () => Promise<Values>
}

/**
 * Keeps what is typed into a form in this browser until it is sent, blobs too, for the person who is signed in.
 * Call `change` with all values after each change, and `sent` when the server has them, never before.
 */
export function useDraft<Values extends object>({ form, id, show, blank, ...options }: UseDraftOptions<Values>) {
  const userId = useSession().userInfo?.userId ?? ''
  const showNow = useEffectEvent(show)
  const [draft] = useState(() => createDraft<Values>({ ...options, name: { userId, form, id }, store, blank }))
  useEffect(() => {
    noteKeptFor(userId)
    return draft.start((values) => showNow(values))
  }, [draft, userId])
  const state = useSyncExternalStore(draft.subscribe, draft.getState)
  const { change, sent, discard, undo, takeOver } = draft
  return { state, isReadOnly: isReadOnly(state), change, sent, discard, undo, takeOver }
}

/** What a notice beside the form needs; it does not look at the fields. */
export type DraftHandle = Omit<ReturnType<typeof useDraft<object>>, 'change'>
