import { deviceStorage } from '../../choices/storage.ts'
import { useTextDraft } from '../../choices/text-draft.ts'
import { deviceZone } from '../../time/time-zone.ts'
import { firstPhoneZone, rememberPhoneZone } from './first-phone-zone.ts'

/** A calling code without plus and a number, digits only. */
export interface PhoneNumber {
  zone: string
  mobile: string
}

/**
 * A phone number that survives a reload; a chosen calling code also the visit.
 * @param key names the form
 * @param ownZone calling code of the phone that the account has: a user who changes the phone seldom moves
 */
export function usePhoneDraft(key: string, ownZone: string | null = null) {
  const [{ zone, mobile }, change, forget] = useTextDraft(`${key}.phone`, {
    zone: ownZone ?? firstPhoneZone(deviceStorage, deviceZone()),
    mobile: '',
  })
  function changePhone(phone: PhoneNumber) {
    if (phone.zone !== zone) rememberPhoneZone(deviceStorage, phone.zone)
    change({ ...phone })
  }
  return [{ zone, mobile }, changePhone, forget] as const
}
