import { useBoardState } from '../hooks/use-board-state.ts'
import { ClipPlayer } from './clip-player.tsx'

/** The players of the clips on the page. */
export function ClipLayer() {
  const clips = useBoardState((state) => state.clips)
  return clips.map((clip) => <ClipPlayer key={`${clip.elementId} ${clip.fileId}`} clip={clip} />)
}
