import { useBaseInfo } from '../../../shared/account/use-base-info.ts'

/**
 * True when this school sends codes, as most do; also when the server did not say. Null until then; the server checks
 * again.
 */
export function useSendsCodes(): boolean | null {
  const school = useBaseInfo()
  return school && (school === 'unknown' || school.signInWays.includes('sms'))
}
