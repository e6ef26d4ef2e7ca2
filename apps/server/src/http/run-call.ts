/** Runs a handler: reads as they are, changes in one transaction and only once. */
import type { Operation } from '@hwjy/sdk/operations'
import type { Database } from '../db/database.ts'
import { type Deps, type Services, withStores } from '../deps.ts'
import type { Actor } from '../domain/actor.ts'
import type { Call, Handlers, OperationId } from './call.ts'
import { inputHash, keyDenial, unusableKey } from './idempotency-key.ts'
import type { StagedFiles } from './staged-files.ts'

/** A call whose operation is known to the table, and not to the compiler. */
export type PreparedCall = { [Field in keyof Call]: unknown } & {
  actor: Actor | null
  files: StagedFiles
  idempotencyKey: string
  now: number
}

/** The handlers of a few calls. They are made again for each transaction, so making them must cost next to nothing. */
export type RouteModule = (deps: Deps) => Partial<Handlers>

// The table has one handler per id; which id this is, only the caller knows.
type Handler = (call: PreparedCall) => unknown

/** @throws when two modules serve the same call */
export function callRunner(db: Database, services: Services, modules: readonly RouteModule[]) {
  const onDatabase = withStores(services, db)
  const served = new Map<string, { module: RouteModule; handler: Handler }>()
  for (const module of modules) {
    for (const [operationId, handler] of Object.entries(module(onDatabase))) {
      if (served.has(operationId)) throw new Error(`${operationId} is served twice`)
      served.set(operationId, { module, handler: handler as unknown as Handler })
    }
  }
  const servedAs = (operationId: string) => {
    const found = served.get(operationId)
    if (!found) throw new Error(`${operationId} is not served`)
    return found
  }

  /** @throws {ApiError} of the handler; then nothing was changed */
  return async (operation: Operation, call: Omit<PreparedCall, 'afterCommit'>) => {
    const afterwards: (() => unknown)[] = []
    const prepared: PreparedCall = { ...call, afterCommit: (work: () => unknown) => afterwards.push(work) }
    // `x-transaction` of the contract says why a call that changes something is not one transaction.
    const isPlain = operation.isRead || call.actor === null || operation.ownTransaction !== undefined
    const { module, handler } = servedAs(operation.operationId)
    const data = isPlain
      ? await handler(prepared)
      : await once(operation.operationId as OperationId, module, prepared, call.actor)
    for (const work of afterwards) await work()
    return data
  }

  async function once(
    operationId: OperationId,
    module: RouteModule,
    call: PreparedCall,
    actor: Actor | null,
  ): Promise<unknown> {
    const key = { personId: actor?.userId ?? '', key: call.idempotencyKey }
    const asked = { operationId, inputHash: await inputHash(call.input, call.files) }
    return db.transaction(async (tx) => {
      const deps = withStores(services, tx)
      const first = await deps.idempotencyKeys.claim(key, asked, call.now)
      // A retry gets the answer as it was given, with the addresses of objects as the first caller reached us.
      if (first) {
        const denial = keyDenial(asked, first)
        if (denial) throw unusableKey(denial)
        return first.data
      }
      const handler = module(deps)[operationId] as unknown as Handler
      const data = await handler(call)
      await deps.idempotencyKeys.answer(key, data)
      return data
    })
  }
}
