import { Button, Meter, Switch } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import type { DeviceChecker } from '../../ports/device-checker.ts'
import { createTranslate, firstWords, type Labels, type Language, type Translate } from '../i18n/labels.ts'
import { laterWords } from '../i18n/later-words.ts'
import { useWordsOf } from '../i18n/use-words.ts'
import { CameraIcon, CameraOffIcon, MicIcon, SignalIcon } from '../shared/icons.ts'
import { SoundIcon } from '../shared/later-icons.ts'
import { CheckRow } from './check-row.tsx'
import * as css from './device-check.css.ts'
import { type CheckResult, type ChosenDevices, useDeviceCheck } from './use-device-check.ts'

export interface DeviceCheckProps {
  checker: DeviceChecker
  /** Default `en-US`. */
  language?: Language
  labels?: Partial<Labels>
  /** What is to be on when the room is entered, as it was chosen before. Without it nothing of that is asked. */
  startWith?: StartWith
  /** Goes on with what was chosen; without it there is no such button. */
  onEnter?: (chosen: ChosenDevices, startWith?: StartWith) => void
}

export interface StartWith {
  camera: boolean
  mic: boolean
}

// Slower than this is felt in a conversation.
const SLOW_MS = 400

/** Before class: see yourself, see your voice, hear a sound, reach the server. Wears the theme of the page around it. */
export function DeviceCheck({ checker, language = 'en-US', labels, startWith, onEnter }: DeviceCheckProps) {
  const first = useWordsOf(firstWords, language)
  const later = useWordsOf(laterWords, language)
  if (!first || !later) return null
  return (
    <CheckScreen
      checker={checker}
      t={createTranslate(language, { ...first, ...later }, labels)}
      startWith={startWith}
      onEnter={onEnter}
    />
  )
}

interface CheckScreenProps {
  checker: DeviceChecker
  t: Translate
  startWith: StartWith | undefined
  onEnter: DeviceCheckProps['onEnter']
}

function CheckScreen({ checker, t, startWith, onEnter }: CheckScreenProps) {
  // What was chosen before may arrive after the first look; what is pressed here stays.
  const [pressed, setStart] = useState<StartWith | null>(null)
  const start = pressed ?? startWith ?? { camera: true, mic: true }
  const {
    results,
    devices,
    chosen,
    micLevel,
    cameraTrack,
    start: check,
    choose,
    playSound,
    answerSound,
  } = useDeviceCheck(checker)
  const { camera, microphone, speaker, network } = results
  const hasStarted = Object.values(results).some(({ status }) => status !== 'waiting')
  const isDone = camera.status === 'ok' && microphone.status === 'ok' && network.status === 'ok'
  return (
    <section className={css.check} aria-label={t('check.title')}>
      <div className={css.columns}>
        <div className={css.preview}>
          {cameraTrack ? (
            <Preview track={cameraTrack} label={t('check.preview')} />
          ) : hasStarted ? (
            <CameraOffIcon size={32} aria-hidden />
          ) : (
            <Button tone="primary" size="lg" onClick={check}>
              {t('check.start')}
            </Button>
          )}
        </div>
        <ul className={css.items}>
          <CheckRow
            item="camera"
            t={t}
            icon={<CameraIcon size={20} />}
            result={camera}
            words={wordsOf(camera, t, 'camera', t('check.cameraOk'))}
            devices={devices.cameras}
            chosen={chosen.camera}
            onChoose={(id) => choose({ camera: id })}
          >
            {startWith && (
              <Switch
                label={t('check.startCamera')}
                isChecked={start.camera}
                onCheckedChange={(camera: boolean) => setStart({ ...start, camera })}
              />
            )}
          </CheckRow>
          <CheckRow
            item="microphone"
            t={t}
            icon={<MicIcon size={20} />}
            result={microphone}
            words={
              microphone.status === 'running' ? t('check.micSpeak') : wordsOf(microphone, t, 'mic', t('check.micOk'))
            }
            devices={devices.microphones}
            chosen={chosen.microphone}
            onChoose={(id) => choose({ microphone: id })}
          >
            {(microphone.status === 'running' || microphone.status === 'ok') && (
              <Meter value={micLevel / 100} label={t('check.micLevel')} tone="success" />
            )}
            {startWith && (
              <Switch
                label={t('check.startMic')}
                isChecked={start.mic}
                onCheckedChange={(mic: boolean) => setStart({ ...start, mic })}
              />
            )}
          </CheckRow>
          <CheckRow
            item="speaker"
            t={t}
            icon={<SoundIcon size={20} />}
            result={speaker}
            words={
              speaker.status === 'silent'
                ? t('check.speakerHelp')
                : wordsOf(speaker, t, 'speaker', t('check.speakerOk'))
            }
            devices={devices.speakers}
            chosen={chosen.speaker}
            onChoose={(id) => choose({ speaker: id })}
          >
            <div className={css.buttons}>
              <Button size="sm" onClick={playSound}>
                {t('check.speakerTest')}
              </Button>
              {speaker.status === 'running' && (
                <>
                  <Button size="sm" tone="primary" onClick={() => answerSound(true)}>
                    {t('check.speakerHeard')}
                  </Button>
                  <Button size="sm" tone="quiet" onClick={() => answerSound(false)}>
                    {t('check.speakerSilent')}
                  </Button>
                </>
              )}
            </div>
          </CheckRow>
          <CheckRow
            item="network"
            t={t}
            icon={<SignalIcon size={20} />}
            result={network}
            words={
              network.status === 'failed'
                ? t('check.networkFailed')
                : wordsOf(network, t, 'network', networkWords(network, t))
            }
          />
        </ul>
      </div>
      <div className={css.actions}>
        {hasStarted && (
          <Button className={css.action} onClick={check}>
            {t('check.again')}
          </Button>
        )}
        {onEnter && (
          <Button
            className={css.action}
            tone={isDone ? 'primary' : 'neutral'}
            onClick={() => (startWith ? onEnter(chosen, start) : onEnter(chosen))}
          >
            {t(hasStarted ? 'check.enter' : 'check.skip')}
          </Button>
        )}
      </div>
    </section>
  )
}

function networkWords(result: CheckResult, t: Translate): string {
  const ms = result.status === 'ok' ? (result.ms ?? 0) : 0
  return t(ms > SLOW_MS ? 'check.networkSlow' : 'check.networkOk', { ms })
}

function wordsOf(
  result: CheckResult,
  t: Translate,
  device: 'camera' | 'mic' | 'speaker' | 'network',
  ok: string,
): string {
  switch (result.status) {
    case 'ok':
      return ok
    case 'failed':
      return t(result.code === 'permission-denied' ? 'check.blocked' : `rtc.${result.code}`, {
        device: device === 'network' ? t('check.network') : t(`device.${device}`),
      })
    case 'running':
      return t('check.running')
    default:
      return t('check.waiting')
  }
}

function Preview({ track, label }: { track: MediaStreamTrack; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = new MediaStream([track])
    return () => {
      element.srcObject = null
    }
  }, [track])
  return <video ref={video} className={css.video} aria-label={label} autoPlay playsInline muted />
}
