import type { ReactNode } from 'react'
import type { MediaKind } from '../../core/room/room-types.ts'
import { DeviceMenu } from '../devices/device-menu.tsx'
import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useOwnMedia } from '../hooks/use-media.ts'
import { useChannel } from '../hooks/use-room.ts'
import { CameraIcon, CameraOffIcon, MicIcon, MicOffIcon, ScreenIcon, ScreenOffIcon } from '../shared/icons.ts'
import { BarButton } from './bar-button.tsx'
import * as css from './control-bar.css.ts'

const icons: Readonly<Record<MediaKind, { on: ReactNode; off: ReactNode }>> = {
  mic: { on: <MicIcon size={22} />, off: <MicOffIcon size={22} /> },
  camera: { on: <CameraIcon size={22} />, off: <CameraOffIcon size={22} /> },
  screen: { on: <ScreenOffIcon size={22} />, off: <ScreenIcon size={22} /> },
}

export function DeviceControls({ onDenied }: { onDenied: CommandState['explain'] }) {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  return (
    <fieldset className={css.group} aria-label={t('media.group')}>
      {(
        [
          ['mic', 'M'],
          ['camera', 'V'],
        ] as const
      ).map(([kind, shortcut]) => (
        <span key={kind} className={css.pair}>
          <DeviceButton kind={kind} shortcut={shortcut} onDenied={onDenied} />
          <DeviceMenu kind={kind} />
        </span>
      ))}
      {isTeacher ? (
        <span className={css.notOnPhone}>
          <DeviceButton kind="screen" shortcut="S" onDenied={onDenied} />
        </span>
      ) : (
        <span className={css.roomyOnly}>
          <DeviceButton kind="screen" onDenied={onDenied} />
        </span>
      )}
    </fieldset>
  )
}

interface DeviceButtonProps {
  kind: MediaKind
  shortcut?: string
  onDenied: CommandState['explain']
}

function DeviceButton({ kind, shortcut, onDenied }: DeviceButtonProps) {
  const t = useTranslate()
  const { status, error, denial, toggle } = useOwnMedia(kind)
  const isOn = status === 'on'
  // My turn: the button says so, and pulses once. [R48]
  const isCalled = useChannel(({ me, room }) => kind === 'mic' && !!me && !!room.participants[me.userId]?.turn)
  return (
    <BarButton
      label={t(isCalled ? 'media.maySpeak' : `media.${kind}`)}
      data-called={isCalled || undefined}
      action={t(isCalled ? 'media.maySpeak' : isOn ? `media.${kind}Off` : `media.${kind}On`)}
      icon={isOn ? icons[kind].on : icons[kind].off}
      state={error ? 'alert' : isOn ? 'on' : 'off'}
      isAllowed={isOn || denial === null}
      isBusy={status === 'starting'}
      {...(shortcut ? { shortcut } : {})}
      onClick={() => {
        void toggle().then((refusal) => {
          if (refusal) onDenied(refusal, { type: 'reportMedia', media: { [kind]: true } })
        })
      }}
    />
  )
}
