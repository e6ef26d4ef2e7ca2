/** Calls that teachers and students both have: one handler, registered once. */
import type { SchoolRole } from '../domain/actor.ts'
import type { ResponseOf, Call, Handlers, InputOf, OperationId } from './call.ts'

// Every X of which the contract has `teacherX` and `studentX`.
type PairName = {
  [Id in OperationId]: Id extends `teacher${infer Name}` ? (`student${Name}` extends OperationId ? Name : never) : never
}[OperationId]

/**
 * Names of the twins: pairs that take and answer the same. Derived from the generated types, so a pair whose shapes come
 * apart stops compiling where its handler is registered.
 */
export type TwinName = {
  [Name in PairName]: IsSame<InputOf<`teacher${Name}`>, InputOf<`student${Name}`>> extends true
    ? IsSame<ResponseOf<`teacher${Name}`>, ResponseOf<`student${Name}`>> extends true
      ? Name
      : never
    : never
}[PairName]

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The ids of both calls of a name: `Both<'Logout'>` is `'teacherLogout' | 'studentLogout'`. */
export type Both<Name extends TwinName> = `teacher${Name}` | `student${Name}`

/** @param handler answers both; `role` is the side that is called */
export function forBoth<Name extends TwinName>(
  name: Name,
  handler: (
    call: Call<Both<Name>>,
    role: SchoolRole,
  ) => Promise<ResponseOf<`teacher${Name}`>> | ResponseOf<`teacher${Name}`>,
): Handlers<Both<Name>> {
  const as = (role: SchoolRole) => (call: Call<Both<Name>>) => handler(call, role)
  // The compiler does not put the names of a union together from a name that it does not know yet.
  return { [`teacher${name}`]: as('teacher'), [`student${name}`]: as('student') } as unknown as Handlers<Both<Name>>
}
