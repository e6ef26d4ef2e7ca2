/** What may still stand between a proven person and a sign-in. */

export interface Applicant {
  /** The account was used on this device before. */
  isDeviceKnown: boolean
  /** Devices that know the account. */
  knownDevices: number
  /** Other devices on which the account is signed in at the moment. */
  otherDevices: number
  hasPhone: boolean
  /** The school has a text message service. */
  canSendCodes: boolean
  isTwoFactor: boolean
  /** This sign-in came with a code sent to the account's phone. */
  isPhoneProven: boolean
  /** The person has agreed that the other sign-ins end. */
  isForced: boolean
}

export type AdmissionDenial = 'device-unverified' | 'two-factor-required' | 'signed-in-elsewhere'

/** An account without a phone cannot prove one: for it, neither devices nor the second step are asked about. */
export function admissionDenial(
  applicant: Applicant,
  limits: { knownDevices: number; simultaneousSessions: number },
): AdmissionDenial | null {
  const { canSendCodes, isDeviceKnown, knownDevices, otherDevices, hasPhone, isTwoFactor, isPhoneProven, isForced } =
    applicant
  if (hasPhone && !isPhoneProven) {
    if (isTwoFactor) return 'two-factor-required'
    // Nobody could ever pass a check without messages. The second step is a promise to the person, and stays.
    if (canSendCodes && !isDeviceKnown && knownDevices >= limits.knownDevices) return 'device-unverified'
  }
  return !isForced && otherDevices >= limits.simultaneousSessions ? 'signed-in-elsewhere' : null
}
