import type { ReactNode } from 'react'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DeleteIcon } from '../icons.ts'
import { clock } from '../media/clock.ts'
import { useWords } from '../ui-text/words.ts'
import type { RecorderTake } from './recorder-take.ts'
import { recorderWords } from './recorder-panel-words.ts'
import * as css from './recorder-panel.css.ts'
import { useBlobUrl } from './use-blob-url.ts'

interface TakeRowProps {
  take: RecorderTake
  /** Counts from 1. */
  no: number
  action: ReactNode
  onRemove: () => void
}

export function TakeRow({ take: { mp3, durationMs, isUnsaved }, no, action, onRemove }: TakeRowProps) {
  const words = useWords(recorderWords)
  const src = useBlobUrl(mp3)
  return (
    <li className={css.take}>
      <div className={css.player}>
        {src !== null && <AudioPlayer src={src} label={`${words.take(no)}, ${clock(durationMs / 1_000)}`} />}
      </div>
      {action}
      <IconButton label={words.remove(no)} icon={<DeleteIcon aria-hidden size={18} />} onClick={onRemove} />
      {isUnsaved && <p className={css.unsaved}>{words.unsaved}</p>}
    </li>
  )
}
