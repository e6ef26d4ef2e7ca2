/** Runs a handler: reads as they are, changes in one transaction and only once. */
import type { Operation } from '@hwjy/sdk/operations'
import { createStores } from '../db/stores.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/actor.ts'
import { requestIdReused } from './invalid-input.ts'
import type { Call, Handlers, OperationId } from './call.ts'

/** A call whose operation is known to the table, and not to the compiler. */
export type PreparedCall = { [Field in keyof Call]: unknown } & { actor: Actor | null; requestId: string; now: number }

export type Routes = (deps: Deps) => Handlers

export function callAnswerer(db: Database, deps: Deps, routes: Routes) {
  // The table has one handler per id; which id this is, only the caller knows.
  type Handler = (call: PreparedCall) => unknown
  const handlerOf = (table: Handlers, id: OperationId) => table[id] as unknown as Handler
  const handlers = routes(deps)

  /** @throws {ApiError} whatever the handler throws; then nothing was changed */
  return async (operation: Operation, call: Omit<PreparedCall, 'afterCommit'>) => {
    const operationId = operation.operationId as OperationId
    const afterwards: (() => unknown)[] = []
    const prepared: PreparedCall = { ...call, afterCommit: (work: () => unknown) => afterwards.push(work) }
    // `x-transaction` of the contract says why a call that changes something is not one transaction.
    const isPlain = operation.isRead || call.actor === null || operation.ownTransaction !== undefined
    const data = isPlain
      ? await handlerOf(handlers, operationId)(prepared)
      : await once(operationId, prepared, call.actor)
    for (const work of afterwards) await work()
    return data
  }

  async function once(operationId: OperationId, call: PreparedCall, actor: Actor | null): Promise<unknown> {
    const key = { personId: actor?.userId ?? '', requestId: call.requestId }
    return db.transaction(async (tx) => {
      const stores = createStores(tx)
      const answered = await stores.answeredCalls.claim(key, operationId, call.now)
      if (answered) {
        if (answered.operationId === operationId) return answered.data
        throw requestIdReused()
      }
      const data = await handlerOf(routes({ ...deps, ...stores }), operationId)(call)
      await stores.answeredCalls.answer(key, data)
      return data
    })
  }
}
