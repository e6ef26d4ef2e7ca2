import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInWords } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'

/** Says on which day a word comes: a word that was due before comes today. */
export function useDueText(): (dueAt: string) => string {
  const { i18n } = useTranslation()
  const zone = useViewerZone()
  const [now] = useState(() => Date.now())
  return (dueAt) => dayInWords(new Date(Math.max(now, Date.parse(dueAt))), now, i18n.language, zone)
}
