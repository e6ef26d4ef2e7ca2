import { IconButton, Popover } from '@hwjy/ui'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { EmojiIcon } from '../../shared/later-icons.ts'
import { lateContent } from '../../shared/late-notice.tsx'
import { chatWords } from '../words/chat-words.ts'

const EmojiPicker = lateContent(() => import('./emoji-picker.tsx').then((module) => module.EmojiPicker))

export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useWords(chatWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      side="top"
      align="start"
      label={t('emoji')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton tone="quiet" label={t('emoji')} icon={<EmojiIcon size={18} />} />}
    >
      <EmojiPicker onPick={onPick} />
    </Popover>
  )
}
