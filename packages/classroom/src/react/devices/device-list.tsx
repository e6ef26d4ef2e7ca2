import { RadioGroup, Switch } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { type DeviceKind, namedDevices } from '../../core/media/device-changes.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMedia } from '../hooks/use-media.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSelection } from '../store/use-selection.ts'
import * as css from './device-menu.css.ts'
import { MicrophoneTest, SpeakerTest } from './device-tests.tsx'
import { deviceWords } from './device-words.ts'

// A group of choices needs a value for the system's own.
const SYSTEM = 'default'
const chosen = { mic: 'microphone', camera: 'camera', speaker: 'speaker' } as const

/** Devices of one button of the bar. A choice takes effect at once, and is kept on this device. */
export function DeviceList({ kind }: { kind: 'mic' | 'camera' }) {
  return (
    <div className={css.lists}>
      {kind === 'mic' ? (
        <>
          <Choice kind="mic">
            <MicrophoneTest />
          </Choice>
          <Choice kind="speaker" test={<SpeakerTest />} />
        </>
      ) : (
        <>
          <Choice kind="camera" />
          <MirrorSwitch />
        </>
      )}
    </div>
  )
}

function Choice({ kind, test, children }: { kind: DeviceKind; test?: ReactNode; children?: ReactNode }) {
  const t = useWords(deviceWords)
  const { preferences } = useClassroom()
  const { devices, chooseDevice } = useMedia()
  const key = chosen[kind]
  const wanted = useSelection(preferences, (state) => state[key])
  const named = namedDevices(devices, kind)
  const value = named.some(({ id }) => id === wanted) ? (wanted ?? SYSTEM) : SYSTEM
  return (
    <div className={css.list}>
      <div className={css.head}>
        <h3 className={css.title}>{t(`list.${kind}`)}</h3>
        {test}
      </div>
      <RadioGroup
        aria-label={t(`list.${kind}`)}
        value={value}
        options={[{ value: SYSTEM, label: t('default') }, ...named.map(({ id, label }) => ({ value: id, label }))]}
        onValueChange={(id) => {
          preferences.setState((state) => ({ ...state, [key]: id === SYSTEM ? null : id }))
          void chooseDevice(kind, id === SYSTEM ? '' : id)
        }}
      />
      {named.length === 0 && <p className={css.hint}>{t('none')}</p>}
      {children}
    </div>
  )
}

function MirrorSwitch() {
  const t = useWords(deviceWords)
  const { preferences } = useClassroom()
  const isMirrored = useSelection(preferences, (state) => state.isMirrored)
  return (
    <div>
      <Switch
        label={t('mirror')}
        isChecked={isMirrored}
        onCheckedChange={(next: boolean) => preferences.setState((state) => ({ ...state, isMirrored: next }))}
      />
      <p className={css.hint}>{t('mirrorHint')}</p>
    </div>
  )
}
