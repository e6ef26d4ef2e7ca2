import { createStore } from '@hwjy/base'
import { latePart } from '@hwjy/ui'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useSelection } from '../store/use-selection.ts'

// After a failed fetch: a class is live, and networks come back.
const RETRY_MS = 2_000

interface Late {
  prefetch: () => Promise<unknown>
}
const views = new Set<Late>()

// Parts that people wait for now, one entry for each place, and those whose last fetch failed.
const waited = createStore<{ wanted: readonly Late[]; failed: readonly Late[] }>({ wanted: [], failed: [] })
const without = (views: readonly Late[], view: Late) => views.toSpliced(views.lastIndexOf(view), 1)

/**
 * A part of the room that its first view does not need. Its code is fetched once the room is shown, so that it is here
 * when it is wanted, even when the network has gone in the meantime; what is wanted earlier shows as soon as it is here.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const View = latePart(() => load().then(arrived, lost), { retryMs: RETRY_MS })
  views.add(View)
  const hasFailed = () => waited.getState().failed.includes(View)
  function arrived(part: ComponentType<Props>): ComponentType<Props> {
    if (hasFailed()) waited.setState((state) => ({ ...state, failed: without(state.failed, View) }))
    return part
  }
  function lost(error: unknown): never {
    if (!hasFailed()) waited.setState((state) => ({ ...state, failed: [...state.failed, View] }))
    throw error
  }
  return function LateView({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    return <View reason="shown" props={props as unknown as Props} waiting={<Waiting for={View}>{waiting}</Waiting>} />
  }
}

function Waiting({ for: view, children }: { for: Late; children: ReactNode }) {
  useEffect(() => {
    waited.setState((state) => ({ ...state, wanted: [...state.wanted, view] }))
    return () => waited.setState((state) => ({ ...state, wanted: without(state.wanted, view) }))
  }, [view])
  return children
}

/**
 * Fetches what was left for later, and what that leaves for later in turn.
 * @returns when all of it is here, or could not be fetched
 */
export async function fetchLateViews(): Promise<void> {
  const asked = new Set<Late>()
  while (asked.size < views.size) {
    const next = [...views].filter((view) => !asked.has(view))
    for (const view of next) asked.add(view)
    await Promise.allSettled(next.map((view) => view.prefetch()))
  }
}

// Not later than this, even on a page that is never idle.
const IDLE_WITHIN_MS = 2_000

/** The same once the page has nothing else to do: voice and picture connect first. @returns how to stop waiting */
export function fetchLateViewsSoon(): () => void {
  const fetch = () => void fetchLateViews()
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(fetch, IDLE_WITHIN_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(fetch, { timeout: IDLE_WITHIN_MS })
  return () => cancelIdleCallback(handle)
}

/** True while a part that is wanted now could not be fetched: offline, or a newer version has taken its place. */
export const useIsPartMissing = (): boolean =>
  useSelection(waited, ({ wanted, failed }) => wanted.some((view) => failed.includes(view)))
