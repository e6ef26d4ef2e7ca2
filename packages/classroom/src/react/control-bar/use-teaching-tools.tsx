import type { ReactNode } from 'react'
import { isChatForbidden } from '../../core/room/rules/chat-rules.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useRoom } from '../hooks/use-room.ts'
import { CameraIcon, CameraOffIcon, ChatIcon, ChatOffIcon, MicIcon, MicOffIcon } from '../shared/icons.ts'

export interface TeachingTool {
  key: string
  label: string
  icon: ReactNode
  isOn: boolean
  run: () => void
}

/** Lists what the teacher may do to all students at once: microphones, cameras, chat. [R13][R16] */
export function useTeachingTools(command: CommandState): readonly TeachingTool[] {
  const t = useTranslate()
  const { isAllMicMuted, isAllCameraOff, isChatOff } = useRoom((room) => ({
    isAllMicMuted: room.isAllMicMuted,
    isAllCameraOff: room.isAllCameraOff,
    isChatOff: isChatForbidden(room),
  }))
  return [
    {
      key: 'mics',
      label: t(isAllMicMuted ? 'tools.unmuteAll' : 'tools.muteAll'),
      icon: isAllMicMuted ? <MicIcon size={22} /> : <MicOffIcon size={22} />,
      isOn: isAllMicMuted,
      run: () => void command.attempt({ type: 'muteAll', muted: !isAllMicMuted }),
    },
    {
      key: 'cameras',
      label: t(isAllCameraOff ? 'tools.camerasOn' : 'tools.camerasOff'),
      icon: isAllCameraOff ? <CameraIcon size={22} /> : <CameraOffIcon size={22} />,
      isOn: isAllCameraOff,
      run: () => void command.attempt({ type: 'camerasOff', off: !isAllCameraOff }),
    },
    {
      key: 'chat',
      label: t(isChatOff ? 'tools.resumeChat' : 'tools.pauseChat'),
      icon: isChatOff ? <ChatIcon size={22} /> : <ChatOffIcon size={22} />,
      isOn: isChatOff,
      run: () => void command.attempt({ type: 'forbidChat', forbidden: !isChatOff }),
    },
  ]
}
