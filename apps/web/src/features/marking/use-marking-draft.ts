import {
  type AnswerPaper,
  ApiError,
  describeError,
  errorCodes,
  getGetAnswerPaperQueryKey,
  getGetAnswerPaperQueryOptions,
  getGetWorkOfStudentQueryKey,
  useSaveMarkingDraft,
} from '@hwjy/sdk'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { atOnce } from '../../shared/at-once.ts'
import { useDraft } from '../../shared/drafts/use-draft.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { retryOnReconnect } from '../../shared/network/reconnect.ts'
import { problemKind } from '../../shared/problem/problem-kind.ts'
import {
  beginning,
  draftOf,
  draftRequest,
  isSaid,
  isSameWork,
  type MarkingValues,
  valuesOfRequest,
} from './marking-values.ts'
import { outbox } from './sending/outbox.ts'

/** Typing does not send at every letter. */
const SEND_AFTER_MS = 1_500

/** Marks in the form, with the draft of the server that they are based on. */
export interface DraftedMarks extends MarkingValues {
  /** `savedAt` of that draft; null where there was none. */
  draftSeen: string | null
}

export type ServerDraft =
  | { status: 'none' | 'waiting' }
  | { status: 'saved'; savedAt: string }
  /** The same marks would be refused again; `problem` is the server's sentence. */
  | { status: 'refused'; problem: string }

/**
 * Marks of one work while they are written: kept in this browser at once, and on the server a moment later.
 * Another work, or another state of it, is another component: give it a `key`.
 */
export function useMarkingDraft(paper: AnswerPaper, answerPaperId: string) {
  const queryClient = useQueryClient()
  const [begun] = useState<DraftedMarks>(() => ({ ...beginning(paper), draftSeen: paper.draft?.savedAt ?? null }))
  // Marks that the server refused are still these marks, also in a browser that keeps no drafts.
  const [refused] = useState(() => refusedMarks(answerPaperId))
  const [values, setValues] = useState(() => (refused ? { ...begun, ...valuesOfRequest(refused, begun) } : begun))
  const [server, setServer] = useState<ServerDraft>(() =>
    paper.draft ? { status: 'saved', savedAt: paper.draft.savedAt } : { status: 'none' },
  )
  /** Describes what is on the server when it is not what the form is based on. */
  const [theirs, setTheirs] = useState<AnswerPaper | null>(() =>
    refused && !isSameWork(refused.basedOn ?? null, begun.basedOn) ? paper : null,
  )
  /** Changes that the server has not; 0 when it has all. */
  const [unsent, setUnsent] = useState(0)
  const latest = useRef(values)
  const isSending = useRef(false)
  const hasLeft = useRef(false)
  const { mutateAsync: saveDraft } = useSaveMarkingDraft(atOnce)

  const put = (next: DraftedMarks) => {
    latest.current = next
    setValues(next)
  }
  const draft = useDraft<DraftedMarks>({
    form: 'marking',
    id: answerPaperId,
    blank: begun,
    isBlank: (now) => isSaid(now, begun),
    show(found) {
      const isOther = !isSameWork(found.basedOn, begun.basedOn) || found.draftSeen !== begun.draftSeen
      // The same marks, sent a moment ago by this browser, are no other version.
      const isSame = isSaid(found, withGivenScores(begun, paper))
      put(isSame ? { ...found, basedOn: begun.basedOn, draftSeen: begun.draftSeen } : found)
      // The draft of the server is this one: what differs are the marks.
      const other = found.draftSeen === begun.draftSeen ? { ...paper, draft: null } : paper
      if (isOther && !isSame) setTheirs(other)
    },
  })

  async function readTheirs() {
    const options = getGetAnswerPaperQueryOptions({ answerPaperId })
    setTheirs(await queryClient.fetchQuery({ ...options, staleTime: 0 }))
  }
  async function send(changes: number) {
    if (changes === 0 || theirs !== null || isSending.current) return
    isSending.current = true
    const sent = latest.current
    try {
      const { savedAt } = await saveDraft({ data: draftRequest(answerPaperId, paper.questions, sent, sent.draftSeen) })
      keepRead(queryClient, paper, answerPaperId, sent, savedAt)
      // Another work is shown: its form has the draft and its lock.
      if (hasLeft.current) return
      setServer({ status: 'saved', savedAt })
      const next = { ...latest.current, draftSeen: savedAt }
      put(next)
      draft.change(next)
      // Describes what was changed meanwhile goes with another call.
      setUnsent((now) => (now === changes ? 0 : now + 1))
    } catch (error) {
      if (error instanceof ApiError && error.code === errorCodes.changedMeanwhile) await readTheirs()
      else if (isRefusal(error)) setServer({ status: 'refused', problem: describeError(error, currentLanguage()) })
      // Anything else is tried again with the next change, or when the network is back: the browser has it.
      else setServer({ status: 'waiting' })
    } finally {
      isSending.current = false
    }
  }
  const sendNow = useEffectEvent(() => void send(unsent))
  useEffect(() => {
    if (unsent === 0) return
    const timer = setTimeout(() => sendNow(), SEND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [unsent])
  useEffect(() => retryOnReconnect(() => sendNow()), [])
  useEffect(() => {
    hasLeft.current = false
    return () => {
      // What was written a moment ago does not wait for the next visit.
      sendNow()
      hasLeft.current = true
    }
  }, [])

  const change = (part: (now: DraftedMarks) => MarkingValues) => {
    const next = { ...part(latest.current), draftSeen: latest.current.draftSeen }
    put(next)
    draft.change(next)
    setServer({ status: 'waiting' })
    setUnsent((count) => count + 1)
  }
  return {
    values,
    change,
    draft,
    server,
    theirs,
    readTheirs,
    keepMine() {
      if (!theirs) return
      const { basedOn } = beginning(theirs)
      const next = { ...latest.current, basedOn, draftSeen: theirs.draft?.savedAt ?? latest.current.draftSeen }
      put(next)
      draft.change(next)
      setTheirs(null)
      setUnsent((count) => count + 1)
    },
    takeTheirs() {
      if (!theirs) return
      put({ ...beginning(theirs), draftSeen: theirs.draft?.savedAt ?? latest.current.draftSeen })
      draft.sent()
      setTheirs(null)
      setUnsent((count) => count + 1)
    },
    /** Sends no draft anymore: the marks themselves are on their way. */
    stop: () => setUnsent(0),
  }
}

/** Says whether the server has read the marks and does not want them as they are. */
function isRefusal(error: unknown) {
  const kind = problemKind(error, true)
  return kind === 'refused' || kind === 'gone'
}

function refusedMarks(answerPaperId: string) {
  const entry = outbox.getState().find((one) => one.answerPaperId === answerPaperId && one.status === 'changed')
  return entry?.job.kind === 'mark' ? entry.job.request : null
}

/** A work that is opened again within a minute is not read again: it has the draft that was sent meanwhile. */
function keepRead(
  queryClient: QueryClient,
  paper: AnswerPaper,
  answerPaperId: string,
  sent: MarkingValues,
  savedAt: string,
) {
  const { homeworkId, student, answerPaper } = paper
  const draft = draftOf(sent, savedAt, answerPaper?.handInCount ?? 0)
  const withDraft = (read: AnswerPaper | undefined) => read && { ...read, draft }
  queryClient.setQueryData(getGetAnswerPaperQueryKey({ answerPaperId }), withDraft)
  queryClient.setQueryData(getGetWorkOfStudentQueryKey({ homeworkId, stuId: student.userId }), withDraft)
}

/** The marks that the server has, with their points as if they were given now. */
export const withGivenScores = (values: DraftedMarks, { questions }: AnswerPaper): DraftedMarks => ({
  ...values,
  list: values.list.map((mark) => ({
    ...mark,
    score: mark.score ?? questions.find(({ no }) => no === mark.no)?.mark?.score ?? null,
  })),
})
