/**
 * What one caller can hardly change: the address itself, or with IPv6 its first 64 bits, because a household has all the
 * addresses behind them. Limits count by it.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '')
  // A server that listens on both sees IPv4 callers like this.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const all = [...before, ...(plain.includes('::') ? zeros : []), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
