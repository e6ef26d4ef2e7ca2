import { DropdownMenu, IconButton, type MenuItem } from '@hwjy/ui'
import { useState } from 'react'
import type { ChatMode } from '../../core/room/room-types.ts'
import { mayShowPictures } from '../../core/room/rules/chat-pictures.ts'
import { rulesOf } from '../../core/room/rules/room-rules.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { DownloadIcon, OptionsIcon, PinIcon, SearchIcon } from '../shared/later-icons.ts'
import { lateDialog } from '../shared/late-notice.tsx'
import { useSelection } from '../store/use-selection.ts'
import * as css from './chat-panel.css.ts'
import { saveChat, saveChatTable } from './save-chat.ts'
import { chatWords } from './words/chat-words.ts'

const NoteDialog = lateDialog(() => import('./note-dialog.tsx').then((module) => module.NoteDialog))

const AUDIENCES: readonly ChatMode['audience'][] = ['everyone', 'teacher', 'nobody']

export interface ChatHeaderProps {
  isSearching: boolean
  onSearchChange: (isSearching: boolean) => void
}

/** Over the messages: search, pinyin, saving and, for the teacher, who may write what. */
export function ChatHeader({ isSearching, onSearchChange }: ChatHeaderProps) {
  const t = useWords(chatWords)
  const { chat, channel, preferences, language } = useClassroom()
  const isTeacher = useMe()?.isTeacher ?? false
  const mode = useRoom((room) => room.chatMode)
  const title = useRoom((room) => room.settings?.title ?? '')
  const isPinyinShown = useSelection(preferences, ({ pinyin }) => pinyin)
  const fileName = `${title} ${t('export.file')}`
  const [isNoting, setIsNoting] = useState(false)
  const items: MenuItem[] = [
    {
      type: 'check',
      label: t('pinyin'),
      isChecked: isPinyinShown,
      onCheckedChange: (pinyin) => preferences.setState((chosen) => ({ ...chosen, pinyin })),
    },
    {
      label: t('export'),
      icon: <DownloadIcon size={18} />,
      onSelect: () => void saveChat(chat, fileName, language),
    },
    {
      label: t('exportTable'),
      icon: <DownloadIcon size={18} />,
      onSelect: () => {
        const { participants } = channel.getState().room
        void saveChatTable(chat, fileName, {
          head: [t('table.time'), t('table.name'), t('table.to'), t('table.text')],
          nameOf: (userId) => participants[userId]?.name ?? '',
        })
      },
    },
    ...(isTeacher
      ? ([
          { label: t('note'), icon: <PinIcon size={18} />, onSelect: () => setIsNoting(true) },
          { type: 'separator' },
          {
            type: 'radio',
            label: t('mode.label'),
            value: mode.audience,
            options: AUDIENCES.map((value) => ({ value, label: t(`mode.${value}`) })),
            onValueChange: (value) => {
              const audience = AUDIENCES.find((one) => one === value)
              if (audience) chat.act({ type: 'setChatMode', mode: { ...mode, audience } })
            },
          },
          ...(rulesOf(channel.getState().room).chatPictures
            ? [
                {
                  type: 'check' as const,
                  label: t('mode.pictures'),
                  isChecked: mayShowPictures(mode),
                  onCheckedChange: (hasPictures: boolean) =>
                    chat.act({ type: 'setChatMode', mode: { ...mode, hasPictures } }),
                },
              ]
            : []),
          {
            type: 'check',
            label: t('mode.links'),
            isChecked: mode.hasLinks,
            onCheckedChange: (hasLinks) => chat.act({ type: 'setChatMode', mode: { ...mode, hasLinks } }),
          },
        ] satisfies MenuItem[])
      : []),
  ]
  return (
    <div className={css.header}>
      <IconButton
        size="sm"
        tone="quiet"
        label={t(isSearching ? 'search.close' : 'search')}
        icon={<SearchIcon size={18} />}
        onClick={() => onSearchChange(!isSearching)}
      />
      <DropdownMenu
        trigger={<IconButton size="sm" tone="quiet" label={t('options')} icon={<OptionsIcon size={18} />} />}
        items={items}
      />
      {isNoting && <NoteDialog onClose={() => setIsNoting(false)} />}
    </div>
  )
}
