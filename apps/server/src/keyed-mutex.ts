/** Runs the tasks of one key one after the other; the tasks of different keys do not wait for each other. */
export type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return (key, task) => {
    const running = (last.get(key) ?? Promise.resolve()).then(task)
    // The caller hears of a failure; the next task only needs to know that it is over.
    const over = running
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === over) last.delete(key)
      })
    last.set(key, over)
    return running
  }
}
