import { VisuallyHidden } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useChat } from '../hooks/use-chat.ts'
import * as css from './room-layout.css.ts'

// More than fit under the page of any phone.
const KEPT = 12

/** The last messages under the page of an upright phone. A press opens the chat; screen readers have the chat itself. */
export function ChatPreview({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate()
  const { view } = useChat()
  const messages = view?.messages.slice(-KEPT) ?? []
  return (
    <button type="button" className={css.preview} onClick={onOpen}>
      <VisuallyHidden>{t('chat.latest')}</VisuallyHidden>
      {messages.length === 0 && <span className={css.previewEmpty}>{t('chat.empty')}</span>}
      {messages.map((message) => (
        <span key={message.id} className={css.previewLine}>
          <span className={css.previewName} data-role={message.role}>
            {message.name}
          </span>
          {message.text}
        </span>
      ))}
    </button>
  )
}
