import { type StudentWork, useGetStudentHomework, useSession } from '@hwjy/sdk'
import { Skeleton } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { useMissingPage } from '../../../shared/page/missing-pages.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as page from '../../../shared/page.css.ts'
import { network } from '../../../shared/network/network.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { serverClock } from '../../../shared/time/server-clock.ts'
import { homeworkPath } from '../homework-path.ts'
import { NotYourHomework } from '../not-your-homework.tsx'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import * as css from './examination.css.ts'
import { useKeptHomework } from './use-kept-homework.ts'
import { useAnswerDraft, useWorkbook } from './use-workbook.ts'
import { Workbook } from './workbook.tsx'

/** Doing a homework. Another homework, and another child of the family, is another page. */
export default function ExaminationPage() {
  const [params] = useSearchParams()
  const userId = useSession().userInfo?.userId ?? ''
  const homeworkId = params.get('homeworkId')
  if (homeworkId === null) return <Navigate to={homeworkPath.list} replace />
  return <Examination key={`${userId}/${homeworkId}`} homeworkId={homeworkId} />
}

interface Opening {
  work: StudentWork
  isFromDevice: boolean
  /** Another tab had it, and may have handed it in. */
  isAfterAnother?: boolean
}

function Examination({ homeworkId }: { homeworkId: string }) {
  // Read once: what is written here is newer than any answer that comes later.
  const [opened, setOpened] = useState<Opening | null>(null)
  const [isReopening, setIsReopening] = useState(false)
  const [isHandedIn, setIsHandedIn] = useState(false)
  const isWanted = opened === null || opened.isFromDevice
  const query = useGetStudentHomework({ homeworkId }, { query: { enabled: isWanted, refetchOnMount: 'always' } })
  const answers = useAnswerDraft(homeworkId, async () => {
    // The other tab may have sent something since this one read it; without a line this device knows nothing newer.
    const again = network.isOnline() ? await query.refetch() : null
    if (again?.data) setOpened({ work: again.data, isFromDevice: false, isAfterAnother: true })
    setIsReopening(false)
  })
  const fresh = query.isFetchedAfterMount && !query.isFetching ? (query.data ?? null) : null
  const kept = useKeptHomework(homeworkId, isWanted ? fresh : null)
  const isLineGone = query.fetchStatus === 'paused' || (query.isError && !isNotYours(query.error))
  // What this device read before makes way for what the server says, as soon as there is a line.
  if (isWanted && fresh !== null) setOpened({ work: fresh, isFromDevice: false })
  else if (opened === null && isLineGone && kept !== null) setOpened({ work: kept, isFromDevice: true })
  const work = opened?.work ?? null
  useEffect(() => {
    if (fresh) serverClock.note(fresh.serverTime, Date.now())
  }, [fresh])
  useSubjectTitle(work?.homework.title)

  if (isNotYours(query.error)) return <NotYourHomework />
  if (work === null)
    return (
      <div className={page.page}>
        <NoAnswer query={query} waiting={<WorkbookSkeleton />} />
      </div>
    )
  if (isReopening) return <WorkbookSkeleton />
  const { canAnswer, answerDenial, startedAt } = work.homework
  // If another tab hands in while the workbook is open here, the workbook says so.
  if (isHandedIn || (answerDenial === 'handed-in' && opened?.isAfterAnother !== true))
    return <HandedIn homeworkId={homeworkId} />
  if (startedAt === null || work.questions.length === 0 || (!canAnswer && answerDenial === 'not-open'))
    return <Navigate to={homeworkPath.cover(homeworkId)} replace />
  return (
    <Opened
      work={work}
      answers={answers}
      onWriteHere={() => {
        setIsReopening(true)
        answers.draft.takeOver()
      }}
      onHandedIn={() => {
        answers.draft.sent()
        setIsHandedIn(true)
      }}
    />
  )
}

/** There is nothing more to do here: the tab goes, so that a work that is taken back is read anew. */
function HandedIn({ homeworkId }: { homeworkId: string }) {
  useMissingPage()
  return <Navigate to={homeworkPath.handedIn(homeworkId)} replace />
}

interface OpenedProps {
  work: StudentWork
  answers: ReturnType<typeof useAnswerDraft>
  onWriteHere: () => void
  onHandedIn: () => void
}

function Opened({ work, answers, onWriteHere, onHandedIn }: OpenedProps) {
  const { state, book, isReady } = useWorkbook(work, answers)
  const { draft } = answers
  if (!isReady || (book === null && !draft.isReadOnly)) return <WorkbookSkeleton />
  return (
    <Workbook
      work={work}
      state={state}
      book={book}
      isUnkept={draft.state.status === 'unkept'}
      onWriteHere={onWriteHere}
      onHandedIn={onHandedIn}
    />
  )
}

const WorkbookSkeleton = () => (
  <Waiting className={css.workbook}>
    <Skeleton width="50%" height="2rem" />
    <Skeleton height="2.75rem" />
    <Skeleton width="80%" />
    <Skeleton height="4rem" />
    <Skeleton height="4rem" />
  </Waiting>
)
