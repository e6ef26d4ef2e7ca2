import { latePart } from '@hwjy/ui'
import type { NavigationEntry } from './navigation-entries.ts'

// A first visit shows its navigation without the number, which comes with the code of homework.
const WaitingCount = latePart(() => import('./waiting-count.tsx').then((code) => code.WaitingCount), { retryMs: 3_000 })

/** What waits behind an entry, as a number. */
export const LateCount = ({ entry: { counts } }: { entry: NavigationEntry }) =>
  counts === 'waitingWork' ? <WaitingCount reason={counts} props={{}} /> : null
