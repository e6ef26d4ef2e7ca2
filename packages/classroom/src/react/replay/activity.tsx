import { useMemo } from 'react'
import type { ClassReplay } from '../../ports/class-replay.ts'
import { useSelection } from '../store/use-selection.ts'
import * as css from './replay-bar.css.ts'

/** Over the line of time: where something happens, and where chapters begin. The list of chapters says it in words. */
export function Activity({ replay }: { replay: ClassReplay }) {
  const { stretches, chapters, duration, startedAt } = useSelection(
    replay,
    ({ stretches, chapters, duration, startedAt }) => ({ stretches, chapters, duration, startedAt }),
  )
  return useMemo(() => {
    if (duration === 0) return null
    const percent = (at: number) => `${(Math.min(1, Math.max(0, (at - startedAt) / duration)) * 100).toFixed(2)}%`
    return (
      <div aria-hidden className={css.activity}>
        {stretches.map(({ from, to }) => (
          <span
            key={from}
            className={css.stretch}
            style={{ insetInlineStart: percent(from), insetInlineEnd: `calc(100% - ${percent(to)})` }}
          />
        ))}
        {[...new Set(chapters.map(({ at }) => at))].map((at) => (
          <span key={at} className={css.mark} style={{ insetInlineStart: percent(at) }} />
        ))}
      </div>
    )
  }, [stretches, chapters, duration, startedAt])
}
