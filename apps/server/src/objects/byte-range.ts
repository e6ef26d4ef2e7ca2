/** Both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * One range of a `Range` header within `size` bytes. `whole` when there is none, or one of a kind we do not serve;
 * `unsatisfiable` when it lies outside.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'whole'
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : 'unsatisfiable'
}
