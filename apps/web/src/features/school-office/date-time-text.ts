import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { viewerZone } from '../../shared/time/time-zone.ts'

/** Formats instants for tables: day and clock in the reader's zone. */
export function dateTimeText(): (at: string) => string {
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: viewerZone(),
  })
  return (at) => format.format(new Date(at))
}
