/** Characters that a person can read aloud; two orders of a school hardly ever agree in them. */
const READ_ALOUD = 8

/** "…4F2A 91C0" of an order's id: its end, in groups of four. A short one is shown as it is. */
export function shortOrderNumber(orderId: string): string {
  const plain = orderId.replaceAll(/[^0-9A-Za-z]/g, '')
  if (plain.length <= 2 * READ_ALOUD) return orderId
  const end = plain.slice(-READ_ALOUD).toUpperCase()
  return `…${end.slice(0, READ_ALOUD / 2)} ${end.slice(READ_ALOUD / 2)}`
}
