import { latePart } from '@hwjy/ui'
import type { BoardReplayProps } from './board-replay.tsx'

/** The board with its room is heavy: who watches a film does without it. */
export const LateBoardReplay = latePart<BoardReplayProps>(() =>
  import('./board-replay.tsx').then((part) => part.BoardReplay),
)
