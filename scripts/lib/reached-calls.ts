import type { Operation } from '../../packages/sdk/src/client/operation.ts'

type Call = Pick<Operation, 'operationId' | 'method' | 'path'>

/** Finds the call of the contract that a request makes; null for a request of another kind, such as a file. */
export function callFinder(calls: readonly Call[]): (method: string, path: string) => string | null {
  const exact = new Map<string, string>()
  const withIds: { method: string; parts: readonly string[]; operationId: string }[] = []
  for (const { method, path, operationId } of calls) {
    if (path.includes('{')) withIds.push({ method, parts: path.split('/'), operationId })
    else exact.set(`${method} ${path}`, operationId)
  }
  return (method, path) => {
    const found = exact.get(`${method} ${path}`)
    if (found !== undefined) return found
    const parts = path.split('/')
    const isLike = (pattern: readonly string[]) =>
      pattern.length === parts.length && pattern.every((part, index) => part.startsWith('{') || part === parts[index])
    return withIds.find((call) => call.method === method && isLike(call.parts))?.operationId ?? null
  }
}

export type Side = 'teacher' | 'student' | 'school'

/** Says whose page makes a call: the path tells it. */
export function sideOf(path: string): Side {
  if (path.startsWith('/api-tch/ext/school/')) return 'school'
  return path.startsWith('/api-tch/') ? 'teacher' : 'student'
}

export interface SideReport {
  side: Side
  reached: number
  /** Calls that a person must be able to make. */
  expected: number
  missing: string[]
}

export interface ReachedReport {
  sides: SideReport[]
  /** Calls that journeys made before and make no more. */
  lost: string[]
  /** Reached for the first time. */
  found: string[]
  /** Names in the lists that the contract does not know. */
  stale: string[]
}

interface Lists {
  reached: ReadonlySet<string>
  /** Calls that no page makes, each with its reason. */
  exceptions: Readonly<Record<string, string>>
  before: readonly string[]
}

/**
 * The call of the other role that the same button makes: `studentAddPasskey` for `teacherAddPasskey`. A screen that both
 * have asks by the role of its user, so that one press shows that the button is there.
 */
export function twinOf(name: string): string {
  const [, role, subject] = /^(teacher|student)([A-Z].*)$/.exec(name) ?? []
  return role === 'teacher' ? `student${subject}` : `teacher${subject}`
}

/** Compares what the pages of the journeys asked for with what the contract offers. */
export function reachedReport(calls: readonly Call[], { reached, exceptions, before }: Lists): ReachedReport {
  const names = new Set(calls.map(({ operationId }) => operationId))
  const expected = calls.filter(({ operationId }) => !(operationId in exceptions))
  const sides = (['teacher', 'student', 'school'] as const).map((side) => {
    const ofSide = expected.filter(({ path }) => sideOf(path) === side).map(({ operationId }) => operationId)
    const missing = ofSide.filter((name) => !reached.has(name) && !reached.has(twinOf(name)))
    return { side, expected: ofSide.length, reached: ofSide.length - missing.length, missing }
  })
  const known = new Set(before)
  return {
    sides,
    lost: before.filter((name) => names.has(name) && !reached.has(name)),
    // What the app does by itself comes or does not come, as time has it.
    found: [...reached].filter((name) => !known.has(name) && !(name in exceptions)).toSorted(),
    stale: [...before, ...Object.keys(exceptions)].filter((name) => !names.has(name)),
  }
}
