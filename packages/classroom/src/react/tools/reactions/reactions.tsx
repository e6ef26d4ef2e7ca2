/** Reactions: a picker for everybody, and what rises over the room. [R53] */
import { useState } from 'react'
import { REACTION_RATE } from '../../../core/live/reaction.ts'
import { REACTIONS, type Reaction } from '../../../core/room/tool-types.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { useSelection } from '../../store/use-selection.ts'
import { recentReactions } from './recent-reactions.ts'
import * as css from './reactions.css.ts'
import { useTimeAt } from '../use-time-at.ts'
import { useToolKeys } from '../use-tool-keys.ts'
import { useToolWords } from '../use-tool-words.ts'

const RISING_MS = 2_600
// Of a large class no more are drawn at once; the others are in the list of people.
const DRAWN = 12

export const REACTION_NAMES = ['thumbsUp', 'applause', 'heart', 'laugh', 'party', 'question'] as const

export function RisingReactions() {
  const { channel } = useClassroom()
  const participants = useRoom((room) => room.participants)
  const seen = useSelection(recentReactions(channel), (all) => all).slice(-DRAWN)
  const now = useTimeAt(seen.map(({ at }) => at + RISING_MS))
  const rising = seen.filter(({ at }) => now < at + RISING_MS)
  if (rising.length === 0) return null
  return (
    // A screen reader is told of hands and messages; a class that claps would drown them.
    <ul className={css.rising} aria-hidden>
      {rising.map(({ no, userId, reaction }) => (
        <li key={no} className={css.one}>
          <span className={css.picture}>{reaction}</span>
          <span className={css.name}>{participants[userId]?.name ?? ''}</span>
        </li>
      ))}
    </ul>
  )
}

/** Six pictures; `1` to `6` press them while it is open. */
export function ReactionPicker({ onClose }: { onClose: () => void }) {
  const { channel } = useClassroom()
  const t = useToolWords()
  const [restsUntil, setRestsUntil] = useState(0)
  const isResting = useTimeAt([restsUntil]) < restsUntil
  const react = (reaction: Reaction) => {
    if (!recentReactions(channel).send(reaction)) setRestsUntil(Date.now() + REACTION_RATE.withinMs)
  }
  useToolKeys((key) => {
    const reaction = /^[1-6]$/.test(key) ? REACTIONS[Number(key) - 1] : undefined
    if (key === 'Escape') onClose()
    else if (reaction !== undefined) react(reaction)
    else return false
    return true
  })
  return (
    <section className={css.picker} aria-label={t('reactions')}>
      {REACTIONS.map((reaction, i) => (
        <button
          key={reaction}
          type="button"
          className={css.choice}
          aria-label={t(REACTION_NAMES[i] ?? 'thumbsUp')}
          aria-keyshortcuts={String(i + 1)}
          aria-disabled={isResting || undefined}
          onClick={() => {
            if (!isResting) react(reaction)
          }}
        >
          {reaction}
        </button>
      ))}
      <output>{isResting ? t('reactionRest') : null}</output>
    </section>
  )
}
