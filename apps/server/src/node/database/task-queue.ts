/** Runs one task at a time. */
export interface TaskQueue {
  /** Runs the task when everything asked for before it has ended. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Runs the task before all that waits, and after other urgent tasks. What runs is never interrupted. */
  runNext<T>(task: () => Promise<T>): Promise<T>
}

export function createTaskQueue(): TaskQueue {
  const urgent: (() => Promise<void>)[] = []
  const others: (() => Promise<void>)[] = []
  let isBusy = false
  const goOn = async () => {
    if (isBusy) return
    isBusy = true
    for (let task = takeNext(); task; task = takeNext()) await task()
    isBusy = false
  }
  const takeNext = () => urgent.shift() ?? others.shift()
  const enqueue = <T>(lane: (() => Promise<void>)[], task: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    lane.push(() => task().then(resolve, reject))
    void goOn()
    return promise
  }
  return { run: (task) => enqueue(others, task), runNext: (task) => enqueue(urgent, task) }
}
