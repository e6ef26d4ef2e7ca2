import type { ThreadMessage } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarDay, dayInWords } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { Message } from './message.tsx'
import * as css from './message.css.ts'

interface MessageLogProps {
  name: string
  messages: readonly ThreadMessage[]
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => void
  /** Says what went wrong when older messages were loaded. */
  problem: string | null
  /** Messages on their way. */
  children: ReactNode
}

/** The messages under their days, the newest at the foot. New ones are read aloud as they come. */
export function MessageLog({ name, messages, hasOlder, isLoadingOlder, onOlder, problem, children }: MessageLogProps) {
  const { t, i18n } = useTranslation('threads')
  const now = useServerNow()
  const zone = useViewerZone()
  const dayOf = ({ sentAt }: ThreadMessage) => calendarDay(new Date(sentAt), zone)
  return (
    // A scrolling area must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} tabIndex={0} role="log" aria-label={t('with', { name })}>
      <div className={css.log}>
        {hasOlder && (
          <div className={css.older}>
            <Button size="sm" tone="quiet" isBusy={isLoadingOlder} onClick={onOlder}>
              {t('older')}
            </Button>
            {problem !== null && (
              <p role="alert" className={css.problem}>
                {problem}
              </p>
            )}
          </div>
        )}
        <ol className={css.messages}>
          {messages.map((message, at) => {
            const before = messages[at - 1]
            const isNewDay = before === undefined || dayOf(before) !== dayOf(message)
            return (
              <Fragment key={message.messageId}>
                {isNewDay && (
                  <li className={css.day}>{dayInWords(new Date(message.sentAt), now, i18n.language, zone)}</li>
                )}
                <Message message={message} name={name} />
              </Fragment>
            )
          })}
          {children}
        </ol>
      </div>
    </div>
  )
}
