import type { Operation } from '../../packages/sdk/src/client/operation.ts'
import { callFinder, twinOf } from './reached-calls.ts'

type Call = Pick<Operation, 'operationId' | 'method' | 'path' | 'isRead' | 'errors'>

/** Lower codes belong to every call alike: not signed in, not found, too large, too often. */
const FIRST_OWN_CODE = 30_000

/** Reasons by call and code, such as `{ "addImages": { "34001": "Its form lets no other file through." } }`. */
export type NotMet = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Records {
  /** Such as `POST /api-tch/user/login 50001`, and with `cut` in the place of the code where no answer came. */
  given: readonly string[]
  /** Calls that no page makes. */
  exceptions: Readonly<Record<string, string>>
  notMet: NotMet
}

export interface RefusedReport {
  expected: number
  met: number
  /** Refusals that no screen was given in a test, such as `addLessons 31004`. */
  missing: string[]
  /** Exceptions that a test was given all the same, or that the contract does not know. */
  stale: string[]
}

/**
 * Compares the refusals that the screens of the tests were given with those that the contract has for calls that change
 * something. A read that is refused has one place for all of its codes, and twins of the two roles share a screen.
 */
export function refusedReport(calls: readonly Call[], { given, exceptions, notMet }: Records): RefusedReport {
  const findCall = callFinder(calls)
  const met = new Set<string>()
  for (const line of given) {
    const [method = '', path = '', code] = line.split(' ')
    const name = findCall(method, path)
    if (name === null) continue
    for (const one of [name, twinOf(name)]) met.add(`${one} ${code}`)
  }
  const names = new Set(calls.map(({ operationId }) => operationId))
  const isSecondTwin = (name: string) => name.startsWith('student') && names.has(twinOf(name))
  const expected = calls
    .filter(({ operationId, isRead }) => !isRead && !(operationId in exceptions) && !isSecondTwin(operationId))
    .flatMap(({ operationId, errors }) =>
      [...errors.filter((code) => code >= FIRST_OWN_CODE), 'cut'].map((code) => `${operationId} ${code}`),
    )
  const excused = Object.entries(notMet).flatMap(([name, codes]) => Object.keys(codes).map((code) => `${name} ${code}`))
  const known = new Set(expected)
  const missing = expected.filter((pair) => !met.has(pair) && !excused.includes(pair))
  return {
    expected: expected.length,
    met: expected.filter((pair) => met.has(pair)).length,
    missing,
    stale: excused.filter((pair) => !known.has(pair) || met.has(pair)),
  }
}
