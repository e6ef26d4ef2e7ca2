/** A promise with its handles outside. `Promise.withResolvers` is younger than some browsers we serve. */
export interface Deferred<T = void> {
  promise: Promise<T>
  resolve(value: T): void
  reject(error: Error): void
}

export function createDeferred<T = void>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
