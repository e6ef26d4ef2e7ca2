import {
  forcedLogin,
  forcedLoginExpired,
  notSignedIn,
  nothingScheduled,
  roomNotCreated,
  unexpected,
} from '../generated/error-codes.ts'

/** The product document's rule for an answer that is not a success (its section 8). */
export interface ErrorRule {
  /** `resolve`: the caller gets the answer as it is. */
  outcome: 'reject' | 'resolve'
  /** No message is shown to the user. */
  isSilent: boolean
  /** Signing in needs to end the session on another device first. */
  needsForcedLogin: boolean
  /** The user who was signed in no longer is. */
  endsSession: boolean
}

const REJECT_AND_SHOW: ErrorRule = { outcome: 'reject', isSilent: false, needsForcedLogin: false, endsSession: false }
const RESOLVE_AND_SHOW: ErrorRule = { ...REJECT_AND_SHOW, outcome: 'resolve' }

/** @param path of the call: a file-transcode query may answer -1 without a message to the user */
export function errorRule(code: number, path = ''): ErrorRule {
  switch (code) {
    case forcedLogin:
    case forcedLoginExpired:
      return { ...RESOLVE_AND_SHOW, isSilent: true, needsForcedLogin: true }
    case unexpected:
      return { ...RESOLVE_AND_SHOW, isSilent: path.endsWith('/queryIwTransCode') }
    case notSignedIn:
      return { ...RESOLVE_AND_SHOW, endsSession: true }
    case roomNotCreated:
    case nothingScheduled:
      return { ...REJECT_AND_SHOW, isSilent: true }
    default:
      return REJECT_AND_SHOW
  }
}
