import { IconButton } from '@hwjy/ui'
import { ImagePlus as PictureIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RefusalCode } from '../../../core/room/room-types.ts'
import { CHAT_PICTURE_MAX_BYTES } from '../../../core/room/rules/chat-rules.ts'
import { pictureDenial } from '../../files/prepare-picture.ts'
import { useChat } from '../../hooks/use-chat.ts'
import { useDenial } from '../../hooks/use-command.ts'
import { useWords } from '../../i18n/use-words.ts'
import * as css from './pictures.css.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { pictureWords } from './picture-words.ts'

// Asks the room's rules; the file is not there yet.
const SAMPLE = { fileId: 'sample', width: 1, height: 1 }

export interface PictureButtonProps {
  onDenied: (code: RefusalCode) => void
  /** Why the file is not taken, in words; null as soon as another one is looked at. */
  onProblem: (words: string | null) => void
}

/** Takes a picture for the chat: chosen, pasted into the message box or dropped on it. */
export function PictureButton({ onDenied, onProblem }: PictureButtonProps) {
  const t = useWords(pictureWords)
  const { to } = useChat()
  const [chosen, setChosen] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const denial = useDenial({ type: 'say', text: '', picture: SAMPLE, ...(to !== null && { to }) })
  // Writing too fast is over in a moment.
  const denied = denial === 'message-too-fast' ? null : denial
  const newest = useRef<File>(undefined)
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    if (denied !== null) return onDenied(denied)
    newest.current = file
    onProblem(null)
    const problem = await pictureDenial(file, CHAT_PICTURE_MAX_BYTES)
    if (newest.current !== file) return
    if (problem === null) return setChosen(file)
    onProblem(t(problem === 'too-large' ? 'pictureLarge' : 'pictureNone', { name: file.name }))
  }
  const takeNow = useRef(take)
  useEffect(() => {
    takeNow.current = take
  })
  useEffect(() => {
    const form = input.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const options = { signal: listening.signal }
    const takeFrom = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
      if (!files?.length) return
      event.preventDefault()
      void takeNow.current(files[0])
    }
    form.addEventListener('paste', (event) => takeFrom(event, event.clipboardData?.files), options)
    form.addEventListener('drop', (event) => takeFrom(event, event.dataTransfer?.files), options)
    form.addEventListener(
      'dragover',
      (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
      options,
    )
    return () => listening.abort()
  }, [])
  return (
    <>
      <IconButton
        label={t('picture')}
        icon={<PictureIcon size={18} />}
        aria-disabled={denied !== null}
        onClick={() => (denied === null ? input.current?.click() : onDenied(denied))}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('picture')}
        className={css.unseen}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {chosen && <PictureDialog file={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
