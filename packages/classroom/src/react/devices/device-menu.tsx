import { IconButton, Popover } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { MenuUpIcon } from '../shared/icons.ts'
import { lateContent } from '../shared/late-notice.tsx'
import * as css from './device-menu.css.ts'

const DeviceList = lateContent(() => import('./device-list.tsx').then((module) => module.DeviceList))

/** The arrow beside microphone or camera: which device, how loud it is, a test. */
export function DeviceMenu({ kind }: { kind: 'mic' | 'camera' }) {
  const t = useTranslate()
  const label = t(`media.${kind}Choice`)
  return (
    <span className={css.arrow}>
      <Popover
        label={label}
        side="top"
        align="start"
        trigger={<IconButton size="sm" label={label} icon={<MenuUpIcon size={14} />} />}
      >
        <DeviceList kind={kind} />
      </Popover>
    </span>
  )
}
