import { useSession, useStudentListFavourites } from '@hwjy/sdk'
import { Skeleton } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as page from '../../../shared/page.css.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { CARDS_MAX, roundReducer, startRound } from './review-round.ts'
import { Round } from './round.tsx'
import { useReviewOutbox } from './use-review-outbox.ts'
import { useStoredRound } from './use-stored-round.ts'

/** Five minutes of words, one card at a time. It goes on without a network and after a reload. */
export default function ReviewPage() {
  const { t } = useTranslation('words')
  const userId = useSession().userInfo?.userId ?? ''
  const stored = useStoredRound(userId)
  const [no, setNo] = useState(0)
  return (
    <div className={page.page}>
      <BackLink to="/student/words" label={t('heading')} />
      {content()}
    </div>
  )

  function content() {
    if (stored === undefined) return <CardSkeleton />
    const startAgain = () => setNo(no + 1)
    if (stored !== null && no === 0) return <Left round={stored} userId={userId} onAgain={startAgain} />
    return <FreshRound key={no} userId={userId} onAgain={startAgain} />
  }
}

interface Next {
  userId: string
  onAgain: () => void
}

/** The round that was left, with its clock set to now. */
function Left({ round, ...next }: Next & { round: NonNullable<ReturnType<typeof useStoredRound>> }) {
  const [first] = useState(() => roundReducer(round, { type: 'resumed', at: Date.now() }))
  return <Round first={first} {...next} />
}

function FreshRound(next: Next) {
  const { t } = useTranslation('words')
  // Words read for an earlier round may not be due now.
  const due = useStudentListFavourites(
    { targetType: 'word', isDue: true, order: 'due', size: CARDS_MAX },
    { query: { gcTime: 0, staleTime: 0 } },
  )
  if (!due.data) {
    const offline = { title: <h1>{t('offlineTitle')}</h1>, text: t('offlineText') }
    return <NoAnswer query={due} title={<h1>{t('loadError')}</h1>} offline={offline} waiting={<CardSkeleton />} />
  }
  return <Started words={due.data.records} {...next} />
}

function Started({ words, ...next }: Next & { words: Parameters<typeof startRound>[0] }) {
  const unsent = useReviewOutbox()
  // Reviews that are still on their way are done.
  const [first] = useState(() => {
    const done = new Set(unsent.map(({ favouriteId }) => favouriteId))
    return startRound(
      words.filter(({ favouriteId }) => !done.has(favouriteId)),
      Date.now(),
    )
  })
  return <Round first={first} {...next} />
}

const CardSkeleton = () => (
  <Waiting>
    <Skeleton shape="box" height="18rem" />
  </Waiting>
)
