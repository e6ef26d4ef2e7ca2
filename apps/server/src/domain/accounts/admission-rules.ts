/** Decides which checks still separate a proven person from a sign-in. */

export interface Applicant {
  isDeviceKnown: boolean
  knownDevices: number
  /** Other devices on which the account is signed in at the moment. */
  otherDevices: number
  hasPhone: boolean
  canSendCodes: boolean
  /** A step is missing, see `missingStep`. */
  isStepMissing: boolean
  /** This sign-in came with a code sent to the account's phone, or with something stronger. */
  isPhoneProven: boolean
  /** The person has agreed that the other sign-ins end. */
  isForced: boolean
}

export type AdmissionDenial = 'device-unverified' | 'two-factor-required' | 'signed-in-elsewhere'

/** An account without a phone cannot prove one: for it, devices are not asked about. */
export function admissionDenial(
  applicant: Applicant,
  limits: { knownDevices: number; simultaneousSessions: number },
): AdmissionDenial | null {
  const { canSendCodes, isDeviceKnown, knownDevices, otherDevices, hasPhone, isPhoneProven, isForced } = applicant
  if (applicant.isStepMissing) return 'two-factor-required'
  // Without messages no user could ever pass this check. The second step is a promise to the person, and stays.
  if (hasPhone && !isPhoneProven && canSendCodes && !isDeviceKnown && knownDevices >= limits.knownDevices)
    return 'device-unverified'
  return !isForced && otherDevices >= limits.simultaneousSessions ? 'signed-in-elsewhere' : null
}
