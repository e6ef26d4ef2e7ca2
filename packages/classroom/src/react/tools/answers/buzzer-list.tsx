import type { BuzzerRank, Practice } from '../../../core/room/practice-types.ts'
import { useRoom } from '../../hooks/use-room.ts'
import * as css from './buzzer-list.css.ts'
import * as card from '../tool-card.css.ts'
import { useNames } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

// A person who came later reads their own place.
const SHOWN = 5

/** The first ones with their times; a tie shares its place. */
export function BuzzerList({ ranks }: { ranks: readonly BuzzerRank[] }) {
  const t = useToolWords()
  const namesOf = useNames()
  if (ranks.length === 0) return null
  return (
    <ol className={css.list}>
      {ranks.slice(0, SHOWN).map(({ userId, rank, afterMs }) => (
        <li key={userId} className={css.place} data-first={rank === 1}>
          <span>{rank}</span>
          <span>{namesOf([userId])}</span>
          <span>{t('afterMs', { ms: Math.round(afterMs) })}</span>
        </li>
      ))}
    </ol>
  )
}

/** Press, arrival, round trip and correction of each press: the ranks need not be taken on trust. */
export function AuditTable({ practice }: { practice: Practice }) {
  const t = useToolWords()
  const participants = useRoom((room) => room.participants)
  const start = practice.opensAt ?? practice.openedAt
  const presses = practice.answers.filter(({ audit }) => audit !== undefined)
  if (presses.length === 0) return null
  return (
    <details>
      <summary className={card.label}>{t('audit')}</summary>
      <div className={css.scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              {(['auditName', 'auditPressed', 'auditArrived', 'auditTrip', 'auditMoved'] as const).map((name) => (
                <th key={name} scope="col" className={css.cell}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {presses.map(({ userId, pressedAt = start, audit }) => (
              <tr key={userId}>
                <th scope="row" className={css.cell}>
                  {participants[userId]?.name ?? '?'}
                </th>
                <td className={css.cell}>{Math.round(pressedAt - start)}</td>
                <td className={css.cell}>{audit && Math.round(audit.receivedAt - start)}</td>
                <td className={css.cell}>{audit?.roundTripMs}</td>
                <td className={css.cell}>{audit?.isClamped ? '✓' : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
