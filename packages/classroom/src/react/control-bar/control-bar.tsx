import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { ChatIcon, KeyboardIcon } from '../shared/icons.ts'
import { Reason } from '../shared/reason.tsx'
import { BarButton } from './bar-button.tsx'
import * as css from './control-bar.css.ts'
import { DeviceControls } from './device-controls.tsx'
import { DeviceNotices } from './device-notices.tsx'
import { MoreMenu } from './more-menu.tsx'
import { StudentTools } from './student-tools.tsx'
import { TeachingTools } from './teaching-tools.tsx'

export interface ControlBarProps {
  unreadCount: number
  onShowChat: () => void
  onShowHands: () => void
  onShowHelp: () => void
  settings: ReactNode
}

/** One bar, always in the same order: my devices, class tools, the room. What does not fit is in its menu; what was refused says why above it. */
export function ControlBar({ unreadCount, onShowChat, onShowHands, onShowHelp, settings }: ControlBarProps) {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  const command = useCommand()
  return (
    <footer>
      <div className={css.reasons}>
        <DeviceNotices />
        <Reason className={css.reasonCard}>{command.refusal}</Reason>
      </div>
      <section className={css.bar} aria-label={t('roomBar.label')}>
        <DeviceControls onDenied={command.explain} />
        <fieldset className={clsx(css.group, css.middle)} aria-label={t('tools.group')}>
          {isTeacher ? (
            <TeachingTools command={command} onShowHands={onShowHands} />
          ) : (
            <StudentTools command={command} />
          )}
        </fieldset>
        <fieldset className={css.group} aria-label={t('roomBar.group')}>
          <BarButton
            label={t('panel.chat')}
            icon={<ChatIcon size={22} />}
            badge={unreadCount}
            shortcut="C"
            onClick={onShowChat}
          />
          {settings}
          <span className={css.foldedOnly}>
            <MoreMenu command={command} onDenied={command.explain} onShowHelp={onShowHelp} />
          </span>
          <span className={css.roomyOnly}>
            <BarButton
              label={t('roomBar.keys')}
              action={t('roomBar.help')}
              icon={<KeyboardIcon size={22} />}
              shortcut="?"
              onClick={onShowHelp}
            />
          </span>
        </fieldset>
      </section>
    </footer>
  )
}
