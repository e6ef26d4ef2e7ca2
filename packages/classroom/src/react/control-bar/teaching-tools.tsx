import { DropdownMenu } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useHands } from '../hooks/use-hands.ts'
import { useRoom } from '../hooks/use-room.ts'
import {
  CameraIcon,
  CameraOffIcon,
  ChatIcon,
  ChatOffIcon,
  HandIcon,
  MicIcon,
  MicOffIcon,
  MoreIcon,
} from '../shared/icons.ts'
import { BarButton } from './bar-button.tsx'
import * as css from './control-bar.css.ts'

/** The teacher's tools for everybody at once: hands, microphones, cameras, chat. [R13][R16] */
export function TeachingTools({ command, onShowHands }: { command: CommandState; onShowHands: () => void }) {
  const t = useTranslate()
  const { queue } = useHands()
  const { isAllMicMuted, isAllCameraOff, isChatForbidden } = useRoom((room) => ({
    isAllMicMuted: room.isAllMicMuted,
    isAllCameraOff: room.isAllCameraOff,
    isChatForbidden: room.isChatForbidden,
  }))
  const tools = [
    {
      key: 'mics',
      label: t(isAllMicMuted ? 'tools.unmuteAll' : 'tools.muteAll'),
      icon: isAllMicMuted ? <MicIcon size={22} /> : <MicOffIcon size={22} />,
      isOn: isAllMicMuted,
      run: () => command.attempt({ type: 'muteAll', muted: !isAllMicMuted }),
    },
    {
      key: 'cameras',
      label: t(isAllCameraOff ? 'tools.camerasOn' : 'tools.camerasOff'),
      icon: isAllCameraOff ? <CameraIcon size={22} /> : <CameraOffIcon size={22} />,
      isOn: isAllCameraOff,
      run: () => command.attempt({ type: 'camerasOff', off: !isAllCameraOff }),
    },
    {
      key: 'chat',
      label: t(isChatForbidden ? 'tools.resumeChat' : 'tools.pauseChat'),
      icon: isChatForbidden ? <ChatIcon size={22} /> : <ChatOffIcon size={22} />,
      isOn: isChatForbidden,
      run: () => command.attempt({ type: 'forbidChat', forbidden: !isChatForbidden }),
    },
  ]
  return (
    <>
      <BarButton label={t('panel.hands')} icon={<HandIcon size={22} />} badge={queue.length} onClick={onShowHands} />
      <span className={css.wideOnly}>
        {tools.map(({ key, label, icon, isOn, run }) => (
          <BarButton key={key} label={label} icon={icon} state={isOn ? 'on' : 'off'} onClick={() => void run()} />
        ))}
      </span>
      <span className={css.narrowOnly}>
        <DropdownMenu
          side="top"
          trigger={<BarButton label={t('room.more')} action={t('tools.group')} icon={<MoreIcon size={22} />} />}
          items={tools.map(({ label, icon, run }) => ({ label, icon, onSelect: () => void run() }))}
        />
      </span>
    </>
  )
}
