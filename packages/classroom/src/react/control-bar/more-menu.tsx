import { DropdownMenu } from '@hwjy/ui'
import type { RefusalCode } from '../../core/room/room-types.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useOwnMedia } from '../hooks/use-media.ts'
import { KeyboardIcon, MoreIcon, ScreenIcon, ScreenOffIcon } from '../shared/icons.ts'
import { BarButton } from './bar-button.tsx'
import { useTeachingTools } from './use-teaching-tools.tsx'

export interface MoreMenuProps {
  command: CommandState
  onDenied: (code: RefusalCode) => void
  onShowHelp: () => void
}

/** Holds what the bar has no width for: the teacher's tools for the class, a student's screen, the keys. */
export function MoreMenu({ command, onDenied, onShowHelp }: MoreMenuProps) {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  const tools = useTeachingTools(command)
  const screen = useOwnMedia('screen')
  const isSharing = screen.status === 'on'
  const share = {
    label: t(isSharing ? 'media.screenOff' : 'media.screenOn'),
    icon: isSharing ? <ScreenOffIcon size={18} /> : <ScreenIcon size={18} />,
    onSelect: () =>
      void screen.toggle().then((refusal) => {
        if (refusal) onDenied(refusal)
      }),
  }
  return (
    <DropdownMenu
      side="top"
      trigger={<BarButton label={t('room.more')} icon={<MoreIcon size={22} />} />}
      items={[
        ...(isTeacher ? tools.map(({ label, icon, run }) => ({ label, icon, onSelect: run })) : [share]),
        { label: t('roomBar.help'), icon: <KeyboardIcon size={18} />, shortcut: '?', onSelect: onShowHelp },
      ]}
    />
  )
}
