import { listPhoneZones, type PhoneZone } from '@hwjy/sdk'
import { useEffect, useState } from 'react'

/** Countries with their calling codes, in the page's language; none while they are on their way. */
export function usePhoneZones(): readonly PhoneZone[] {
  const [zones, setZones] = useState<readonly PhoneZone[]>([])
  useEffect(() => {
    const asking = new AbortController()
    listPhoneZones(asking.signal).then(setZones, () => undefined)
    return () => asking.abort()
  }, [])
  return zones
}
