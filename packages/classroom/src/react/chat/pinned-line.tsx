import { IconButton } from '@hwjy/ui'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { ForwardIcon, PinIcon, UnpinIcon } from '../shared/later-icons.ts'
import * as css from './chat-panel.css.ts'
import { MessageText } from './message-text.tsx'
import { chatWords } from './words/chat-words.ts'

/** Shows the line that the teacher keeps over the messages. [R45] */
export function PinnedLine({ onShow }: { onShow: (seq: number) => void }) {
  const t = useWords(chatWords)
  const { chat } = useClassroom()
  const isTeacher = useMe()?.isTeacher ?? false
  const pinned = useRoom((room) => room.pinned)
  if (pinned === null) return null
  const { messageSeq } = pinned
  return (
    <aside className={css.pinned} aria-label={t('pinned')}>
      <PinIcon size={16} aria-hidden />
      <div className={css.pinnedText}>
        <span className={css.pinnedName}>{pinned.name}</span>
        <div>
          <MessageText text={pinned.text} hasLinks />
        </div>
      </div>
      {messageSeq !== null && (
        <IconButton
          size="sm"
          tone="quiet"
          label={t('jump')}
          icon={<ForwardIcon size={16} />}
          onClick={() => onShow(messageSeq)}
        />
      )}
      {isTeacher && (
        <IconButton
          size="sm"
          tone="quiet"
          label={t('unpin')}
          icon={<UnpinIcon size={16} />}
          onClick={() => chat.act({ type: 'pinNote', text: null })}
        />
      )}
    </aside>
  )
}
