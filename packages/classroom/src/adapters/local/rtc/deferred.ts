/** A promise with its handles outside. `Promise.withResolvers` is younger than some browsers we serve. */
export interface Deferred {
  promise: Promise<void>
  resolve(): void
  reject(error: Error): void
}

export function createDeferred(): Deferred {
  let resolve: () => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
