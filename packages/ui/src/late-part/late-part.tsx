import { type ComponentType, createElement, useEffect, useState } from 'react'

export interface LatePartProps<Props> {
  /** Null while there is none; each new reason asks for the code, if it is not here yet. */
  reason: unknown
  /** Null shows nothing. */
  props: Props | null
}

/**
 * A part that most visits never need: its code is fetched when there is first a reason, once for the whole page, and
 * nothing shows until it is there. Unlike with `React.lazy`, a failed fetch does not take the screen down.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null
  return function LatePart({ reason, props }: LatePartProps<Props>) {
    const [, setIsReady] = useState(false)
    useEffect(() => {
      if (reason === null || part) return
      let isCurrent = true
      load().then(
        (loaded) => {
          part = loaded
          if (isCurrent) setIsReady(true)
        },
        () => {
          // Offline. The next reason asks again.
        },
      )
      return () => {
        isCurrent = false
      }
    }, [reason])
    return part && props && createElement(part, props)
  }
}
