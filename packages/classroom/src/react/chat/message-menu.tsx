import { DropdownMenu, IconButton, type MenuItem } from '@hwjy/ui'
import { type ReactNode, use } from 'react'
import { MESSAGE_REACTIONS } from '../../core/room/rules/chat-rules.ts'
import type { ChatMessage, RoomCommand } from '../../core/room/room-types.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useWords } from '../i18n/use-words.ts'
import { MoreIcon } from '../shared/icons.ts'
import { CopyIcon, DeleteIcon, MomentIcon, PinIcon, PrivateIcon, ReplyIcon, UndoIcon } from '../shared/later-icons.ts'
import * as css from './message.css.ts'
import { MomentContext } from './moment-context.ts'
import { REACTION_SIGNS } from './reaction-signs.ts'
import { chatWords } from './words/chat-words.ts'

/** Lets a reader act on one message: react, answer, copy, and for those who may, pin, recall or delete. */
export function MessageMenu({ message, isMine }: { message: ChatMessage; isMine: boolean }) {
  const t = useWords(chatWords)
  const { chat, channel } = useClassroom()
  const showMoment = use(MomentContext)
  const me = useMe()
  const isTeacher = me?.isTeacher ?? false
  const { seq: messageSeq, userId } = message
  // Shown where the room would carry it out.
  const act = (label: string, icon: ReactNode, command: RoomCommand): MenuItem[] =>
    channel.denialOf(command) === null ? [{ label, icon, onSelect: () => chat.act(command) }] : []
  const has = (reaction: (typeof MESSAGE_REACTIONS)[number]) =>
    message.reactions?.[reaction]?.includes(me?.userId ?? '') ?? false
  const answers: MenuItem[] = [
    ...MESSAGE_REACTIONS.map(
      (reaction): MenuItem => ({
        type: 'check',
        label: `${REACTION_SIGNS[reaction]} ${t(`reaction.${reaction}`)}`,
        isChecked: has(reaction),
        onCheckedChange: (isOn: boolean) => chat.act({ type: 'reactToMessage', messageSeq, reaction, isOn }),
      }),
    ),
    { type: 'separator' },
    { label: t('reply'), icon: <ReplyIcon size={18} />, shortcut: 'R', onSelect: () => chat.answer(message) },
  ]
  const items: MenuItem[] = [
    ...(channel.isReadOnly ? [] : answers),
    ...(showMoment
      ? [{ label: t('goTo'), icon: <MomentIcon size={18} />, onSelect: () => showMoment(message.at) }]
      : []),
    {
      label: t('copy'),
      icon: <CopyIcon size={18} />,
      // Without the right to the clipboard the text can still be marked by hand.
      onSelect: () => void navigator.clipboard?.writeText(message.text).catch(() => undefined),
    },
    ...(isTeacher && !isMine
      ? [
          {
            label: t('messageStudent', { name: message.name }),
            icon: <PrivateIcon size={18} />,
            onSelect: () => chat.address(userId),
          },
        ]
      : []),
    ...act(t('pin'), <PinIcon size={18} />, { type: 'pinMessage', messageSeq }),
    ...act(t('recall'), <UndoIcon size={18} />, { type: 'recallMessage', messageSeq }),
    ...act(t('delete'), <DeleteIcon size={18} />, { type: 'deleteMessage', messageSeq }),
  ]
  return (
    <DropdownMenu
      trigger={
        <IconButton
          className={css.menu}
          size="sm"
          tone="quiet"
          label={t('menu', { name: message.name })}
          icon={<MoreIcon size={16} />}
        />
      }
      items={items}
    />
  )
}
