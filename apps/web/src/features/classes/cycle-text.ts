import { dateIn } from '../../shared/time/date-in.ts'
import { instantIn } from '../../shared/time/instant-in.ts'
import { clockTime } from '../../shared/time/lesson-time.ts'

interface Slot {
  /** 1 is Monday. */
  weekday: number
  /** `HH:mm` by the school's clock. */
  time: string
}

export interface CycleLine {
  /** "Saturday 16:30" by the school's clock. */
  atSchool: string
  /** The text follows the viewer's clock, with the weekday where it is another one; null when both clocks agree. */
  here: string | null
}

interface Clocks {
  schoolZone: string
  zone: string
  /** Epoch ms. The clocks are compared at the next lesson of the slot, because summer time begins on different days. */
  now: number
  locale: string
}

const DAY_MS = 86_400_000

/** Says a weekly schedule by the school's clock and by the viewer's. */
export function cycleLines(cycle: readonly Slot[], { schoolZone, zone, now, locale }: Clocks): CycleLine[] {
  const weekday = (at: Date, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(at)
  return cycle.map((slot) => {
    const at = nextOf(slot, schoolZone, now)
    const day = weekday(at, schoolZone)
    const [dayHere, timeHere] = [weekday(at, zone), clockTime(at, locale, zone)]
    const isSame = dayHere === day && timeHere === slot.time
    return {
      atSchool: `${day} ${slot.time}`,
      here: isSame ? null : dayHere === day ? timeHere : `${dayHere} ${timeHere}`,
    }
  })
}

function nextOf({ weekday, time }: Slot, zone: string, now: number): Date {
  for (let day = 0; day < 7; day++) {
    const date = dateIn(zone, now + day * DAY_MS)
    // A Sunday is day 0 of JavaScript's week and day 7 of the contract's.
    if ((new Date(`${date}T00:00:00Z`).getUTCDay() || 7) !== weekday) continue
    return new Date(instantIn(zone, date, time)?.at ?? now)
  }
  return new Date(now)
}
