/**
 * One sample per call of the contract: the request that succeeds. Tests of every call start from it: it is sent through
 * the SDK, by everybody who may not send it, mutated by the fuzzer, counted in SQL statements.
 *
 * **Adding a call:** put its sample into the record of its area (`identity.ts`, `live.ts`, `files.ts` …; a new area is
 * a new file, listed in `all-calls.ts`). A call without a sample does not compile.
 *
 * ```ts
 * export const noticeCalls = {
 *   addNotice: { as: 'teacher.li', neighbour: 'teacher.wang', input: { classId: 'cls_hsk1', content: '明天休息' } },
 *   // Needs something first: make it through the API, on the fresh demo school the function is given.
 *   deleteNotice: { as: 'teacher.li', neighbour: 'teacher.wang', input: async (school) => ({ noticeId: await notice(school) }) },
 * } satisfies CallSamples
 * ```
 */
import type { OperationId } from '@hwjy/sdk/operations'
import type { paramSchemas, requestSchemas } from '@hwjy/sdk/schemas'
import type { input } from 'zod/mini'
import type { TestSchool } from '../support/test-school.ts'

export interface CallSample<Request extends object = object> {
  /** Username of somebody whose call succeeds: of the demo school or `OUTSIDERS`. Null: nobody is signed in. */
  as: string | null
  /**
   * Somebody of the same role who must be refused, because what the request names is not theirs. Null exactly where
   * `x-owner` is `anyone` or `self`: there nothing is named that could be somebody else's.
   */
  neighbour: string | null
  /**
   * What is sent, path parameters included. It answers 200 on a demo school that was opened a moment ago; a function
   * brings the school there first (a class that has ended, an object that is uploaded) and gives the real ids.
   */
  input: Request | ((school: TestSchool) => Promise<Request>)
  /** SQL statements this read may take, when more than eight are reasonable. Say why beside it. */
  maxStatements?: number
}

type BodyOf<Id> = Id extends keyof typeof requestSchemas ? input<(typeof requestSchemas)[Id]> : unknown
type PathOf<Id> = Id extends keyof typeof paramSchemas ? input<(typeof paramSchemas)[Id]> : unknown

/** What a call takes, in the body and in the path. */
type RequestOf<Id extends OperationId> = Extract<BodyOf<Id> & PathOf<Id> & object, object>

/** The samples of every call of the contract. */
export type AllCallSamples = { [Id in OperationId]: CallSample<RequestOf<Id>> }

/** The samples of an area. */
export type CallSamples = Partial<AllCallSamples>
