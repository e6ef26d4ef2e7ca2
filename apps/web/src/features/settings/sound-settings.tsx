import { createPreferences } from '@hwjy/classroom/preferences'
import { Switch } from '@hwjy/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from './settings-group.tsx'

/** The same choices as in the live room, for who wants quiet before they enter. */
export function SoundSettings() {
  const { t } = useTranslation('settings')
  const [preferences] = useState(createPreferences)
  const { cues, barrage } = useSyncExternalStore(preferences.subscribe, preferences.getState)
  return (
    <SettingsGroup title={t('inClass')}>
      <Switch
        label={t('cues.label')}
        description={t('cues.help')}
        isChecked={cues}
        onCheckedChange={(isOn) => preferences.setState((all) => ({ ...all, cues: isOn }))}
      />
      <Switch
        label={t('barrage.label')}
        description={t('barrage.help')}
        isChecked={barrage}
        onCheckedChange={(isOn) => preferences.setState((all) => ({ ...all, barrage: isOn }))}
      />
    </SettingsGroup>
  )
}
