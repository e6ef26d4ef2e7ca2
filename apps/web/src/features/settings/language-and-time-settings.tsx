import { LANGUAGES } from '@hwjy/sdk'
import { Combobox, Field, RadioGroup } from '@hwjy/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, setLanguage } from '../../shared/i18n/i18n.ts'
import { languageNames } from '../../shared/i18n/language.ts'
import { dayAndTime } from '../../shared/time/lesson-time.ts'
import { usePlaceName } from '../../shared/time/use-place-name.ts'
import { deviceZone, saveZoneChoice, schoolZone, useViewerZone, useZoneChoice } from '../../shared/time/time-zone.ts'
import { useNow } from '../../shared/time/use-now.ts'
import * as css from './settings.css.ts'
import { SettingsGroup } from './settings-group.tsx'
import { zoneOptions } from '../../shared/time/zone-options.ts'

const languages = LANGUAGES.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))

export function LanguageAndTimeSettings() {
  const { t } = useTranslation('settings')
  return (
    <SettingsGroup title={t('languageAndTime')}>
      <Field label={t('language')}>
        <RadioGroup
          orientation="horizontal"
          options={languages}
          value={currentLanguage()}
          onValueChange={(language) => void setLanguage(language)}
        />
      </Field>
      <ZoneSetting />
    </SettingsGroup>
  )
}

type ZoneKind = 'device' | 'school' | 'place'

/** The clock of the device, of the school, or of anywhere: for who travels, and for parents far away. */
function ZoneSetting() {
  const { t, i18n } = useTranslation('settings')
  const place = usePlaceName()
  const choice = useZoneChoice()
  const zone = useViewerZone()
  const now = new Date(useNow())
  const kind: ZoneKind = choice === 'device' ? 'device' : choice === 'school' ? 'school' : 'place'
  const [openedAt] = useState(() => new Date())
  const options = useMemo(() => zoneOptions(openedAt, place), [openedAt, place])
  const school = schoolZone()

  const kinds = [
    { value: 'device' as const, label: t('zone.device', { place: place(deviceZone()) }) },
    ...(school === null ? [] : [{ value: 'school' as const, label: t('zone.school', { place: place(school) }) }]),
    { value: 'place' as const, label: t('zone.place') },
  ]
  return (
    <div className={css.setting}>
      <Field
        label={t('zone.label')}
        help={t('zone.now', {
          place: place(zone),
          time: dayAndTime(now, now.getTime(), i18n.language, zone),
        })}
      >
        <RadioGroup
          options={kinds}
          value={kind}
          onValueChange={(chosen) => saveZoneChoice(chosen === 'place' ? zone : chosen)}
        />
      </Field>
      {kind === 'place' && (
        <Field label={t('zone.which')} className={css.place}>
          <Combobox
            options={options}
            value={choice}
            isClearable={false}
            emptyText={t('zone.unknown')}
            onValueChange={(chosen) => chosen !== '' && saveZoneChoice(chosen)}
          />
        </Field>
      )}
    </div>
  )
}
