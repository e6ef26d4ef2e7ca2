import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { unbroken } from '../../shared/time/unbroken.ts'

export function useDayText(): (at: string) => string {
  const timeZone = useViewerZone()
  return (at) =>
    unbroken(new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeZone }).format(new Date(at)))
}
