import { VisuallyHidden } from '@hwjy/ui'
import type { UserId } from '../../../core/room/ids.ts'
import { REACTIONS } from '../../../core/room/tool-types.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useSelection } from '../../store/use-selection.ts'
import { recentReactions } from './recent-reactions.ts'
import * as css from './reactions.css.ts'
import { REACTION_NAMES } from './reactions.tsx'
import { useToolWords } from '../use-tool-words.ts'

/** Beside a name in the list of people: the last reaction of half a minute, and how many there were. */
export function ReactionMark({ userId }: { userId: UserId }) {
  const { channel } = useClassroom()
  const t = useToolWords()
  const mine = useSelection(recentReactions(channel), (all) => all.filter((seen) => seen.userId === userId))
  const last = mine.at(-1)
  if (!last) return null
  const name = t(REACTION_NAMES[REACTIONS.indexOf(last.reaction)] ?? 'thumbsUp')
  return (
    <span className={css.mark}>
      <span aria-hidden>
        {last.reaction}
        {mine.length > 1 ? mine.length : ''}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
