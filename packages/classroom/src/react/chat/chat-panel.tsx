import { Button } from '@hwjy/ui'
import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import type { ChatView } from '../../core/chat/chat-view.ts'
import { CHAT_WINDOW } from '../../core/room/rules/chat-rules.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useChat } from '../hooks/use-chat.ts'
import { useRoom } from '../hooks/use-room.ts'
import { lateView } from '../shared/late-view.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { FailedLine, PendingLine } from './chat-message.tsx'
import * as css from './chat-panel.css.ts'
import { MessageList } from './message-list.tsx'
import { showMessage } from './show-message.ts'
import { SpokenMessages } from './spoken-messages.tsx'
import { useAnswerKey } from './answering/use-answer-key.ts'
import { useAnswerSwipe } from './answering/use-answer-swipe.ts'
import { useScrollPosition } from './use-scroll-position.ts'

const ChatHeader = lateView(() => import('./chat-header.tsx').then((module) => module.ChatHeader))
const PinnedLine = lateView(() => import('./pinned-line.tsx').then((module) => module.PinnedLine))
const MessageSearch = lateView(() => import('./message-search.tsx').then((module) => module.MessageSearch))

/**
 * Shows the messages of the class. The list follows while the reader is at its end, and counts when not. [R15]–[R20]
 */
export function ChatPanel({ inputRef }: { inputRef?: Ref<HTMLTextAreaElement> }) {
  const t = useTranslate()
  const { channel } = useClassroom()
  const { view, failed, history, scrolled, listShown, loadEarlier, loadAll, clear } = useChat()
  const isPinned = useRoom((room) => room.pinned !== null)
  const [isSearching, setIsSearching] = useState(false)
  const log = useRef<HTMLDivElement>(null)

  const newest = `${view?.messages.at(-1)?.seq} ${view?.pending.length} ${failed.length}`
  useScrollPosition(log, { isFollowing: view?.isFollowing ?? true, oldest: view?.messages[0]?.seq, newest })
  useEffect(() => {
    listShown(true)
    return () => listShown(false)
  }, [listShown])

  const toEnd = () => {
    scrolled(0)
    log.current?.scrollTo(0, log.current.scrollHeight)
  }
  const show = useCallback(
    async (seq: number) => {
      const isThere = () => log.current !== null && showMessage(log.current, seq)
      if (isThere()) return
      await loadAll()
      // The list is drawn before the next frame.
      requestAnimationFrame(isThere)
    },
    [loadAll],
  )
  const hasEarlier = useHasEarlier(view)
  const answer = useAnswerKey()
  const swipe = useAnswerSwipe()
  const unread = view && view.unread > 0 && (
    <button type="button" className={css.unread} onClick={toEnd}>
      {t('chat.unread', { count: view.unread })}
    </button>
  )
  const isEmpty = view && view.messages.length + view.pending.length + failed.length === 0
  return (
    <section className={css.panel} aria-label={t('chat.label')}>
      <ChatHeader isSearching={isSearching} onSearchChange={setIsSearching} />
      {isPinned && <PinnedLine onShow={show} />}
      {isSearching && (
        <MessageSearch
          onClose={() => setIsSearching(false)}
          onShow={(seq) => {
            setIsSearching(false)
            void show(seq)
          }}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu of each message answers it, too */}
      <div
        ref={log}
        className={css.log}
        hidden={isSearching}
        role="log"
        aria-label={t('chat.log')}
        // Told in batches below, see `SpokenMessages`.
        aria-live="off"
        // Scrolls, so it can be reached by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={answer}
        {...swipe}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget
          scrolled(scrollHeight - scrollTop - clientHeight)
        }}
      >
        <div className={css.more}>
          {isEmpty && !hasEarlier && <p className={css.begin}>{t('chat.empty')}</p>}
          {view?.isComplete && !isEmpty && <p className={css.begin}>{t('chat.noEarlier')}</p>}
          {hasEarlier && (
            <Button tone="quiet" size="sm" isBusy={history === 'loading'} onClick={() => void loadEarlier()}>
              {t('chat.earlier')}
            </Button>
          )}
          {view && view.messages.length > 0 && (
            <Button tone="quiet" size="sm" className={css.clear} onClick={clear}>
              {t('chat.clear')}
            </Button>
          )}
          {history === 'failed' && <p className={css.begin}>{t('chat.historyFailed')}</p>}
        </div>
        <div className={css.lists}>
          {view && <MessageList messages={view.messages} me={view.me} scroller={log} onShow={show} />}
          <ol className={css.list}>
            {view?.pending.map((message) => (
              <PendingLine key={message.id} message={message} />
            ))}
            {failed.map((message) => (
              <FailedLine key={message.id} message={message} />
            ))}
          </ol>
        </div>
      </div>
      {view && <SpokenMessages messages={view.messages} me={view.me} />}
      {channel.isReadOnly ? (
        <div className={css.footer}>{unread}</div>
      ) : (
        <ChatComposer inputRef={inputRef}>{unread}</ChatComposer>
      )}
    </section>
  )
}

// Tells whether there is more than the list shows: cut off by the room's window, or cleared away by the reader.
function useHasEarlier(view: ChatView | null): boolean {
  const { length, firstSeq } = useRoom(({ chat }) => ({ length: chat.length, firstSeq: chat[0]?.seq }))
  if (!view || view.isComplete || firstSeq === undefined) return false
  return length >= CHAT_WINDOW || (view.messages[0]?.seq ?? Number.POSITIVE_INFINITY) > firstSeq
}
