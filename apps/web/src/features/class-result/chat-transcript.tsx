import type { ChatRecord } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './chat-transcript.css.ts'

export function ChatTranscript({ messages }: { messages: readonly ChatRecord[] }) {
  const { t, i18n } = useTranslation('classResult')
  const zone = useViewerZone()
  if (messages.length === 0) return <p>{t('chatEmpty')}</p>
  return (
    <Card padding="none">
      <ol aria-label={t('chat')} className={css.transcript}>
        {messages.map(({ id, name, text, at }) => (
          <li key={id} className={css.message}>
            <span className={css.byline}>
              <span className={css.author}>{name}</span>
              <time dateTime={at}>{clockTime(new Date(at), i18n.language, zone)}</time>
            </span>
            <span className={css.text}>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
