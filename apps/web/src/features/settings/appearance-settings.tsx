import { Field, RadioGroup } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { densityChoice, themeChoice } from '../../shared/appearance.ts'
import { useSavedChoice } from '../../shared/choices/use-saved-choice.ts'
import { SettingsGroup } from './settings-group.tsx'

export function AppearanceSettings() {
  const { t } = useTranslation(['settings', 'common'])
  const themes = themeChoice.values.map((value) => ({ value, label: t(`common:theme.${value}`) }))
  const densities = densityChoice.values.map((value) => ({ value, label: t(`density.${value}`) }))
  return (
    <SettingsGroup title={t('appearance')}>
      <Field label={t('theme')}>
        <RadioGroup
          orientation="horizontal"
          options={themes}
          value={useSavedChoice(themeChoice)}
          onValueChange={themeChoice.set}
        />
      </Field>
      <Field label={t('density.label')} help={t('density.help')}>
        <RadioGroup
          orientation="horizontal"
          options={densities}
          value={useSavedChoice(densityChoice)}
          onValueChange={densityChoice.set}
        />
      </Field>
    </SettingsGroup>
  )
}
