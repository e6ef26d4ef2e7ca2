import { createLoader } from '@hwjy/base'
import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useReducer } from 'react'

export interface LatePartProps<Props> {
  /** Null while there is none; each new reason asks for the code, if it is not here yet. */
  reason: unknown
  /** Null shows nothing. */
  props: Props | null
  /** Stands in its place until its code is here. */
  waiting?: ReactNode
  /** Called when there is a reason and the code could not be fetched, after each try. */
  onFail?: (() => void) | undefined
}

export interface LatePartOptions {
  /** A failed fetch is repeated after this time, as long as the part is wanted. Otherwise the next reason asks again. */
  retryMs?: number
}

export type LatePart<Props> = ComponentType<LatePartProps<Props>> & {
  /** Fetches the code before there is a reason. Rejects when it could not be fetched. */
  prefetch: () => Promise<unknown>
}

/**
 * A part that most visits never need: its code is fetched when there is first a reason, once for the whole page.
 * Unlike with `React.lazy`, a failed fetch does not take the screen down.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { retryMs }: LatePartOptions = {},
): LatePart<Props> {
  const code = createLoader(load)
  function LatePart({ reason, props, waiting = null, onFail }: LatePartProps<Props>) {
    const [, showAgain] = useReducer((count: number) => count + 1, 0)
    const fail = useEffectEvent(() => onFail?.())
    useEffect(() => {
      if (reason === null || code.loaded()) return
      let isWanted = true
      let timer: ReturnType<typeof setTimeout> | undefined
      function ask() {
        code.load().then(
          () => isWanted && showAgain(),
          () => {
            if (!isWanted) return
            if (retryMs !== undefined) timer = setTimeout(ask, retryMs)
            fail()
          },
        )
      }
      ask()
      return () => {
        isWanted = false
        clearTimeout(timer)
      }
    }, [reason])
    const part = code.loaded()
    if (part) return props && createElement(part, props)
    return reason === null ? null : waiting
  }
  return Object.assign(LatePart, { prefetch: code.load })
}
