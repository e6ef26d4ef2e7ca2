import type { Deps } from '../../deps.ts'
import { PASSKEYS_MAX } from '../../auth/second-step/step-keys.ts'
import { newTotpSecret, totpUri } from '../../domain/accounts/totp.ts'
import { oneLine } from '../../domain/plain-text.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { base64url, sha256Hex } from '../../auth/tokens.ts'
import { accountInfoOf, type InfoCall, ownAccount } from './account-info.ts'
import { requireProof } from './recent-proof.ts'
import { passkeyError, stepError } from './right-step.ts'

type StepCalls =
  | Both<'StartTotp'>
  | Both<'ConfirmTotp'>
  | Both<'RemoveTotp'>
  | Both<'RenewRecoveryCodes'>
  | Both<'StartPasskey'>
  | Both<'AddPasskey'>
  | Both<'RenamePasskey'>
  | Both<'RemovePasskey'>

type OwnCall = Pick<Call<Both<'StartTotp'>>, 'actor' | 'bearerToken' | 'language' | 'now'>

/**
 * Authenticator app, recovery codes and passkeys of the signed-in user. Every change takes a recent proof. No
 * transactions of the call (`x-transaction` of the contract): wrong codes must count, and secrets must not be stored with a
 * response.
 */
export function signInStepRoutes(deps: Deps): Handlers<StepCalls> {
  const { config, identity, people, secondSteps, sessions } = deps
  const { passkeys, stepChecks, stepKeys, tickets } = identity

  const info = (call: InfoCall) => accountInfoOf(deps, call)
  // @throws {ApiError} `proofRequired`
  const provenAccount = async (call: OwnCall) => {
    const account = await ownAccount(deps, call.actor.userId)
    await requireProof(deps, account, call)
    return account
  }

  const startTotp = async (call: Call<Both<'StartTotp'>>) => {
    const { id: accountId, username } = await provenAccount(call)
    const secret = newTotpSecret()
    const { text: ticket } = await tickets.issue('newTotp', { accountId, secret }, call.now)
    return { ticket, secret, uri: totpUri(secret, config.productName, username) }
  }

  const confirmTotp = async (call: Call<Both<'ConfirmTotp'>>) => {
    const { id } = await provenAccount(call)
    const opened = await tickets.open('newTotp', call.input.ticket, call.now)
    if (opened?.content.accountId !== id) throw new ApiError('ticketExpired')
    const { secret } = opened.content
    const checked = await stepChecks.newTotp(id, secret, call.input.totpCode, call)
    if ('reason' in checked) throw stepError(checked)
    if (!(await opened.redeem())) throw new ApiError('ticketExpired')
    await stepKeys.setTotp(id, secret, checked.step, call)
    // Recovery codes follow at once, without a wait for the next code of the app.
    await sessions.prove(await sha256Hex(call.bearerToken ?? ''), { strong: true }, call.now)
    return info(call)
  }

  const removeTotp = async (call: Call<Both<'RemoveTotp'>>) => {
    await stepKeys.removeTotp((await provenAccount(call)).id, call)
    return info(call)
  }

  const renewRecoveryCodes = async (call: Call<Both<'RenewRecoveryCodes'>>) => {
    const codes = await stepKeys.renewRecoveryCodes((await provenAccount(call)).id, call)
    if (!codes) throw new ApiError('twoFactorOff')
    return { codes }
  }

  const startPasskey = async (call: Call<Both<'StartPasskey'>>) => {
    const { id, username } = await provenAccount(call)
    const taken = await secondSteps.passkeys(id)
    if (taken.length >= PASSKEYS_MAX) throw new ApiError('tooManyPasskeys')
    const creation = await passkeys.creation(id, call.origin, call.now)
    if (creation === 'unavailable') throw passkeyError(creation)
    const person = await people.get(call.actor.userId)
    return {
      ...creation,
      rpName: config.productName,
      // Browsers keep it beside the passkey: a name of ours that means nothing elsewhere.
      userId: base64url(new TextEncoder().encode(id)),
      userName: username,
      displayName: person?.name ?? username,
      takenIds: taken.map((passkey) => passkey.id),
    }
  }

  const addPasskey = async (call: Call<Both<'AddPasskey'>>) => {
    const { id } = await provenAccount(call)
    const registration = { ...call.input, name: oneLine(call.input.name) }
    const created = await passkeys.created(id, registration, call.origin, call.now)
    if (typeof created === 'string') throw passkeyError(created)
    const outcome = await stepKeys.addPasskey(created, call)
    if (outcome === 'too-many') throw new ApiError('tooManyPasskeys')
    if (outcome === 'taken') throw new ApiError('passkeyRefused')
    return info(call)
  }

  const renamePasskey = async (call: Call<Both<'RenamePasskey'>>) => {
    const { id } = await provenAccount(call)
    const { passkeyId, name } = call.input
    if (!(await stepKeys.renamePasskey(id, passkeyId, oneLine(name), call))) throw new ApiError('notFound')
    return info(call)
  }

  const removePasskey = async (call: Call<Both<'RemovePasskey'>>) => {
    const { id } = await provenAccount(call)
    const outcome = await stepKeys.removePasskey(id, call.input.passkeyId, call)
    if (outcome === 'unknown') throw new ApiError('notFound')
    if (outcome === 'last-way-in') throw new ApiError('lastWayIn')
    return info(call)
  }

  return {
    ...forBoth('StartTotp', startTotp),
    ...forBoth('ConfirmTotp', confirmTotp),
    ...forBoth('RemoveTotp', removeTotp),
    ...forBoth('RenewRecoveryCodes', renewRecoveryCodes),
    ...forBoth('StartPasskey', startPasskey),
    ...forBoth('AddPasskey', addPasskey),
    ...forBoth('RenamePasskey', renamePasskey),
    ...forBoth('RemovePasskey', removePasskey),
  }
}
