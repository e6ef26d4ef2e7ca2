import { Button, Dialog, Field, TextInput } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import { CHAT_PICTURE_MAX_SIDE, MESSAGE_MAX_LENGTH } from '../../../core/room/rules/chat-rules.ts'
import { RoomRefusal } from '../../../ports/room-channel.ts'
import { RoomFileError } from '../../../ports/room-files.ts'
import { preparePicture } from '../../files/prepare-picture.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useWords } from '../../i18n/use-words.ts'
import * as css from './pictures.css.ts'
import { pictureWords } from './picture-words.ts'

const LIMITS = { longestSide: CHAT_PICTURE_MAX_SIDE, maxBytes: 1024 * 1024 }

/** Shows the picture before it goes to everyone, sends it, and says why it did not arrive. */
export function PictureDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useWords(pictureWords)
  const { channel, files, t: tRoom } = useClassroom()
  const [caption, setCaption] = useState('')
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = usePreview(file)
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send() {
    if (files === undefined) return setProblem(t('pictureNoFiles'))
    const stop = new AbortController()
    sending.current = stop
    setProblem(null)
    setPercent(0)
    try {
      const { file: small, width, height } = await preparePicture(file, LIMITS)
      const onProgress = (share: number) => setPercent(Math.round(share * 100))
      const { fileId } = await files.add(small, { signal: stop.signal, onProgress })
      await channel.send({ type: 'say', text: caption, picture: { fileId, width, height } })
      onClose()
    } catch (error) {
      if (stop.signal.aborted) return
      setPercent(null)
      setProblem(problemOf(error))
    }
  }
  function problemOf(error: unknown): string {
    if (error instanceof RoomRefusal) return tRoom(`refusal.${error.code}`)
    if (!(error instanceof RoomFileError)) throw error
    if (error.code === 'wrong-content') return t('pictureNone', { name: file.name })
    return t(error.code === 'offline' || error.code === 'busy' ? 'pictureOffline' : 'pictureRefused')
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('pictureTitle')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('pictureCancel')}</Button>
          <Button tone="primary" isBusy={percent !== null} onClick={() => void send()}>
            {t('pictureSend')}
          </Button>
        </>
      }
    >
      <div className={css.choice}>
        {preview && <img className={css.preview} src={preview} alt="" />}
        <Field label={t('pictureCaption')}>
          <TextInput
            value={caption}
            maxLength={MESSAGE_MAX_LENGTH}
            onChange={(event) => setCaption(event.target.value)}
          />
        </Field>
        <output className={css.state}>{percent !== null && t('pictureSending', { percent })}</output>
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </Dialog>
  )
}

function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // The address has to be given back, so that it cannot be made while rendering.
    const timer = setTimeout(() => setUrl(made))
    return () => {
      clearTimeout(timer)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
