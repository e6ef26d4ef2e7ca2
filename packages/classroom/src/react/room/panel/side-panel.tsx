import { Tabs } from '@hwjy/ui'
import type { Ref } from 'react'
import { ChatPanel } from '../../chat/chat-panel.tsx'
import { useTranslate } from '../../hooks/classroom-context.ts'
import { useUnreadCount } from '../../hooks/use-chat.ts'
import { useHands } from '../../hooks/use-hands.ts'
import { useMe } from '../../hooks/use-me.ts'
import type { PanelTab } from '../own-view.ts'
import { HandsQueue, RosterPanel } from './late-panels.ts'
import * as css from './panel.css.ts'

export interface SidePanelProps {
  tab: PanelTab
  onTabChange: (tab: PanelTab) => void
  chatInputRef: Ref<HTMLTextAreaElement>
}

/** People, hands and chat. Hands are the teacher's to answer; students see theirs in the bar and in the list. */
export function SidePanel({ tab, onTabChange, chatInputRef }: SidePanelProps) {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  const { queue } = useHands()
  const unread = useUnreadCount()
  const hands = {
    value: 'hands' as const,
    label: t('panel.hands'),
    badge: queue.length,
    content: <HandsQueue />,
  }
  return (
    <Tabs<PanelTab>
      className={css.tabs}
      label={t('panel.label')}
      value={tab}
      onValueChange={onTabChange}
      items={[
        { value: 'people', label: t('panel.people'), content: <RosterPanel /> },
        ...(isTeacher ? [hands] : []),
        { value: 'chat', label: t('panel.chat'), badge: unread, content: <ChatPanel inputRef={chatInputRef} /> },
      ]}
    />
  )
}
