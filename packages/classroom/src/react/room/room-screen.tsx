import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcements } from '../announcements/announcements.tsx'
import { Barrage } from '../barrage/barrage.tsx'
import { BoardPane } from '../board/board-pane.tsx'
import { ClosedScreen } from '../connection/closed-screen.tsx'
import { ConnectionBanner } from '../connection/connection-banner.tsx'
import { ControlBar } from '../control-bar/control-bar.tsx'
import type { Rating } from '../ended/rating-form.tsx'
import { useShortcuts } from '../help/use-shortcuts.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useUnreadCount } from '../hooks/use-chat.ts'
import { useConnection } from '../hooks/use-connection.ts'
import { useCues } from '../hooks/use-cues.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { InvitationPrompt } from '../invitation/invitation-prompt.tsx'
import { SettingsPopover } from '../settings/settings-popover.tsx'
import { fetchLateViews, lateView } from '../shared/late-view.tsx'
import { StagePane } from '../stage/stage-pane.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { type ClassroomEvent, useClassroomEvents } from './classroom-events.ts'
import * as css from './classroom.css.ts'
import { type PanelTab, SidePanel } from './side-panel.tsx'
import { useShortcutActions } from './use-shortcut-actions.ts'

const EndedScreen = lateView(() => import('../ended/ended-screen.tsx').then((module) => module.EndedScreen))
const LeaveDialog = lateView(() => import('../top-bar/leave-dialog.tsx').then((module) => module.LeaveDialog))
const EndClassDialog = lateView(() => import('../top-bar/end-class-dialog.tsx').then((module) => module.EndClassDialog))
const HelpDialog = lateView(() => import('../help/help-dialog.tsx').then((module) => module.HelpDialog))

export interface RoomScreenProps {
  onEvent?: ((event: ClassroomEvent) => void) | undefined
  onLeave?: (() => void) | undefined
  onShowResult?: (() => void) | undefined
  onRate?: ((rating: Rating) => Promise<void>) | undefined
  onUseHere?: (() => void) | undefined
  endedExtra?: ReactNode
  topBarExtra?: ReactNode
  keys: 'inside' | 'page'
}

export function RoomScreen({
  onEvent,
  onLeave,
  onShowResult,
  onRate,
  onUseHere,
  endedExtra,
  topBarExtra,
  keys,
}: RoomScreenProps) {
  const { connection } = useConnection()
  const hasEnded = useRoom((room) => room.status === 'ended')
  // A connection that drops before the first keyframe has no room to show yet.
  const isKnown = useRoom((room) => room.settings !== null)
  useClassroomEvents(onEvent)
  useCues()
  const hasLeft = connection.status === 'closed' && connection.reason === 'left'
  if (hasEnded && !hasLeft) {
    return (
      <EndedScreen onLeave={onLeave} onShowResult={onShowResult} onRate={onRate}>
        {endedExtra}
      </EndedScreen>
    )
  }
  const isInClass = isKnown && (connection.status === 'connected' || connection.status === 'reconnecting')
  if (!isInClass) return <ClosedScreen onLeave={onLeave} onUseHere={onUseHere} />
  return <ClassLayout keys={keys} onLeft={() => onLeave?.()} topBarExtra={topBarExtra} />
}

interface ClassLayoutProps {
  keys: 'inside' | 'page'
  onLeft: () => void
  topBarExtra: ReactNode
}

function ClassLayout({ keys, onLeft, topBarExtra }: ClassLayoutProps) {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  const title = useRoom((room) => room.settings?.title ?? '')
  const unreadCount = useUnreadCount()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [tab, setTab] = useState<PanelTab>('chat')
  const [dialog, setDialog] = useState<'leave' | 'end' | 'help' | null>(null)
  const chatInput = useRef<HTMLTextAreaElement>(null)
  const acceptInvite = useRef<HTMLButtonElement>(null)
  const close = () => setDialog(null)
  // Leaving, ending and settings must be here before anybody wants them: then there may be no network.
  useEffect(() => void fetchLateViews(), [])
  const showChat = () => {
    setTab('chat')
    // The message box is there after the panel has changed.
    requestAnimationFrame(() => chatInput.current?.focus())
  }
  const runShortcut = useShortcutActions({
    openChat: showChat,
    showHelp: () => setDialog('help'),
    answerInvite: () => acceptInvite.current?.focus(),
  })
  useShortcuts(frame, keys, runShortcut)
  return (
    // A press anywhere in the room brings the focus, and with it the keys.
    <div ref={setFrame} tabIndex={-1} className={css.frame}>
      <main
        className={css.layout}
        aria-label={t('room.label', { title })}
        data-role={isTeacher ? 'teacher' : 'student'}
      >
        <div className={css.top}>
          <TopBar onLeave={() => setDialog('leave')} onEnd={() => setDialog('end')}>
            {topBarExtra}
          </TopBar>
        </div>
        <div className={css.board}>
          <BoardPane>
            <Barrage />
          </BoardPane>
        </div>
        <div className={css.stage}>
          <StagePane />
        </div>
        <div className={css.panel}>
          <SidePanel tab={tab} onTabChange={setTab} chatInputRef={chatInput} />
        </div>
        <div className={css.bar}>
          <ControlBar
            unreadCount={unreadCount}
            onShowChat={showChat}
            onShowHands={() => setTab('hands')}
            onShowHelp={() => setDialog('help')}
            settings={<SettingsPopover />}
          />
        </div>
        <ConnectionBanner />
        <Announcements />
        <InvitationPrompt acceptRef={acceptInvite} />
      </main>
      {dialog === 'leave' && <LeaveDialog onClose={close} onLeft={onLeft} />}
      {dialog === 'end' && <EndClassDialog onClose={close} onLeaveInstead={() => setDialog('leave')} />}
      {dialog === 'help' && <HelpDialog onClose={close} />}
    </div>
  )
}
