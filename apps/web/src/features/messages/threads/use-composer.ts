import type { Role } from '@hwjy/sdk'
import { useSession } from '@hwjy/sdk'
import { threadMessageRequestTextMax } from '@hwjy/sdk/limits'
import { useState } from 'react'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import type { EntryPicture, ThreadEntry } from '../../../shared/threads/thread-entry.ts'
import { threadOutbox } from '../../../shared/threads/thread-outbox.ts'

export interface MessageValues {
  text: string
  pictures: readonly EntryPicture[]
}

const blank: MessageValues = { text: '', pictures: [] }

/** Keeps what is written to a person and not sent yet, in this browser. */
export function useComposer(role: Role, personId: string) {
  const userId = useSession().userInfo?.userId ?? ''
  const [values, setValues] = useState(blank)
  const [problem, setProblem] = useState<'empty' | null>(null)
  const { change, sent, ...draft } = useDraft<MessageValues>({ form: 'thread', id: personId, blank, show: setValues })

  function write(part: Partial<MessageValues>) {
    const next = { ...values, ...part }
    setValues(next)
    setProblem(null)
    change(next)
  }
  /** Hands the message to the outbox, which keeps it until the server has it. */
  async function send() {
    if (values.text.trim() === '' && values.pictures.length === 0) return setProblem('empty')
    if (isTooLong(values.text)) return
    const named = { commandId: crypto.randomUUID(), userId, role, personId, at: Date.now() }
    setValues(blank)
    await threadOutbox.send({ ...named, ...values, isMeant: false, status: 'waiting' })
    sent()
  }
  /** Takes a message back that was not sent, in front of what was written since. */
  function edit(entry: ThreadEntry) {
    const text = [entry.text, values.text].filter((part) => part !== '').join('\n')
    write({ text, pictures: [...entry.pictures, ...values.pictures] })
    void threadOutbox.remove(entry)
  }
  return { values, problem, draft: { ...draft, sent }, write, send, edit }
}

/** Counts as the contract does, by code points. */
export const isTooLong = (text: string) => [...text].length > threadMessageRequestTextMax

export type Composer = ReturnType<typeof useComposer>
