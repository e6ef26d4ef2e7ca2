import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

// After a failed fetch: a class is live, and networks come back.
const RETRY_MS = 2_000

const fetches = new Set<() => Promise<boolean>>()

/**
 * A part of the room that its first view does not need. Its code is fetched once the room is shown, so that it is here
 * when it is wanted, even when the network has gone in the meantime; what is wanted earlier shows as soon as it is here.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let view: ComponentType<Props> | null = null
  let coming: Promise<boolean> | null = null
  function fetchView(): Promise<boolean> {
    coming ??= load().then(
      (loaded) => {
        view = loaded
        return true
      },
      () => {
        coming = null
        return false
      },
    )
    return coming
  }
  fetches.add(fetchView)

  return function LateView({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    const [isHere, setIsHere] = useState(view !== null)
    useEffect(() => {
      if (isHere) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isCurrent = true
      async function ask() {
        const hasCome = await fetchView()
        if (!isCurrent) return
        if (hasCome) setIsHere(true)
        else timer = setTimeout(() => void ask(), RETRY_MS)
      }
      void ask()
      return () => {
        isCurrent = false
        clearTimeout(timer)
      }
    }, [isHere])
    return view ? createElement(view, props as unknown as Props) : waiting
  }
}

/** Fetches what was left for later. @returns when all of it is here, or could not be fetched */
export const fetchLateViews = () => Promise.all([...fetches].map((fetchView) => fetchView())).then(() => undefined)
