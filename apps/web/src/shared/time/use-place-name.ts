import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName } from './place-name.ts'

/**
 * Returns the names of places in the language of the page. Pages that use it fetch the words of `places` with their
 * code.
 */
export function usePlaceName(): (zone: string) => string {
  const { i18n } = useTranslation('places')
  const { language } = i18n
  return useCallback((zone) => placeName(zone, i18n.getResourceBundle(language, 'places')), [i18n, language])
}
