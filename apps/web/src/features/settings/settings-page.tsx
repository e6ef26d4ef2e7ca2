import { useTranslation } from 'react-i18next'
import * as page from '../../shared/page.css.ts'
import { LetterKeysSwitch } from '../../shared/keys/letter-keys-switch.tsx'
import { useRole } from '../../shared/session/use-role.ts'
import { AppearanceSettings } from './appearance-settings.tsx'
import { LanguageAndTimeSettings } from './language-and-time-settings.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { SoundSettings } from './sound-settings.tsx'

/** Settings of a user; kept on this device, effective at once. Signed-in users also choose their notifications. */
export default function SettingsPage() {
  const { t } = useTranslation('settings')
  const role = useRole()
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('heading')}</h1>
        <p className={page.muted}>{t('lead')}</p>
      </header>
      <AppearanceSettings />
      <LanguageAndTimeSettings />
      <SoundSettings />
      <SettingsGroup title={t('keyboard')}>
        <LetterKeysSwitch />
      </SettingsGroup>
      {role !== null && <NotificationSettings role={role} />}
    </div>
  )
}
