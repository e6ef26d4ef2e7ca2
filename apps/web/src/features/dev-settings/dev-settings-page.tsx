import { LANGUAGES } from '@hwjy/sdk'
import { Button, Card, EmptyState, Field, RadioGroup, Select, TextInput } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDevelopmentBuild, saveDevSettings, savedDevSettings } from '../../shared/dev-settings.ts'
import { currentLanguage, setLanguage } from '../../shared/i18n/i18n.ts'
import { languageNames } from '../../shared/i18n/language.ts'
import * as page from '../../shared/page.css.ts'
import { useDemoAccess } from '../../shared/account/use-demo-access.ts'
import { scenarioNames } from './scenario-names.ts'

const latencies = [0, 100, 500, 2_000]
const noScenario = 'none'
const isMocked = import.meta.env.MODE === 'mocks'

/** Settings that simulate other conditions for the same app: only where developers try it, never where users learn. */
export default function DevSettingsPage() {
  const { t } = useTranslation('devSettings')
  const demo = useDemoAccess()
  if (!isDevelopmentBuild && demo === null) {
    return (
      <div className={page.page}>
        <h1>{t('heading')}</h1>
        <EmptyState drawing="search" title={t('closedTitle')} description={t('closedText')} />
      </div>
    )
  }
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('heading')}</h1>
        <p className={page.muted}>{t('lead')}</p>
      </header>
      <Card padding="lg">
        <DevSettingsForm />
      </Card>
    </div>
  )
}

function DevSettingsForm() {
  const { t } = useTranslation('devSettings')
  const [settings, setSettings] = useState(savedDevSettings)
  const [scenario, setScenario] = useState(() => new URL(location.href).searchParams.get('scenario') ?? noScenario)

  function apply(event: FormEvent) {
    event.preventDefault()
    saveDevSettings(settings)
    const here = new URL(location.href)
    if (scenario === noScenario) here.searchParams.delete('scenario')
    else here.searchParams.set('scenario', scenario)
    location.assign(here)
  }
  return (
    <form className={page.section} onSubmit={apply}>
      <Field label={t('engine')}>
        <RadioGroup
          value="local"
          options={[
            { value: 'local', label: t('engineLocal') },
            { value: 'tencent', label: t('engineTencent'), isDisabled: true },
          ]}
        />
      </Field>
      <Field label={t('language')}>
        <Select
          options={LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
          value={currentLanguage()}
          onValueChange={(language) => void setLanguage(language)}
        />
      </Field>
      <Field label={t('server')} help={t('serverHelp')}>
        <TextInput
          type="url"
          placeholder={location.origin}
          disabled={!isDevelopmentBuild}
          value={settings.serverUrl}
          onChange={(event) => setSettings({ ...settings, serverUrl: event.target.value })}
        />
      </Field>
      <Field label={t('scenario')} help={isMocked ? t('scenarioHelp') : t('scenarioOff')}>
        <Select
          disabled={!isMocked}
          options={[
            { value: noScenario, label: t('scenarioNone') },
            ...scenarioNames.map((value) => ({ value, label: value })),
          ]}
          value={scenario}
          onValueChange={setScenario}
        />
      </Field>
      <Field label={t('latency')} help={t('latencyHelp')}>
        <RadioGroup
          orientation="horizontal"
          options={latencies.map((ms) => ({
            value: String(ms),
            label: ms === 0 ? t('none') : t('milliseconds', { count: ms }),
          }))}
          value={String(settings.latencyMs)}
          onValueChange={(ms) => setSettings({ ...settings, latencyMs: Number(ms) })}
        />
      </Field>
      <div>
        <Button type="submit" tone="primary">
          {t('apply')}
        </Button>
      </div>
    </form>
  )
}
