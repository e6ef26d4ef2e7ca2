/** A value that is fetched when it is first asked for, and then kept: code of a screen, the words of a language. */
export interface Loader<T> {
  /** Null until the value is here. */
  loaded(): T | null
  /** The same promise for everyone who asks. A failure is forgotten, so that the next call tries again. */
  load(): Promise<T>
}

export function createLoader<T>(fetchValue: () => Promise<T>): Loader<T> {
  let value: T | null = null
  let fetching: Promise<T> | null = null
  return {
    loaded: () => value,
    load() {
      fetching ??= fetchValue().then(
        (fetched) => (value = fetched),
        (error: unknown) => {
          fetching = null
          throw error
        },
      )
      return fetching
    },
  }
}

/**
 * Calls once with the value: at once when it is here, else when it has been fetched. A fetch that failed is repeated.
 * @returns how to stop waiting
 */
export function whenLoaded<T>(loader: Loader<T>, call: (value: T) => void, retryMs = 2_000): () => void {
  const here = loader.loaded()
  if (here !== null) {
    call(here)
    return () => undefined
  }
  let isWanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  function ask(): void {
    loader.load().then(
      (value) => {
        if (isWanted) call(value)
      },
      () => {
        if (isWanted) timer = setTimeout(ask, retryMs)
      },
    )
  }
  ask()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
