import { createStore } from '@hwjy/base'
import { getSdk, NetworkError, type StudentWork, useSaveAnswers, useSession } from '@hwjy/sdk'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { network } from '../../../shared/network/network.ts'
import { uploadForAnswer } from '../../../shared/uploads/upload-queue.ts'
import {
  type AnswerBook,
  type AnswerFile,
  type BookEnd,
  emptyBook,
  type FileField,
  type KeptBook,
  keptOf,
  openBook,
  withSavedAnswers,
} from './answer-book.ts'
import { createAnswerBook, type OpenBook } from './create-answer-book.ts'
import { addKeptTakes, takes, takesOf } from './kept-takes.ts'
import { ANSWERS_FORM } from './unsent-here.ts'
import { keepHomework } from './use-kept-homework.ts'

const isEmpty = ({ entries }: KeptBook) => Object.keys(entries).length === 0

/**
 * The draft of a homework's answers. It is here before the homework is read, and stays while it is read again.
 * @param refresh reads the homework again before this tab writes in the place of another one
 */
export function useAnswerDraft(homeworkId: string, refresh: () => Promise<void>) {
  const kept = useRef<KeptBook>(emptyBook)
  const draft = useDraft<KeptBook>({
    form: ANSWERS_FORM,
    id: homeworkId,
    blank: emptyBook,
    isBlank: isEmpty,
    refresh,
    show: (values) => {
      kept.current = values
    },
  })
  /** A book that is opened again begins with it. */
  const keep = (values: KeptBook) => {
    kept.current = values
    draft.change(values)
  }
  return { kept, draft, keep }
}

/** The answers of the child who is signed in: drafted here, sent there. Null until the draft is read. */
export function useWorkbook(work: StudentWork, { kept, draft, keep }: ReturnType<typeof useAnswerDraft>) {
  const { homeworkId } = work.homework
  const owner = useSession().userInfo?.userId ?? ''
  const { mutateAsync: saveAnswers } = useSaveAnswers({ mutation: { networkMode: 'always' } })
  // The effect below opens and closes it, as another tab takes over and gives back.
  const [holder] = useState(() => createStore<OpenBook | null>(null))
  const isReady = draft.state.status !== 'loading'
  const { isReadOnly } = draft

  // Children of a family take turns in a window: the answers of one never go out in the name of another.
  const requireOwner = () => {
    if (getSdk().session.getState().userInfo?.userId !== owner) throw new NetworkError('', null)
  }
  const save = useEffectEvent(async (answers: Parameters<typeof saveAnswers>[0]['data']['answers']) => {
    requireOwner()
    return saveAnswers({ data: { homeworkId, answers } })
  })
  const keepNow = useEffectEvent((now: AnswerBook) => keep(keptOf(now)))

  useEffect(() => {
    if (!isReady || isReadOnly) return undefined
    const forgetTakes = async (nos: readonly number[]) => {
      for (const no of nos) {
        const scope = `${owner}/${takesOf(homeworkId, no)}`
        const sent = new Set(
          made
            .getState()
            .entries.get(no)
            ?.audio.map(({ id, resourceId }) => resourceId && id),
        )
        for (const { id } of await takes.list(scope)) if (sent.has(id)) await takes.remove(scope, id)
      }
    }
    const made = createAnswerBook({
      book: openBook(work.questions, kept.current),
      save: (answers) => save(answers),
      upload: (file, field, no) => uploadFile(file, field, owner, `${owner}/${takesOf(homeworkId, no)}`),
      onChange: (now) => keepNow(now),
      onSaved(nos) {
        keepHomework(owner, { ...work, questions: withSavedAnswers(work.questions, made.getState()) })
        void forgetTakes(nos)
      },
    })
    const end = endOf(work)
    if (end) made.end(end)
    else void addKeptTakes(work, owner, made)
    holder.setState(made)
    const hurry = () => network.isOnline() && made.flush()
    const sendWhenHidden = () => document.visibilityState === 'hidden' && made.flush()
    const stopListening = network.subscribe(hurry)
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      made.stop()
      stopListening()
      document.removeEventListener('visibilitychange', sendWhenHidden)
      holder.setState(null)
    }
  }, [isReady, isReadOnly, work, homeworkId, owner, kept, holder])

  const [readOnly] = useState(() => openBook(work.questions, emptyBook))
  const book = useSyncExternalStore(holder.subscribe, holder.getState)
  const state = useSyncExternalStore(book?.subscribe ?? noSubscription, book?.getState ?? (() => readOnly))
  return { state, book, isReady }
}

const noSubscription = () => () => undefined

/** Answers that came too late to be saved can still be read here. */
const endOf = ({ homework: { answerDenial } }: StudentWork): BookEnd | null => answerDenial

async function uploadFile(file: AnswerFile, field: FileField, owner: string, scope: string) {
  const blob = file.blob ?? (await takes.list(scope)).find(({ id }) => id === file.id)?.mp3
  if (!blob) throw new Error('the file is not on this device any more')
  const [kind, type] = field === 'images' ? (['image', 'image/jpeg'] as const) : (['audio', 'audio/mpeg'] as const)
  const upload = { kind, file: new File([blob], file.name, { type }) } as const
  return uploadForAnswer(owner, file.id, upload, new AbortController().signal)
}
