// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { teacherListSessions, studentListSessions, teacherEndSession, studentEndSession, teacherEndOtherSessions, studentEndOtherSessions, teacherForgetDevice, studentForgetDevice, teacherSetTwoFactor, studentSetTwoFactor, teacherCloseAccount, studentCloseAccount, teacherProveIdentity, studentProveIdentity, teacherKeepPhone, studentKeepPhone, teacherKeepAccount, studentKeepAccount, teacherStartTotp, studentStartTotp, teacherConfirmTotp, studentConfirmTotp, teacherRemoveTotp, studentRemoveTotp, teacherRenewRecoveryCodes, studentRenewRecoveryCodes, teacherStartPasskey, studentStartPasskey, teacherAddPasskey, studentAddPasskey, teacherRenamePasskey, studentRenamePasskey, teacherRemovePasskey, studentRemovePasskey } from '../calls/account-security.ts'
import type { Role, SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice } from '../types.ts'

/** Where I am signed in, and on what. */
export const listSessionsAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherListSessions : studentListSessions)(options)
/** End one of my sign-ins. */
export const endSessionAs = (role: Role, sessionChoice: SessionChoice, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherEndSession : studentEndSession)(sessionChoice, options)
/** End all of my sign-ins but this one. */
export const endOtherSessionsAs = (role: Role, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherEndOtherSessions : studentEndOtherSessions)(options)
/** Forget a device of mine. */
export const forgetDeviceAs = (role: Role, deviceChoice: DeviceChoice, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherForgetDevice : studentForgetDevice)(deviceChoice, options)
/** Switch two-factor sign-in on or off. */
export const setTwoFactorAs = (role: Role, twoFactorSwitch: TwoFactorSwitch, options?: CallOptions) =>
  (role === 'teacher' ? teacherSetTwoFactor : studentSetTwoFactor)(twoFactorSwitch, options)
/** Ask for my account to be deleted. */
export const closeAccountAs = (role: Role, accountClosing: AccountClosing, options?: CallOptions) =>
  (role === 'teacher' ? teacherCloseAccount : studentCloseAccount)(accountClosing, options)
/** Prove again whose account it is. */
export const proveIdentityAs = (role: Role, proof: Proof, options?: CallOptions) =>
  (role === 'teacher' ? teacherProveIdentity : studentProveIdentity)(proof, options)
/** Call off the change of my phone. */
export const keepPhoneAs = (role: Role, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherKeepPhone : studentKeepPhone)(options)
/** Keep my account after all. */
export const keepAccountAs = (role: Role, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherKeepAccount : studentKeepAccount)(options)
/** Set up an authenticator app. */
export const startTotpAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherStartTotp : studentStartTotp)(options)
/** Confirm the authenticator app with its first code. */
export const confirmTotpAs = (role: Role, totpConfirmation: TotpConfirmation, options?: CallOptions) =>
  (role === 'teacher' ? teacherConfirmTotp : studentConfirmTotp)(totpConfirmation, options)
/** Give up the authenticator app. */
export const removeTotpAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherRemoveTotp : studentRemoveTotp)(options)
/** Ten new recovery codes. */
export const renewRecoveryCodesAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherRenewRecoveryCodes : studentRenewRecoveryCodes)(options)
/** What a new passkey is made from. */
export const startPasskeyAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherStartPasskey : studentStartPasskey)(options)
/** Keep a new passkey. */
export const addPasskeyAs = (role: Role, passkeyRegistration: PasskeyRegistration, options?: CallOptions) =>
  (role === 'teacher' ? teacherAddPasskey : studentAddPasskey)(passkeyRegistration, options)
/** Give a passkey another name. */
export const renamePasskeyAs = (role: Role, passkeyRename: PasskeyRename, options?: CallOptions) =>
  (role === 'teacher' ? teacherRenamePasskey : studentRenamePasskey)(passkeyRename, options)
/** Give up a passkey. */
export const removePasskeyAs = (role: Role, passkeyChoice: PasskeyChoice, options?: CallOptions) =>
  (role === 'teacher' ? teacherRemovePasskey : studentRemovePasskey)(passkeyChoice, options)
