/** Runs a handler: reads as they are, changes in one transaction and only once. */
import { createStores } from '../db/stores.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/actor.ts'
import { requestIdReused } from './invalid-input.ts'
import type { Call, Handlers, OperationId } from './call.ts'

/** A call whose operation is known to the table, and not to the compiler. */
export type PreparedCall = { [Field in keyof Call]: unknown } & { actor: Actor | null; requestId: string; now: number }

export type Routes = (deps: Deps) => Handlers

/**
 * Calls that are no transaction of ours. The room's log has its own, and tells repeated commands by their id; the
 * others write nothing, give out secrets that should stand nowhere, or count wrong passwords and codes, which must not be
 * taken back with the call that showed them.
 */
const OUTSIDE: ReadonlySet<OperationId> = new Set<OperationId>([
  'startLesson',
  'endLesson',
  'openPractice',
  'endPractice',
  'closePractice',
  'answerPractice',
  'awardPrize',
  'teacherReportChatError',
  'studentReportChatError',
  'inviteOnStage',
  'sendBackFromStage',
  'teacherForceJoinRoom',
  'studentForceJoinRoom',
  'teacherJoinChatGroup',
  'studentJoinChatGroup',
  'teacherTempCredential',
  'studentTempCredential',
  'teacherAddCloudResource',
  'studentAddCloudResource',
  // The payment service is asked in between; what is written is a transaction of its own, once per order.
  'payOrder',
  'teacherCollectMetrics',
  'studentCollectMetrics',
  'teacherRenewCalendarFeed',
  'studentRenewCalendarFeed',
  'teacherUpdatePassword',
  'teacherSetPassword',
  'teacherUpdateMobile',
  'teacherBindWechat',
  'teacherSetTwoFactor',
  'teacherCloseAccount',
  'studentUpdatePassword',
  'studentSetPassword',
  'studentUpdateMobile',
  'studentBindWechat',
  'studentSetTwoFactor',
  'studentCloseAccount',
  'studentResetPassword',
  'teacherProveIdentity',
  'studentProveIdentity',
  'teacherStartTotp',
  'studentStartTotp',
  'teacherConfirmTotp',
  'studentConfirmTotp',
  'teacherRemoveTotp',
  'studentRemoveTotp',
  'teacherRenewRecoveryCodes',
  'studentRenewRecoveryCodes',
  'teacherStartPasskey',
  'studentStartPasskey',
  'teacherAddPasskey',
  'studentAddPasskey',
  'teacherRenamePasskey',
  'studentRenamePasskey',
  'teacherRemovePasskey',
  'studentRemovePasskey',
])

export function callAnswerer(db: Database, deps: Deps, routes: Routes) {
  // The table has one handler per id; which id this is, only the caller knows.
  type Handler = (call: PreparedCall) => unknown
  const handlerOf = (table: Handlers, id: OperationId) => table[id] as unknown as Handler
  const handlers = routes(deps)

  /** @throws {ApiError} whatever the handler throws; then nothing was changed */
  return async (operationId: OperationId, isRead: boolean, call: Omit<PreparedCall, 'afterCommit'>) => {
    const afterwards: (() => unknown)[] = []
    const prepared: PreparedCall = { ...call, afterCommit: (work: () => unknown) => afterwards.push(work) }
    const isPlain = isRead || call.actor === null || OUTSIDE.has(operationId)
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
