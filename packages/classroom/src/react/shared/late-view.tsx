import { latePart } from '@hwjy/ui'
import type { ComponentType, ReactNode } from 'react'

// After a failed fetch: a class is live, and networks come back.
const RETRY_MS = 2_000

const views = new Set<{ prefetch: () => Promise<unknown> }>()

/**
 * A part of the room that its first view does not need. Its code is fetched once the room is shown, so that it is here
 * when it is wanted, even when the network has gone in the meantime; what is wanted earlier shows as soon as it is here.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const View = latePart(load, { retryMs: RETRY_MS })
  views.add(View)
  return function LateView({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    return <View reason="shown" props={props as unknown as Props} waiting={waiting} />
  }
}

/** Fetches what was left for later. @returns when all of it is here, or could not be fetched */
export const fetchLateViews = () => Promise.allSettled([...views].map((view) => view.prefetch())).then(() => undefined)
