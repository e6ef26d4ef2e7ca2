import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { Button } from '../button/button.tsx'
import { clock } from '../media/clock.ts'
import { useWords } from '../ui-text/words.ts'
import { recorderWords } from './recorder-panel-words.ts'
import * as css from './recorder-panel.css.ts'
import type { UnfinishedTake } from './recorder-take.ts'
import { useBlobUrl } from './use-blob-url.ts'

interface UnfinishedRowProps {
  take: UnfinishedTake
  onUse: () => void
  onDiscard: () => void
}

/** Offers what is left of a recording whose page was closed. */
export function UnfinishedRow({ take: { mp3, durationMs, time }, onUse, onDiscard }: UnfinishedRowProps) {
  const words = useWords(recorderWords)
  const src = useBlobUrl(mp3)
  const name = words.unfinished(time, clock(durationMs / 1_000))
  return (
    <li className={css.unfinished}>
      <p className={css.name}>{name}</p>
      <p className={css.why}>{words.whyUnfinished}</p>
      {src !== null && <AudioPlayer src={src} label={name} />}
      <div className={css.choice}>
        <Button size="sm" tone="primary" aria-label={`${words.use}: ${name}`} onClick={onUse}>
          {words.use}
        </Button>
        <Button size="sm" tone="quiet" aria-label={`${words.discard}: ${name}`} onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </li>
  )
}
