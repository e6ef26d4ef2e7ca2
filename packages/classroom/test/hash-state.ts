/** One number for a whole state: equal states have equal hashes, whatever order their keys were written in. */
export function hashState(state: unknown): string {
  let hash = 0xcbf29ce484222325n
  for (const char of canonical(state)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(16)
}

function canonical(value: unknown): string {
  if (value instanceof Uint8Array) return `b${[...value].join()}`
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${key}:${canonical(entry)}`).join()}}`
}
