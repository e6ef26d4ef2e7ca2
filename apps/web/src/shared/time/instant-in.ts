import { dateFormat } from '@hwjy/base'
const DAY_MS = 86_400_000

/** What a clock of a place shows, as if it were UTC. */
function clockOf(zone: string, at: number): number {
  const text = dateFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}

/** How far clocks of a place are ahead of UTC, in ms. @param zone IANA name @param at epoch ms */
export const zoneOffsetMs = (zone: string, at: number): number => clockOf(zone, at) - Math.floor(at / 1_000) * 1_000

export interface InstantIn {
  /** Epoch ms. */
  at: number
  /** `gap`: clocks leap over that time, and it is taken as much later; `twice`: they show it twice, the first one counts. */
  kind: 'exact' | 'gap' | 'twice'
}

/**
 * When clocks of a place show a time.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 * @returns null where these are no date and time
 */
export function instantIn(zone: string, date: string, time: string): InstantIn | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const [before, after] = [zoneOffsetMs(zone, asUtc - DAY_MS), zoneOffsetMs(zone, asUtc + DAY_MS)]
  const first = asUtc - before
  if (before === after) return { at: first, kind: 'exact' }
  const [isFirst, isSecond] = [before, after].map((offset) => zoneOffsetMs(zone, asUtc - offset) === offset)
  if (isFirst && isSecond) return { at: Math.min(first, asUtc - after), kind: 'twice' }
  if (!isFirst && !isSecond) return { at: first, kind: 'gap' }
  return { at: isFirst ? first : asUtc - after, kind: 'exact' }
}
