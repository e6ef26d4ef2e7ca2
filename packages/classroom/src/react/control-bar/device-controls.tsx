import type { ReactNode } from 'react'
import type { MediaKind, RefusalCode } from '../../core/room/room-types.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useOwnMedia } from '../hooks/use-media.ts'
import { CameraIcon, CameraOffIcon, MicIcon, MicOffIcon, ScreenIcon, ScreenOffIcon } from '../shared/icons.ts'
import { BarButton } from './bar-button.tsx'
import * as css from './control-bar.css.ts'

const icons: Readonly<Record<MediaKind, { on: ReactNode; off: ReactNode }>> = {
  mic: { on: <MicIcon size={22} />, off: <MicOffIcon size={22} /> },
  camera: { on: <CameraIcon size={22} />, off: <CameraOffIcon size={22} /> },
  screen: { on: <ScreenOffIcon size={22} />, off: <ScreenIcon size={22} /> },
}
const shortcuts: Readonly<Partial<Record<MediaKind, string>>> = { mic: 'M', camera: 'V' }

export function DeviceControls({ onDenied }: { onDenied: (code: RefusalCode) => void }) {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  return (
    <fieldset className={css.group} aria-label={t('media.group')}>
      <DeviceButton kind="mic" onDenied={onDenied} />
      <DeviceButton kind="camera" onDenied={onDenied} />
      {isTeacher ? (
        <DeviceButton kind="screen" onDenied={onDenied} />
      ) : (
        <span className={css.roomyOnly}>
          <DeviceButton kind="screen" onDenied={onDenied} />
        </span>
      )}
    </fieldset>
  )
}

function DeviceButton({ kind, onDenied }: { kind: MediaKind; onDenied: (code: RefusalCode) => void }) {
  const t = useTranslate()
  const { status, error, denial, toggle } = useOwnMedia(kind)
  const isOn = status === 'on'
  const shortcut = shortcuts[kind]
  return (
    <BarButton
      label={t(`media.${kind}`)}
      action={t(isOn ? `media.${kind}Off` : `media.${kind}On`)}
      icon={isOn ? icons[kind].on : icons[kind].off}
      state={error ? 'alert' : isOn ? 'on' : 'off'}
      isAllowed={isOn || denial === null}
      isBusy={status === 'starting'}
      {...(shortcut ? { shortcut } : {})}
      onClick={() => {
        void toggle().then((refusal) => {
          if (refusal) onDenied(refusal)
        })
      }}
    />
  )
}
