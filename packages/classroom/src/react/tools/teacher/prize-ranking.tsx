import { PRIZE_KINDS } from '../../../core/room/practice-types.ts'
import { type PrizeCounts, prizesOf, prizeTotal } from '../../../core/room/rules/prize-counts.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { PRIZE_PICTURES } from '../prize-pictures.ts'
import * as css from '../tool-card.css.ts'
import { useToolWords } from '../use-tool-words.ts'

/** Who has how many prizes of this lesson, most first; equal numbers share their place. [R25] */
export function PrizeRanking() {
  const t = useToolWords()
  const { prizes, participants } = useRoom((room) => ({ prizes: room.prizes, participants: room.participants }))
  const people = Object.values(participants)
    .map(({ userId, name }) => ({ userId, name, counts: prizesOf({ prizes }, userId) }))
    .filter(({ counts }) => prizeTotal(counts) > 0)
    .toSorted((a, b) => prizeTotal(b.counts) - prizeTotal(a.counts) || a.name.localeCompare(b.name))
  if (people.length === 0) return null
  const placeOf = (counts: PrizeCounts) =>
    1 + people.filter((other) => prizeTotal(other.counts) > prizeTotal(counts)).length
  return (
    <div className={css.rows}>
      <p className={css.label}>{t('ranking')}</p>
      <ol className={css.ranking} aria-label={t('ranking')}>
        {people.map(({ userId, name, counts }) => (
          <li key={userId} className={css.row}>
            <span>{placeOf(counts)}.</span>
            <span className={css.wide}>{name}</span>
            <span>
              {PRIZE_KINDS.filter((kind) => counts[kind] > 0)
                .map((kind) => `${PRIZE_PICTURES[kind]} ${counts[kind]}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
