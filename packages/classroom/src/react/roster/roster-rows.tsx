import { VirtualList } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import type { RosterEntry } from '../hooks/use-participants.ts'
import * as css from './roster-panel.css.ts'

const ROW_PX = 52
// Fewer cost nothing, and scroll as the page does.
const ALL_UP_TO = 60

/** The rows of a class; of a large one only those in sight are in the page. */
export function RosterRows({
  entries,
  row,
}: {
  entries: readonly RosterEntry[]
  row: (entry: RosterEntry) => ReactNode
}) {
  const t = useTranslate()
  if (entries.length <= ALL_UP_TO) {
    return (
      <ul className={css.wholeList}>
        {entries.map((entry) => (
          <li key={entry.person.userId}>{row(entry)}</li>
        ))}
      </ul>
    )
  }
  return (
    <div className={css.list}>
      <VirtualList
        label={t('roster.label')}
        items={entries}
        itemKey={(entry) => entry.person.userId}
        renderItem={row}
        height="100%"
        estimatedRowHeight={ROW_PX}
      />
    </div>
  )
}
