import { Popover } from '@hwjy/ui'
import { BarButton } from '../control-bar/bar-button.tsx'
import { useTranslate } from '../hooks/classroom-context.ts'
import { SettingsIcon } from '../shared/icons.ts'
import { lateContent } from '../shared/late-notice.tsx'

const SettingsForm = lateContent(() => import('./settings-form.tsx').then((module) => module.SettingsForm))

export function SettingsPopover() {
  const t = useTranslate()
  return (
    <Popover
      label={t('settings.title')}
      side="top"
      align="end"
      trigger={<BarButton label={t('roomBar.settings')} icon={<SettingsIcon size={22} />} />}
    >
      <SettingsForm />
    </Popover>
  )
}
