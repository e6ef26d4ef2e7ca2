import { listPhoneZones, type PhoneZone } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { currentLanguage } from '../../i18n/i18n.ts'
import { commonZones } from './common-zones.ts'

/** Countries with their calling codes, in the page's language; the common ones while the list loads. */
export function usePhoneZones(): readonly PhoneZone[] {
  const [zones, setZones] = useState<readonly PhoneZone[]>(() => commonZones(currentLanguage()))
  useEffect(() => {
    const asking = new AbortController()
    listPhoneZones({ signal: asking.signal }).then(setZones, () => undefined)
    return () => asking.abort()
  }, [])
  return zones
}
