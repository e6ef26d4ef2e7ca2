import { DropdownMenu } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useOwnMedia } from '../hooks/use-media.ts'
import { KeyboardIcon, MoreIcon, PeopleIcon, ScreenIcon, ScreenOffIcon } from '../shared/icons.ts'
import { BarButton } from './bar-button.tsx'
import { useTeachingTools } from './use-teaching-tools.tsx'

export interface MoreMenuProps {
  command: CommandState
  onDenied: CommandState['explain']
  onShowPeople?: (() => void) | undefined
  onShowHelp: () => void
}

/** Holds what the bar has no width for: the teacher's tools for the class, the shared screen, the keys. */
export function MoreMenu({ command, onDenied, onShowPeople, onShowHelp }: MoreMenuProps) {
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
        if (refusal) onDenied(refusal, { type: 'reportMedia', media: { screen: true } })
      }),
  }
  return (
    <DropdownMenu
      side="top"
      trigger={<BarButton label={t('room.more')} icon={<MoreIcon size={22} />} />}
      items={[
        ...(isTeacher ? tools.map(({ label, icon, run }) => ({ label, icon, onSelect: run })) : []),
        share,
        ...(onShowPeople
          ? [{ label: t('panel.people'), icon: <PeopleIcon size={18} />, shortcut: 'U', onSelect: onShowPeople }]
          : []),
        { label: t('roomBar.help'), icon: <KeyboardIcon size={18} />, shortcut: '?', onSelect: onShowHelp },
      ]}
    />
  )
}
