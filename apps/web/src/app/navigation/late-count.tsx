import { latePart } from '@hwjy/ui'
import type { NavigationEntry } from './navigation-entries.ts'

// A first visit shows its navigation without the number, which comes with the code of homework.
const WaitingCount = latePart(() => import('./waiting-count.tsx').then((code) => code.WaitingCount), { retryMs: 3_000 })

/** Shows as a number what waits behind an entry. */
export const LateCount = ({ entry: { counts } }: { entry: NavigationEntry }) =>
  counts === 'waitingWork' ? <WaitingCount reason={counts} props={{}} /> : null
