import { Switch } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useSavedChoice } from '../choices/use-saved-choice.ts'
import { letterKeys } from './letter-keys.ts'

/** Switches single letters off on this device. Stands in the list of keys and in the settings. */
export function LetterKeysSwitch() {
  const { t } = useTranslation('keys')
  return (
    <Switch
      label={t('letters')}
      description={t('lettersText')}
      isChecked={useSavedChoice(letterKeys) === 'on'}
      onCheckedChange={(isOn) => letterKeys.set(isOn ? 'on' : 'off')}
    />
  )
}
