import { PICTURE_TEXT } from '@hwjy/classroom/core'
import type { ChatRecord } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { savedRoomQuery } from '../../shared/board-pages/read-saved-room.ts'
import { lateLessonFiles } from '../../shared/lesson/late-lesson-files.ts'
import { clockTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { ChatPictureThumbnail } from './chat-picture.tsx'
import * as css from './chat-transcript.css.ts'

interface ChatTranscriptProps {
  lessonId: string
  messages: readonly ChatRecord[]
}

/** Shows the chat of a lesson. Its pictures come from the saved room, which names their files. */
export function ChatTranscript({ lessonId, messages }: ChatTranscriptProps) {
  const { t, i18n } = useTranslation('classResult')
  const zone = useViewerZone()
  const { data: room } = useQuery(savedRoomQuery(lessonId))
  const files = useMemo(() => lateLessonFiles(lessonId), [lessonId])
  if (messages.length === 0) return <p>{t('chatEmpty')}</p>
  return (
    <Card padding="none">
      <ol aria-label={t('chat')} className={css.transcript}>
        {messages.map(({ id, name, text, at }) => {
          const picture = room?.chatPictures.get(id)
          return (
            <li key={id} className={css.message}>
              <span className={css.byline}>
                <span className={css.author}>{name}</span>
                <time dateTime={at}>{clockTime(new Date(at), i18n.language, zone)}</time>
              </span>
              {picture && <ChatPictureThumbnail picture={picture} name={name} lessonId={lessonId} files={files} />}
              {!(picture && text === PICTURE_TEXT) && <span className={css.text}>{text}</span>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
