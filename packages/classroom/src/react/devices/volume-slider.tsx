import { Slider } from '@hwjy/ui'
import { useState } from 'react'
import type { UserId } from '../../core/room/ids.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import { SoundIcon } from '../shared/later-icons.ts'
import * as css from './volume-slider.css.ts'
import { deviceWords } from './device-words.ts'

const FULL = 100
const STEP = 5

export function VolumeSlider({ userId }: { userId: UserId }) {
  const t = useWords(deviceWords)
  const { rtc } = useClassroom()
  const [volume, setVolume] = useState(FULL)
  return (
    <div className={css.volume}>
      <SoundIcon size={18} aria-hidden />
      <Slider
        label={t('shareVolume')}
        value={volume}
        max={FULL}
        step={STEP}
        isValueHidden
        formatValue={(value) => `${value}%`}
        onValueChange={(value) => {
          setVolume(value)
          rtc.setRemoteAudio(userId, { of: 'screen', volume: value, muted: value === 0 })
        }}
      />
    </div>
  )
}
