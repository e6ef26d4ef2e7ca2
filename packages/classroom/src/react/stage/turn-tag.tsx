import type { Participant } from '../../core/room/room-types.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { speakingWords } from '../speaking/speaking-words.ts'
import * as css from './turn-tag.css.ts'

/** Tells all that the teacher called this student, until the microphone is on. [R48] */
export function TurnTag({ person: { userId, turn } }: { person: Participant }) {
  const t = useWords(speakingWords)
  // The corner holds the stage and the hand, too.
  const isCornerTaken = useRoom(
    ({ floor, hands }) => (floor?.userId === userId && floor.onStage) || hands.some((hand) => hand.userId === userId),
  )
  if (!turn) return null
  return (
    <span className={css.turn} data-below={isCornerTaken}>
      {t('turn.maySpeak')}
    </span>
  )
}
