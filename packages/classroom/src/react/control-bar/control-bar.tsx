import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { ChatIcon, KeyboardIcon, MoreIcon, PeopleIcon, ReactionIcon } from '../shared/icons.ts'
import { lateView } from '../shared/late-view.tsx'
import { Reason } from '../shared/reason.tsx'
import type { ToolName } from '../tools/use-tools.ts'
import { BarButton } from './bar-button.tsx'
import * as css from './control-bar.css.ts'
import { DeviceControls } from './device-controls.tsx'
import { StudentTools } from './student-tools.tsx'
import { TeachingTools } from './teaching-tools.tsx'

const MoreMenu = lateView(() => import('./more-menu.tsx').then((module) => module.MoreMenu))
const BarNotices = lateView(() => import('./bar-notices.tsx').then((module) => module.BarNotices))

export interface ControlBarProps {
  unreadCount: number
  /** The tab of the open panel; null while it is closed. */
  openTab?: 'people' | 'hands' | 'chat' | null
  onShowChat: () => void
  onShowPeople?: () => void
  onShowHands: () => void
  onShowHelp: () => void
  onShowTools: (tool: 'menu' | ToolName) => void
  onShowReactions: () => void
  /** Stands in the place of the bar's own menu. */
  more?: ReactNode
  settings: ReactNode
}

/** One bar, always in the same order: my devices, class tools, the room. What does not fit is in its menu; what was refused says why above it. */
export function ControlBar({
  unreadCount,
  openTab = null,
  onShowChat,
  onShowPeople,
  onShowHands,
  onShowHelp,
  more,
  onShowTools,
  onShowReactions,
  settings,
}: ControlBarProps) {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  const command = useCommand()
  return (
    <footer>
      <div className={css.reasons}>
        <BarNotices />
        <Reason className={css.reasonCard}>{command.refusal}</Reason>
      </div>
      <section className={css.bar} aria-label={t('roomBar.label')}>
        <DeviceControls onDenied={command.explain} />
        <fieldset className={clsx(css.group, css.middle)} aria-label={t('tools.group')}>
          {isTeacher ? (
            <TeachingTools
              command={command}
              isHandsOpen={openTab === 'hands'}
              onShowHands={onShowHands}
              onShowTools={onShowTools}
            />
          ) : (
            <StudentTools command={command} />
          )}
          <BarButton
            label={t('tools.react')}
            icon={<ReactionIcon size={22} />}
            shortcut="E"
            onClick={onShowReactions}
          />
        </fieldset>
        <fieldset className={clsx(css.group, css.last)} aria-label={t('roomBar.group')}>
          {onShowPeople && (
            <span className={css.roomyOnly}>
              <BarButton
                label={t('panel.people')}
                icon={<PeopleIcon size={22} />}
                shortcut="U"
                aria-expanded={openTab === 'people'}
                onClick={onShowPeople}
              />
            </span>
          )}
          <BarButton
            label={t('panel.chat')}
            icon={<ChatIcon size={22} />}
            badge={unreadCount}
            shortcut="C"
            aria-expanded={openTab === 'chat'}
            onClick={onShowChat}
          />
          {settings}
          <span className={clsx(css.foldedOnly, isTeacher && css.inMiddle)}>
            {more ?? (
              <MoreMenu
                command={command}
                onDenied={command.explain}
                onShowPeople={onShowPeople}
                onShowHelp={onShowHelp}
                waiting={<BarButton label={t('room.more')} icon={<MoreIcon size={22} />} />}
              />
            )}
          </span>
          <span className={css.roomyOnly}>
            <span className={isTeacher ? css.notInMiddle : css.always}>
              <BarButton
                label={t('roomBar.keys')}
                action={t('roomBar.help')}
                icon={<KeyboardIcon size={22} />}
                shortcut="?"
                onClick={onShowHelp}
              />
            </span>
          </span>
        </fieldset>
      </section>
    </footer>
  )
}
