/** Finds calls of the contract that change something and are made without their mutation hook. */

interface CallRow {
  operationId: string
  isRead: boolean
}

/** Functions of the SDK that change something: those of the contract, and the role-bound ones. */
export function writeFunctions(calls: readonly CallRow[]): ReadonlySet<string> {
  const writes = calls.filter(({ isRead }) => !isRead).map(({ operationId }) => operationId)
  const roleBound = writes.flatMap((name) => {
    const subject = /^(?:teacher|student)([A-Z]\w*)$/.exec(name)?.[1]
    return subject === undefined ? [] : [`${subject.charAt(0).toLowerCase()}${subject.slice(1)}As`]
  })
  return new Set([...writes, ...roleBound])
}

// A comment with these words gives the reason where a hook cannot serve, as outside React.
const REASON = /\/\/[^\n]*without (?:its hook|their hooks)/

/** Names of write functions that a module imports; none when it gives its reason. */
export function directWrites(source: string, writes: ReadonlySet<string>): string[] {
  if (REASON.test(source)) return []
  return [...source.matchAll(/^import \{([^}]*)\} from '@hwjy\/sdk'/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => writes.has(name))
}
