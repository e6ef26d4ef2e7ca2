export interface Turns {
  /** Runs the work when everything asked for before it has ended. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /** Runs the work before all that waits in turn, and after other urgent work. What runs is never interrupted. */
  next<T>(work: () => Promise<T>): Promise<T>
}

export function createTurns(): Turns {
  const urgent: (() => Promise<void>)[] = []
  const others: (() => Promise<void>)[] = []
  let isBusy = false
  const goOn = async () => {
    if (isBusy) return
    isBusy = true
    for (let work = takeNext(); work; work = takeNext()) await work()
    isBusy = false
  }
  const takeNext = () => urgent.shift() ?? others.shift()
  const wait = <T>(lane: (() => Promise<void>)[], work: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    lane.push(() => work().then(resolve, reject))
    void goOn()
    return promise
  }
  return { inTurn: (work) => wait(others, work), next: (work) => wait(urgent, work) }
}
