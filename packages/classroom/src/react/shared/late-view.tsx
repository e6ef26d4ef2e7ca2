import { createStore } from '@hwjy/base'
import { latePart, prefetchLayers } from '@hwjy/ui'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useSelection } from '../store/use-selection.ts'

// After a failed fetch: a class is live, and networks come back.
const RETRY_MS = 2_000

interface Late {
  prefetch: () => Promise<unknown>
}
const views = new Set<Late>()

/** `outdated`: no further try helps on this page, only a reload. */
export type LateFailure = 'failed' | 'outdated'
/** A part whose code is not here yet, told by what stands in its place. */
export interface LateState {
  status: 'loading' | LateFailure
  retry: () => void
}

// Parts that people wait for now and whose place says nothing, one entry for each place; and those whose last fetch failed.
const waited = createStore<{ wanted: readonly Late[]; failed: ReadonlyMap<Late, LateFailure> }>({
  wanted: [],
  failed: new Map(),
})

function note(view: Late, failure: LateFailure | null): void {
  waited.setState((state) => {
    if ((state.failed.get(view) ?? null) === failure) return state
    const failed = new Map(state.failed)
    if (failure === null) failed.delete(view)
    else failed.set(view, failure)
    return { ...state, failed }
  })
}

// A host that fetches code itself knows when a browser keeps a failure for as long as the page stays: it says so by the
// name of its error.
const failureOf = (error: unknown): LateFailure =>
  error instanceof Error && error.name === 'LastingLoadError' ? 'outdated' : 'failed'

/**
 * A part of the room that its first view does not need. Its code is fetched once the room is shown, so that it is here
 * when it is wanted, even when the network has gone in the meantime; what is wanted earlier shows as soon as it is here.
 * Its place may tell people how it is going (`late-notice.tsx`). Where it says nothing, because the part is
 * small and was not asked for, one line over the room tells it for all such parts.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const View = latePart(() => load().then(arrived, lost), { retryMs: RETRY_MS })
  views.add(View)
  function arrived(part: ComponentType<Props>): ComponentType<Props> {
    note(View, null)
    return part
  }
  function lost(error: unknown): never {
    note(View, failureOf(error))
    throw error
  }
  return function LateView({ waiting, ...props }: Props & { waiting?: ReactNode | ((state: LateState) => ReactNode) }) {
    const [attempt, setAttempt] = useState(0)
    function retry(): void {
      note(View, null)
      setAttempt(attempt + 1)
    }
    const place =
      typeof waiting === 'function' ? (
        <Telling view={View} retry={retry} tell={waiting} />
      ) : (
        <Waiting view={View}>{waiting}</Waiting>
      )
    return <View reason={attempt} props={props as unknown as Props} waiting={place} />
  }
}

function Waiting({ view, children }: { view: Late; children: ReactNode }) {
  useEffect(() => {
    waited.setState((state) => ({ ...state, wanted: [...state.wanted, view] }))
    return () => waited.setState((state) => ({ ...state, wanted: without(state.wanted, view) }))
  }, [view])
  return children
}

const without = (views: readonly Late[], view: Late) => views.toSpliced(views.lastIndexOf(view), 1)

interface TellingProps {
  view: Late
  retry: () => void
  tell: (state: LateState) => ReactNode
}

function Telling({ view, retry, tell }: TellingProps) {
  const status = useSelection(waited, ({ failed }) => failed.get(view) ?? 'loading')
  return tell({ status, retry })
}

/**
 * Fetches what was left for later, and what that leaves for later in turn, then the menus and lists in all of it.
 * @returns when all of it is here, or could not be fetched
 */
export async function fetchLateViews(): Promise<void> {
  const asked = new Set<Late>()
  while (asked.size < views.size) {
    const next = [...views].filter((view) => !asked.has(view))
    for (const view of next) asked.add(view)
    await Promise.allSettled(next.map((view) => view.prefetch()))
  }
  await prefetchLayers()
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

/** What parts that are wanted now and whose place says nothing could not be fetched for; null while all is well. */
export const useMissingPart = (): LateFailure | null =>
  useSelection(waited, ({ wanted, failed }) => {
    const failures = wanted.flatMap((view) => failed.get(view) ?? [])
    return failures.find((failure) => failure === 'outdated') ?? failures[0] ?? null
  })
