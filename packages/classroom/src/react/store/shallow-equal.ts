const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function shallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && Object.is(a[key], b[key]))
}
