import type { Role } from '@hwjy/sdk'
import { EmptyState, useIsWide } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Conversation } from './conversation.tsx'
import { ThreadList } from './thread-list.tsx'
import * as css from './threads.css.ts'

const THREADS = '/messages?tab=threads'

/** Conversations with one of them open: beside the list, or in its place on a phone. */
export default function ThreadsPanel({ role, personId }: { role: Role; personId: string | null }) {
  const { t } = useTranslation('threads')
  const isWide = useIsWide()
  if (!isWide)
    return personId === null ? (
      <ThreadList role={role} openedId={null} />
    ) : (
      <div className={css.alone}>
        <Conversation key={personId} role={role} personId={personId} back={THREADS} />
      </div>
    )
  return (
    <div className={css.panes}>
      <div className={css.pane}>
        <ThreadList role={role} openedId={personId} isBeside />
      </div>
      {personId === null ? (
        <div className={css.empty}>
          <EmptyState drawing="messages" title={t('choose')} description={t('chooseText')} />
        </div>
      ) : (
        <Conversation key={personId} role={role} personId={personId} back={null} />
      )}
    </div>
  )
}
