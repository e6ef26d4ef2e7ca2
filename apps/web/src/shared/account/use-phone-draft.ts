import { useTextDraft } from '../text-draft.ts'

/** A calling code without plus and a number, digits only. A new browser begins in China, like the school. */
export interface PhoneNumber {
  zone: string
  mobile: string
}

/** A phone number that survives a reload. @param key names the form */
export function usePhoneDraft(key: string) {
  const [{ zone, mobile }, change, forget] = useTextDraft(`${key}.phone`, { zone: '86', mobile: '' })
  return [{ zone, mobile }, (phone: PhoneNumber) => change({ ...phone }), forget] as const
}
