import { latePart } from '@hwjy/ui'
import type { EntryCountProps } from './entry-count.tsx'
import type { NavigationEntry } from './navigation-entries.ts'

// A first visit shows its navigation without the number, which comes with the code of homework.
const EntryCount = latePart(() => import('./entry-count.tsx').then((code) => code.EntryCount), { retryMs: 3_000 })

interface LateCountProps extends Omit<EntryCountProps, 'counts'> {
  entry: NavigationEntry
}

/** Shows as a number what waits behind an entry. */
export const LateCount = ({ entry: { counts }, ...shown }: LateCountProps) =>
  counts && <EntryCount reason={counts} props={{ counts, ...shown }} />
