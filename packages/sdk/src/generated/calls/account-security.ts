// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice, AccountInfoResponse, SessionListResponse, ProofReceiptResponse, TotpSetupResponse, RecoveryCodesResponse, PasskeyCreationResponse } from '../types.ts'

/**
 * Where I am signed in, and on what.
 *
 * `POST /api-tch/ext/account/sessions` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListSessions = (options?: CallOptions) =>
  call<SessionListResponse>({ url: '/api-tch/ext/account/sessions' }, options)

/**
 * Where I am signed in, and on what.
 *
 * `POST /api-user/ext/account/sessions` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListSessions = (options?: CallOptions) =>
  call<SessionListResponse>({ url: '/api-user/ext/account/sessions' }, options)

/**
 * End one of my sign-ins.
 *
 * `POST /api-tch/ext/account/endSession` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherEndSession = (sessionChoice: SessionChoice, options?: ChangeCallOptions) =>
  change<SessionListResponse>({ url: '/api-tch/ext/account/endSession', body: sessionChoice }, options)

/**
 * End one of my sign-ins.
 *
 * `POST /api-user/ext/account/endSession` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentEndSession = (sessionChoice: SessionChoice, options?: ChangeCallOptions) =>
  change<SessionListResponse>({ url: '/api-user/ext/account/endSession', body: sessionChoice }, options)

/**
 * End all of my sign-ins but this one.
 *
 * `POST /api-tch/ext/account/endOtherSessions` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherEndOtherSessions = (options?: ChangeCallOptions) =>
  change<SessionListResponse>({ url: '/api-tch/ext/account/endOtherSessions' }, options)

/**
 * End all of my sign-ins but this one.
 *
 * `POST /api-user/ext/account/endOtherSessions` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentEndOtherSessions = (options?: ChangeCallOptions) =>
  change<SessionListResponse>({ url: '/api-user/ext/account/endOtherSessions' }, options)

/**
 * Forget a device of mine.
 *
 * Its sign-ins end; the next one there counts as a new device.
 *
 * `POST /api-tch/ext/account/forgetDevice` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherForgetDevice = (deviceChoice: DeviceChoice, options?: ChangeCallOptions) =>
  change<SessionListResponse>({ url: '/api-tch/ext/account/forgetDevice', body: deviceChoice }, options)

/**
 * Forget a device of mine.
 *
 * Its sign-ins end; the next one there counts as a new device.
 *
 * `POST /api-user/ext/account/forgetDevice` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentForgetDevice = (deviceChoice: DeviceChoice, options?: ChangeCallOptions) =>
  change<SessionListResponse>({ url: '/api-user/ext/account/forgetDevice', body: deviceChoice }, options)

/**
 * Switch two-factor sign-in on or off.
 *
 * Either takes a code sent to the account's phone (`twoFactor`). Where the school sends none, it can be switched off with a recent proof (30115) instead; switching it on is refused (30111). With an authenticator or a passkey it takes a recent proof by one of them instead of a text code; without, switching it off takes a recent proof as well as the code.
 *
 * `POST /api-tch/ext/account/twoFactor` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneMissing (30108), smsUnavailable (30111), proofRequired (30115), secondStepNeedsPassword (30143), wrongSmsCode (50004).
 */
export const teacherSetTwoFactor = (twoFactorSwitch: TwoFactorSwitch, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/twoFactor', body: twoFactorSwitch }, options)

/**
 * Switch two-factor sign-in on or off.
 *
 * Either takes a code sent to the account's phone (`twoFactor`). Where the school sends none, it can be switched off with a recent proof (30115) instead; switching it on is refused (30111). With an authenticator or a passkey it takes a recent proof by one of them instead of a text code; without, switching it off takes a recent proof as well as the code.
 *
 * `POST /api-user/ext/account/twoFactor` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneMissing (30108), smsUnavailable (30111), proofRequired (30115), secondStepNeedsPassword (30143), wrongSmsCode (50004).
 */
export const studentSetTwoFactor = (twoFactorSwitch: TwoFactorSwitch, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/twoFactor', body: twoFactorSwitch }, options)

/**
 * Ask for my account to be deleted.
 *
 * With a code sent to the account's phone (`closeAccount`); where none can come, because the school sends none or the account has no phone, or where the account has an authenticator or a passkey and signs in in two steps, with a recent proof (30115). The account goes on working until `closesAt`; then it is deleted with the names, pictures and messages of all its `people`. What the school keeps about lessons, homework and orders names them no more.
 *
 * `POST /api-tch/ext/account/close` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), lastAdministrator (37003), wrongSmsCode (50004).
 */
export const teacherCloseAccount = (accountClosing: AccountClosing, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/close', body: accountClosing }, options)

/**
 * Ask for my account to be deleted.
 *
 * With a code sent to the account's phone (`closeAccount`); where none can come, because the school sends none or the account has no phone, or where the account has an authenticator or a passkey and signs in in two steps, with a recent proof (30115). The account goes on working until `closesAt`; then it is deleted with the names, pictures and messages of all its `people`. What the school keeps about lessons, homework and orders names them no more.
 *
 * `POST /api-user/ext/account/close` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), wrongSmsCode (50004).
 */
export const studentCloseAccount = (accountClosing: AccountClosing, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/close', body: accountClosing }, options)

/**
 * Prove again whose account it is.
 *
 * Before what others could take the account over with: another phone, WeChat, a first password. Good for ten minutes, in this sign-in alone. Signing in with the password or a code is such a proof, too. Wrong passwords count as failed sign-ins.
 *
 * `POST /api-tch/ext/account/prove` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), passkeysUnavailable (30141), wrongPassword (50001), tooManyAttempts (50003), wrongSmsCode (50004), ticketExpired (50008), wrongSecondStep (50014), passkeyRefused (50015).
 */
export const teacherProveIdentity = (proof: Proof, options?: CallOptions) =>
  call<ProofReceiptResponse>({ url: '/api-tch/ext/account/prove', body: proof }, options)

/**
 * Prove again whose account it is.
 *
 * Before what others could take the account over with: another phone, WeChat, a first password. Good for ten minutes, in this sign-in alone. Signing in with the password or a code is such a proof, too. Wrong passwords count as failed sign-ins.
 *
 * `POST /api-user/ext/account/prove` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), passkeysUnavailable (30141), wrongPassword (50001), tooManyAttempts (50003), wrongSmsCode (50004), ticketExpired (50008), wrongSecondStep (50014), passkeyRefused (50015).
 */
export const studentProveIdentity = (proof: Proof, options?: CallOptions) =>
  call<ProofReceiptResponse>({ url: '/api-user/ext/account/prove', body: proof }, options)

/**
 * Call off the change of my phone.
 *
 * Of one that waits because the present phone was said to be lost. Takes no proof: stopping is always safe.
 *
 * `POST /api-tch/ext/account/keepPhone` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherKeepPhone = (options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-tch/ext/account/keepPhone' }, options)

/**
 * Call off the change of my phone.
 *
 * Of one that waits because the present phone was said to be lost. Takes no proof: stopping is always safe.
 *
 * `POST /api-user/ext/account/keepPhone` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentKeepPhone = (options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-user/ext/account/keepPhone' }, options)

/**
 * Keep my account after all.
 *
 * `POST /api-tch/ext/account/keep` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherKeepAccount = (options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-tch/ext/account/keep' }, options)

/**
 * Keep my account after all.
 *
 * `POST /api-user/ext/account/keep` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentKeepAccount = (options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-user/ext/account/keep' }, options)

/**
 * Set up an authenticator app.
 *
 * Takes a recent proof (30115). Nothing changes before `confirmTotp`.
 *
 * `POST /api-tch/ext/account/totp/start` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115).
 */
export const teacherStartTotp = (options?: CallOptions) =>
  call<TotpSetupResponse>({ url: '/api-tch/ext/account/totp/start' }, options)

/**
 * Set up an authenticator app.
 *
 * Takes a recent proof (30115). Nothing changes before `confirmTotp`.
 *
 * `POST /api-user/ext/account/totp/start` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115).
 */
export const studentStartTotp = (options?: CallOptions) =>
  call<TotpSetupResponse>({ url: '/api-user/ext/account/totp/start' }, options)

/**
 * Confirm the authenticator app with its first code.
 *
 * Two-factor sign-in is on from then. An authenticator from before opens nothing any more.
 *
 * `POST /api-tch/ext/account/totp/confirm` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), tooManyAttempts (50003), ticketExpired (50008), wrongSecondStep (50014).
 */
export const teacherConfirmTotp = (totpConfirmation: TotpConfirmation, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/totp/confirm', body: totpConfirmation }, options)

/**
 * Confirm the authenticator app with its first code.
 *
 * Two-factor sign-in is on from then. An authenticator from before opens nothing any more.
 *
 * `POST /api-user/ext/account/totp/confirm` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), tooManyAttempts (50003), ticketExpired (50008), wrongSecondStep (50014).
 */
export const studentConfirmTotp = (totpConfirmation: TotpConfirmation, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/totp/confirm', body: totpConfirmation }, options)

/**
 * Give up the authenticator app.
 *
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 *
 * `POST /api-tch/ext/account/totp/remove` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115).
 */
export const teacherRemoveTotp = (options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/totp/remove' }, options)

/**
 * Give up the authenticator app.
 *
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 *
 * `POST /api-user/ext/account/totp/remove` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115).
 */
export const studentRemoveTotp = (options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/totp/remove' }, options)

/**
 * Ten new recovery codes.
 *
 * Takes a recent proof (30115). They are shown this once; earlier ones open nothing any more.
 *
 * `POST /api-tch/ext/account/recoveryCodes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), twoFactorOff (30144).
 */
export const teacherRenewRecoveryCodes = (options?: CallOptions) =>
  call<RecoveryCodesResponse>({ url: '/api-tch/ext/account/recoveryCodes' }, options)

/**
 * Ten new recovery codes.
 *
 * Takes a recent proof (30115). They are shown this once; earlier ones open nothing any more.
 *
 * `POST /api-user/ext/account/recoveryCodes` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), twoFactorOff (30144).
 */
export const studentRenewRecoveryCodes = (options?: CallOptions) =>
  call<RecoveryCodesResponse>({ url: '/api-user/ext/account/recoveryCodes' }, options)

/**
 * What a new passkey is made from.
 *
 * Takes a recent proof (30115).
 *
 * `POST /api-tch/ext/account/passkeys/start` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), passkeysUnavailable (30141), tooManyPasskeys (30142).
 */
export const teacherStartPasskey = (options?: CallOptions) =>
  call<PasskeyCreationResponse>({ url: '/api-tch/ext/account/passkeys/start' }, options)

/**
 * What a new passkey is made from.
 *
 * Takes a recent proof (30115).
 *
 * `POST /api-user/ext/account/passkeys/start` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), passkeysUnavailable (30141), tooManyPasskeys (30142).
 */
export const studentStartPasskey = (options?: CallOptions) =>
  call<PasskeyCreationResponse>({ url: '/api-user/ext/account/passkeys/start' }, options)

/**
 * Keep a new passkey.
 *
 * It signs in alone, and is a second step.
 *
 * `POST /api-tch/ext/account/passkeys/add` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), passkeysUnavailable (30141), tooManyPasskeys (30142), ticketExpired (50008), passkeyRefused (50015).
 */
export const teacherAddPasskey = (passkeyRegistration: PasskeyRegistration, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/passkeys/add', body: passkeyRegistration }, options)

/**
 * Keep a new passkey.
 *
 * It signs in alone, and is a second step.
 *
 * `POST /api-user/ext/account/passkeys/add` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115), passkeysUnavailable (30141), tooManyPasskeys (30142), ticketExpired (50008), passkeyRefused (50015).
 */
export const studentAddPasskey = (passkeyRegistration: PasskeyRegistration, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/passkeys/add', body: passkeyRegistration }, options)

/**
 * Give a passkey another name.
 *
 * Takes a recent proof (30115).
 *
 * `POST /api-tch/ext/account/passkeys/rename` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115).
 */
export const teacherRenamePasskey = (passkeyRename: PasskeyRename, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/passkeys/rename', body: passkeyRename }, options)

/**
 * Give a passkey another name.
 *
 * Takes a recent proof (30115).
 *
 * `POST /api-user/ext/account/passkeys/rename` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115).
 */
export const studentRenamePasskey = (passkeyRename: PasskeyRename, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/passkeys/rename', body: passkeyRename }, options)

/**
 * Give up a passkey.
 *
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 *
 * `POST /api-tch/ext/account/passkeys/remove` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lastWayIn (30110), proofRequired (30115).
 */
export const teacherRemovePasskey = (passkeyChoice: PasskeyChoice, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/passkeys/remove', body: passkeyChoice }, options)

/**
 * Give up a passkey.
 *
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 *
 * `POST /api-user/ext/account/passkeys/remove` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lastWayIn (30110), proofRequired (30115).
 */
export const studentRemovePasskey = (passkeyChoice: PasskeyChoice, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/passkeys/remove', body: passkeyChoice }, options)

