/** Some proxies add the port, which a caller changes with every connection: `198.51.100.8:4000`, `[2001:db8::1]:4000`. */
export function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address) ?? []
  return bracketed ?? dotted ?? address
}

/**
 * Returns the part of a caller's address that is hard to change: the address itself, or with IPv6 its first 64 bits,
 * because a household has all the addresses behind them. Limits count by it. All that is no address counts as one.
 */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address).toLowerCase().split('%', 1)
  // A server that listens on both sees IPv4 callers like this.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain
  if (!plain.includes(':') || /[^\da-f:.]/.test(plain)) return 'unknown'
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
