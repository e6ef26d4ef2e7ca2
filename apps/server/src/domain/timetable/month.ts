import { HOUR_MS } from '../durations.ts'
import type { Day } from './school-day.ts'

/** The month named `YYYY-MM`, from its first midnight to the next month's. @param offsetHours hours east of UTC */
export function monthNamed(name: string, offsetHours: number): Day {
  const [year = 0, month = 1] = name.split('-').map(Number)
  const midnight = (at: number) => Date.UTC(year, at, 1) - offsetHours * HOUR_MS
  return { from: midnight(month - 1), until: midnight(month) }
}
