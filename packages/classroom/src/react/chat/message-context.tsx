import { Button, IconButton } from '@hwjy/ui'
import { useChat } from '../hooks/use-chat.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { CloseIcon } from '../shared/icons.ts'
import { PrivateIcon, ReplyIcon } from '../shared/later-icons.ts'
import * as css from './chat-panel.css.ts'
import { chatWords } from './words/chat-words.ts'

/** Stands above the box: the message that is answered, and the one reader of a private one. */
export function MessageContext() {
  const t = useWords(chatWords)
  const { answered, to, answer, address } = useChat()
  const isStudent = useMe()?.role === 'student'
  const teacherId = useRoom((room) => room.settings?.teacherId ?? null)
  const name = useRoom((room) => (to === null ? '' : (room.participants[to]?.name ?? '')))
  return (
    <>
      {answered && (
        <div className={css.context}>
          <ReplyIcon size={14} aria-hidden />
          <span className={css.contextText}>
            {t('replyTo', { name: answered.name })} · {answered.text}
          </span>
          <IconButton
            size="sm"
            tone="quiet"
            label={t('cancelReply')}
            icon={<CloseIcon size={14} />}
            onClick={() => answer(null)}
          />
        </div>
      )}
      {to !== null ? (
        <div className={css.context}>
          <PrivateIcon size={14} aria-hidden />
          <span className={css.contextText}>{t('private', { name })}</span>
          <Button size="sm" tone="quiet" onClick={() => address(null)}>
            {t('to.everyone')}
          </Button>
        </div>
      ) : (
        isStudent &&
        teacherId !== null && (
          <div className={css.context}>
            <Button size="sm" tone="quiet" onClick={() => address(teacherId)}>
              <PrivateIcon size={14} aria-hidden /> {t('to.teacher')}
            </Button>
          </div>
        )
      )}
    </>
  )
}
