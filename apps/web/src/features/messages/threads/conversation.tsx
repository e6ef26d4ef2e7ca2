import { ApiError, errorCodes, type Role, type Thread } from '@hwjy/sdk'
import { Avatar, Banner, Button, EmptyState, Link as StyledLink, personAddress, Skeleton } from '@hwjy/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PinyinSwitch, WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { faceOf } from '../../../shared/people/face-of.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { threadOutbox } from '../../../shared/threads/thread-outbox.ts'
import { Composer } from './composer.tsx'
import { UnsentMessage } from './message.tsx'
import { MessageLog } from './message-log.tsx'
import * as css from './threads.css.ts'
import { useComposer } from './use-composer.ts'
import { useConversation } from './use-conversation.ts'
import { useReadMark } from './use-read-mark.ts'
import { useThreadOutbox } from './use-thread-outbox.ts'

interface ConversationProps {
  role: Role
  personId: string
  /** The way back to the list, where the list is not beside it. */
  back: string | null
}

/** The conversation with one person, and where the next message is written. */
export function Conversation({ role, personId, back }: ConversationProps) {
  const { t } = useTranslation('threads')
  const problemText = useProblemText()
  const { query, messages, hasOlder, older } = useConversation(role, personId)
  const { entries, delivered } = useThreadOutbox(role, personId)
  const composer = useComposer(role, personId)
  const thread = query.data?.thread
  useReadMark(role, thread, messages)
  if (!thread) return <NoConversation query={query} back={back} />
  const name = personAddress(thread.person.name, currentLanguage(), thread.role)
  const known = new Set(messages.flatMap(({ commandId }) => commandId ?? []))
  const arriving = delivered.filter(({ commandId }) => !known.has(commandId))
  const acts = {
    onSend: threadOutbox.send,
    onEdit: composer.edit,
    onRemove: threadOutbox.remove,
  }
  return (
    <WithPinyin>
      <section aria-label={t('with', { name })} className={css.conversation}>
        <Head thread={thread} role={role} back={back} />
        {messages.length === 0 && entries.length === 0 && arriving.length === 0 ? (
          <div className={css.empty}>
            <EmptyState drawing="messages" title={t('notBegun')} description={t('notBegunText', { name })} />
          </div>
        ) : (
          <MessageLog
            name={name}
            messages={messages}
            hasOlder={hasOlder}
            isLoadingOlder={older.isPending}
            onOlder={() => older.mutate()}
            problem={older.error && problemText(older.error)}
          >
            {arriving.map((entry) => (
              <UnsentMessage key={entry.commandId} entry={entry} isDelivered {...acts} />
            ))}
            {entries
              .filter(({ commandId }) => !known.has(commandId))
              .map((entry) => (
                <UnsentMessage key={entry.commandId} entry={entry} {...acts} />
              ))}
          </MessageLog>
        )}
        {thread.sendDenial === null ? (
          <Composer composer={composer} name={name} />
        ) : (
          <Banner tone="info">{t(`denial.${thread.sendDenial}`)}</Banner>
        )}
      </section>
    </WithPinyin>
  )
}

function Head({ thread, role, back }: { thread: Thread; role: Role; back: string | null }) {
  const { t } = useTranslation('threads')
  const { person, classNames } = thread
  // Alone on a phone, it names the page.
  const Heading = back === null ? 'h2' : 'h1'
  return (
    <header className={css.head}>
      {back !== null && <BackToList to={back} label={t('back')} />}
      <Avatar {...faceOf(person)} size={40} isDecorative />
      <div className={css.names}>
        <Heading className={css.name}>
          {role === 'teacher' ? (
            <StyledLink asChild>
              <Link to={teacherPath.student(person.userId)}>{person.name}</Link>
            </StyledLink>
          ) : (
            person.name
          )}
        </Heading>
        <p className={css.classes}>{classNames.join(' · ')}</p>
      </div>
      <PinyinSwitch />
    </header>
  )
}

function NoConversation({ query, back }: { query: ReturnType<typeof useConversation>['query']; back: string | null }) {
  const { t } = useTranslation('threads')
  const { error } = query
  const isNobody =
    error instanceof ApiError && (error.code === errorCodes.noSharedClass || error.code === errorCodes.notFound)
  return (
    <section className={css.conversation}>
      {back !== null && <BackToList to={back} label={t('back')} />}
      {isNobody ? (
        <EmptyState drawing="people" title={t('nobody')} description={t('nobodyText')} />
      ) : (
        <NoAnswer
          query={query}
          title={t('loadError')}
          waiting={
            <Waiting className={css.waiting}>
              <Skeleton shape="box" height="3rem" />
              <Skeleton shape="box" height="4rem" width="60%" />
              <Skeleton shape="box" height="4rem" width="50%" className={css.ownSkeleton} />
              <Skeleton shape="box" height="4rem" width="60%" />
            </Waiting>
          }
        />
      )}
    </section>
  )
}

const BackToList = ({ to, label }: { to: string; label: string }) => (
  <Button asChild tone="quiet" aria-label={label}>
    <Link to={to}>
      <ArrowLeft aria-hidden size={20} />
    </Link>
  </Button>
)
