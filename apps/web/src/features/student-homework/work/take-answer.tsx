import { AudioIdsMax } from '@hwjy/sdk/limits'
import { type Take, TAKE_MAX_MS } from '@hwjy/classroom/recorder'
import { AudioPlayer, Button, IconButton, RecorderPanel } from '@hwjy/ui'
import { AudioLines, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { savedDeviceChoice } from '../../../shared/devices/device-choice.ts'
import { useMicrophones } from '../../../shared/recorder/use-microphones.ts'
import { useRecorder } from '../../../shared/recorder/use-recorder.ts'
import { useUnfinishedRows } from '../../../shared/recorder/use-unfinished-rows.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import type { AnswerFile } from './answer-book.ts'
import type { OpenBook } from './create-answer-book.ts'
import * as css from './examination.css.ts'
import { IntoView } from './into-view.tsx'
import { useBlobUrl } from '../../../shared/pictures/use-blob-url.ts'
import { takeFile, takesOf } from './kept-takes.ts'

export interface TakeAnswerProps {
  homeworkId: string
  no: number
  audio: readonly AnswerFile[]
  /** Null where nothing can be changed. */
  book: OpenBook | null
  /** Says what the key of the recorder does, and null once it is gone. */
  onRecordKey: (press: (() => void) | null) => void
  onTones?: ((take: AskedTake) => void) | undefined
}

/** A take whose tones are asked for. */
export interface AskedTake {
  file: AnswerFile
  /** Counts from 1. */
  no: number
  /** Gets the focus back. */
  opener: HTMLElement
}

/** Records takes. Each one belongs to the answer at once, is heard here, and can be thrown away. */
export default function TakeAnswer({ homeworkId, no, audio, book, onRecordKey, onTones }: TakeAnswerProps) {
  const { t } = useTranslation('studentHomework')
  const add = (take: Take) => book?.addFile(no, 'audio', takeFile(no, take))
  // The next question comes at once; a take that was running then joins this answer when its last sounds are encoded.
  const recorder = useRecorder(takesOf(homeworkId, no), { onKeptLate: add })
  const { state, takes, record, stop, cancel, use, remove } = recorder
  const unfinished = useUnfinishedRows(recorder.unfinished)
  const [microphone, setMicrophone] = useState(() => savedDeviceChoice().microphone)
  const microphones = useMicrophones(state.status)
  const now = useNow()
  const isRecording = state.status === 'recording'

  const addNew = useEffectEvent(() => {
    for (const take of takes) add(take)
  })
  useEffect(() => addNew(), [takes])
  const isClosed = book === null
  // When the time is over nothing is recorded unseen.
  const close = useEffectEvent(stop)
  useEffect(() => {
    if (isClosed) close()
  }, [isClosed])

  // Only words can be pressed away: the hint about the take stands where the record button was.
  const isFull = audio.length >= AudioIdsMax && state.status === 'idle'
  const press = useEffectEvent(() => {
    if (isRecording) stop()
    else if (book && !isFull) record(microphone)
  })
  useEffect(() => {
    onRecordKey(() => press())
    return () => onRecordKey(null)
  }, [onRecordKey])
  // The recorder looks as before; what became of the take lies below it, on a phone behind the foot of the page.
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(audio.length)
  useEffect(() => {
    if (audio.length > count.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    count.current = audio.length
  }, [audio.length])
  return (
    <div className={css.media}>
      {book && !isFull && (
        <IntoView message={state.status === 'idle' ? (state.error ?? state.refusal) : null}>
          <RecorderPanel
            state={
              isRecording ? { ...state, seconds: Math.max(0, Math.floor((now - state.startedAt) / 1_000)) } : state
            }
            takes={[]}
            unfinished={unfinished}
            onUse={use}
            maxSeconds={TAKE_MAX_MS / 1_000}
            microphones={microphones}
            microphone={microphone}
            onMicrophoneChange={setMicrophone}
            onRecord={() => record(microphone)}
            onStop={stop}
            onCancel={cancel}
            onRemove={remove}
          />
        </IntoView>
      )}
      {isFull && <p className={css.muted}>{t('take.tooMany')}</p>}
      {audio.length > 0 && (
        <ol ref={list} aria-label={t('take.label')} className={css.takes}>
          {audio.map((file, place) => (
            <TakeRow
              key={file.id}
              file={file}
              blob={file.blob ?? takes.find(({ id }) => id === file.id)?.mp3 ?? null}
              no={place + 1}
              onTones={onTones}
              onRetry={() => book?.retryFile(no, 'audio', file.id)}
              onRemove={
                book &&
                (() => {
                  remove(file.id)
                  book.removeFile(no, 'audio', file.id)
                })
              }
            />
          ))}
        </ol>
      )}
      {audio.some(({ hasNoSpace }) => hasNoSpace) && (
        <IntoView message="noSpace">
          <p>
            <output>{t('noSpace')}</output>
          </p>
        </IntoView>
      )}
    </div>
  )
}

interface TakeRowProps {
  file: AnswerFile
  blob: Blob | null
  /** Counts from 1. */
  no: number
  onTones: TakeAnswerProps['onTones']
  onRetry: () => void
  onRemove: (() => void) | null
}

function TakeRow({ file, blob, no, onTones, onRetry, onRemove }: TakeRowProps) {
  const { t } = useTranslation('studentHomework')
  const local = useBlobUrl(blob)
  const src = local ?? file.url
  const state = file.resourceId !== null ? 'sent' : file.hasFailed === true ? 'failed' : 'onItsWay'
  return (
    <li className={css.take}>
      <div className={css.takePlayer}>{src !== null && <AudioPlayer src={src} label={t('take.one', { no })} />}</div>
      <span className={css.muted}>{t(`take.${state}`)}</span>
      {onTones && src !== null && (
        <Button
          size="sm"
          tone="quiet"
          onClick={({ currentTarget }) => onTones({ file: { ...file, blob }, no, opener: currentTarget })}
        >
          <AudioLines aria-hidden size={16} />
          {t('take.tones')}
        </Button>
      )}
      {state === 'failed' && (
        <IconButton label={t('take.retry', { no })} icon={<RefreshCw aria-hidden size={18} />} onClick={onRetry} />
      )}
      {onRemove && (
        <IconButton label={t('take.remove', { no })} icon={<Trash2 aria-hidden size={18} />} onClick={onRemove} />
      )}
    </li>
  )
}
