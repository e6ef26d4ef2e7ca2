import { Button, Meter } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import type { OpenDevice } from '../../ports/device-checker.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useMedia, useVolume } from '../hooks/use-media.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './device-menu.css.ts'
import { deviceWords } from './device-words.ts'

/** The level of the open microphone, or of one that is opened for a test alone and not heard in the room. */
export function MicrophoneTest() {
  const t = useWords(deviceWords)
  const me = useMe()
  const { checker, preferences } = useClassroom()
  const { mine } = useMedia()
  const volume = useVolume(me?.userId ?? '')
  const [device, setDevice] = useState<OpenDevice | null>(null)
  const [level, setLevel] = useState(0)
  useEffect(() => () => device?.stop(), [device])
  const isOn = mine.mic.status === 'on'
  if (isOn) return <Meter value={volume / 4} label={t('level')} tone="success" />
  if (!checker) return null
  if (device) {
    return (
      <>
        <Meter value={level / 100} label={t('level')} tone="success" />
        <p className={css.hint}>{t('testing')}</p>
      </>
    )
  }
  const test = () => {
    const { microphone } = preferences.getState()
    // What cannot be opened says so at the button itself, once it is pressed.
    checker.openMicrophone(setLevel, microphone ?? undefined).then(setDevice, () => undefined)
  }
  return (
    <Button size="sm" aria-label={t('testMic')} onClick={test}>
      {t('test')}
    </Button>
  )
}

/** Plays a sound through the chosen speaker. */
export function SpeakerTest() {
  const t = useWords(deviceWords)
  const { checker, preferences } = useClassroom()
  const [isPlaying, setIsPlaying] = useState(false)
  if (!checker) return null
  const play = async () => {
    setIsPlaying(true)
    await checker.playTestSound(preferences.getState().speaker ?? undefined).catch(() => undefined)
    setIsPlaying(false)
  }
  return (
    <Button size="sm" isBusy={isPlaying} aria-label={t('testSpeaker')} onClick={() => void play()}>
      {t('test')}
    </Button>
  )
}
