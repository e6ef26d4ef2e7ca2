import { useBaseInfo } from '../../shared/account/use-base-info.ts'

/** Whether this school sends codes, as most do: so too when it does not say. Null until then; the server says it again. */
export function useSendsCodes(): boolean | null {
  const school = useBaseInfo()
  return school && (school === 'unknown' || school.signInWays.includes('sms'))
}
