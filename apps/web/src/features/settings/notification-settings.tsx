import {
  type NotificationSetting,
  type Role,
  useListNotificationSettingsAs,
  useUpdateNotificationSettingAs,
} from '@hwjy/sdk'
import { Banner, Skeleton, Switch } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './settings.css.ts'
import { SettingsGroup } from './settings-group.tsx'

/** Which messages the school may send. The server keeps it, so it holds on every device. */
export function NotificationSettings({ role }: { role: Role }) {
  const { t } = useTranslation('settings')
  const problemText = useProblemText()
  const settings = useListNotificationSettingsAs(role)
  const update = useUpdateNotificationSettingAs(role)
  return (
    <SettingsGroup title={t('notifications.title')}>
      {update.error && <Banner tone="danger">{problemText(update.error)}</Banner>}
      {settings.data ? (
        <div className={css.rows}>
          {settings.data.map((setting) => (
            <NotificationSwitch
              key={setting.category}
              setting={pendingOf(setting, update.isPending ? update.variables.data : null)}
              onCheckedChange={(isOn) => update.mutate({ data: { category: setting.category, isOn } })}
            />
          ))}
        </div>
      ) : (
        <NoAnswer
          query={settings}
          waiting={
            <Waiting className={css.rows}>
              <Skeleton height="2.5rem" shape="box" />
              <Skeleton height="2.5rem" shape="box" />
              <Skeleton height="2.5rem" shape="box" />
            </Waiting>
          }
        />
      )}
    </SettingsGroup>
  )
}

/** A switch shows at once what was asked for; a refusal puts it back. */
const pendingOf = (setting: NotificationSetting, asked: { category: string; isOn: boolean } | null) =>
  asked?.category === setting.category ? { ...setting, isOn: asked.isOn } : setting

interface NotificationSwitchProps {
  setting: NotificationSetting
  onCheckedChange: (isOn: boolean) => void
}

function NotificationSwitch({ setting: { category, isOn, canTurnOff }, onCheckedChange }: NotificationSwitchProps) {
  const { t } = useTranslation('settings')
  return (
    <Switch
      label={t(`notifications.${category}`)}
      description={canTurnOff ? undefined : t('notifications.always')}
      isChecked={isOn}
      disabled={!canTurnOff}
      onCheckedChange={onCheckedChange}
    />
  )
}
