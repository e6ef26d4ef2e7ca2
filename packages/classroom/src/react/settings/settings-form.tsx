import { Field, Select, Switch } from '@hwjy/ui'
import { Fragment } from 'react'
import { MicrophoneTest, SpeakerTest } from '../devices/device-tests.tsx'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useMedia } from '../hooks/use-media.ts'
import { useSelection } from '../store/use-selection.ts'
import type { RtcDevice } from '../../ports/rtc-engine.ts'
import * as css from './settings-popover.css.ts'

const choices = [
  { key: 'camera', kind: 'camera', list: 'cameras' },
  { key: 'microphone', kind: 'mic', list: 'microphones' },
  { key: 'speaker', kind: 'speaker', list: 'speakers' },
] as const
// A select needs a value for the system's own choice.
const SYSTEM = 'default'

export function SettingsForm() {
  const t = useTranslate()
  const { preferences } = useClassroom()
  const chosen = useSelection(preferences, (state) => state)
  const { devices, chooseDevice } = useMedia()
  const set = (change: Partial<typeof chosen>) => preferences.setState((state) => ({ ...state, ...change }))
  const hasNames = choices.some(({ list }) => devices[list].some((device) => device.label !== ''))
  return (
    <div className={css.rows}>
      {choices.map(({ key, kind, list }) => (
        <Fragment key={key}>
          <Field label={t(`settings.${key}`)}>
            <Select
              size="sm"
              value={knownId(devices[list], chosen[key])}
              options={[
                { value: SYSTEM, label: t('settings.defaultDevice') },
                ...named(devices[list]).map(({ id, label }) => ({ value: id, label })),
              ]}
              onValueChange={(value) => {
                set({ [key]: value === SYSTEM ? null : value })
                if (value !== SYSTEM) void chooseDevice(kind, value)
              }}
            />
          </Field>
          {kind === 'mic' && <MicrophoneTest />}
          {kind === 'speaker' && <SpeakerTest />}
        </Fragment>
      ))}
      {!hasNames && <p className={css.hint}>{t('settings.noDevices')}</p>}
      <Switch label={t('settings.cues')} isChecked={chosen.cues} onCheckedChange={(cues: boolean) => set({ cues })} />
      <Switch
        label={t('settings.barrage')}
        isChecked={chosen.barrage}
        onCheckedChange={(barrage: boolean) => set({ barrage })}
      />
      <Switch
        label={t('settings.characterKeys')}
        isChecked={chosen.characterKeys}
        onCheckedChange={(characterKeys: boolean) => set({ characterKeys })}
      />
    </div>
  )
}

// A select cannot offer what has neither an id nor a name yet; `default` is listed by us.
const named = (devices: readonly RtcDevice[]) =>
  devices.filter(({ id, label }) => id !== '' && id !== SYSTEM && label !== '')

const knownId = (devices: readonly RtcDevice[], id: string | null) =>
  id !== null && named(devices).some((device) => device.id === id) ? id : SYSTEM
