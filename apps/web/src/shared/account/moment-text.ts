/** A moment as people say it: "3 minutes ago", "yesterday"; a date when it is more than a week away. */
export function momentText(at: string, language: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1_000
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  if (unit === 'week') return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at))
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    unit === 'second' ? 0 : Math.trunc(seconds / size),
    unit,
  )
}

const UNITS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
