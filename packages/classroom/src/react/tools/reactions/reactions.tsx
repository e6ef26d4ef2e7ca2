/** Reactions: a picker for everybody, and what rises over the room. [R53] */
import { useLayoutEffect, useRef, useState } from 'react'
import { REACTION_RATE } from '../../../core/live/reaction.ts'
import { REACTIONS, type Reaction } from '../../../core/room/tool-types.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { useSelection } from '../../store/use-selection.ts'
import { recentReactions, type SeenReaction } from './recent-reactions.ts'
import * as css from './reactions.css.ts'
import { type RisingPlace, risingPlaceOf } from './rising-place.ts'
import { useTimeAt } from '../use-time-at.ts'
import { useToolKeys } from '../use-tool-keys.ts'
import { useToolWords } from '../use-tool-words.ts'

const RISING_MS = 2_600
// No more are drawn at once; the others are in the list of people.
const DRAWN = 12

export const REACTION_NAMES = ['thumbsUp', 'applause', 'heart', 'laugh', 'party', 'question'] as const

/** Over the tile of each person; in the corner with a name where there is none, and in a large class as numbers. */
export function RisingReactions() {
  const { channel } = useClassroom()
  const isLarge = useRoom((room) => room.settings?.classType === 'large')
  const all = useSelection(recentReactions(channel), (seen) => seen)
  const now = useTimeAt(all.map(({ at }) => at + RISING_MS))
  const rising = all.filter(({ at }) => now < at + RISING_MS)
  if (rising.length === 0) return null
  if (isLarge) return <Sums rising={rising} />
  return (
    // A screen reader is told of hands and messages; a class that claps would drown them.
    <ul className={css.rising} aria-hidden>
      {rising.slice(-DRAWN).map((seen) => (
        <One key={seen.no} seen={seen} />
      ))}
    </ul>
  )
}

function One({ seen: { userId, reaction } }: { seen: SeenReaction }) {
  const name = useRoom((room) => room.participants[userId]?.name ?? '')
  const element = useRef<HTMLLIElement>(null)
  const [place, setPlace] = useState<RisingPlace | null>(null)
  useLayoutEffect(() => {
    const list = element.current?.parentElement
    if (list) setPlace(risingPlaceOf(list, userId))
  }, [userId])
  return (
    <li
      ref={element}
      className={css.one}
      data-over={place ? userId : undefined}
      style={place ? { translate: `calc(50% + ${place.dx}px) ${place.dy}px` } : undefined}
    >
      <span className={css.picture}>{reaction}</span>
      {/* The tile has the name. */}
      {!place && <span className={css.name}>{name}</span>}
    </li>
  )
}

function Sums({ rising }: { rising: readonly SeenReaction[] }) {
  const sums = REACTIONS.map((reaction) => ({
    reaction,
    count: rising.filter((one) => one.reaction === reaction).length,
  }))
  return (
    <ul className={css.rising} aria-hidden>
      {sums
        .filter(({ count }) => count > 0)
        .map(({ reaction, count }) => (
          <li key={reaction} className={css.sum}>
            <span className={css.picture}>{reaction}</span>
            <span className={css.name}>{count}</span>
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
