import { useBaseInfo } from '../../shared/account/use-base-info.ts'

/** Whether this school sends codes. Until it has answered, as most schools do; the server says it again. */
export function useSendsCodes(): boolean {
  const school = useBaseInfo()
  return school === null || school === 'unknown' || school.signInWays.includes('sms')
}
