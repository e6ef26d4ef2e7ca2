import { keepPhone } from '../../auth/account-keys.ts'
import type { Account } from '../../db/accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import { isPhone, isPhoneZone, phoneOf } from '../../domain/accounts/phone.ts'
import { phoneChangePlan } from '../../domain/accounts/phone-change-rules.ts'
import { takesTwoSteps } from '../../domain/accounts/second-step-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { accountInfoOf, ownAccount } from './account-info.ts'
import { requireRightCode } from './credentials.ts'
import { passwordError } from './password-error.ts'
import { requireProof, requireProofBy } from './recent-proof.ts'
import { meansOf } from './right-step.ts'

/** Another phone for the account, at once or, where the present one is lost, after a wait that its owner can end. */
export function phoneChangeRoutes(deps: Deps): Handlers<Both<'UpdateMobile'> | Both<'KeepPhone'>> {
  const { accounts, identity } = deps
  const { keys, passwords, sms } = identity

  /**
   * Another phone opens the account as the present one does. With two steps, an authenticator or a passkey has to agree
   * when the present phone is lost, and wherever no password comes with the change.
   * @throws {ApiError} `proofRequired`
   */
  const requireSecondStep = async (account: Account, call: Call<Both<'UpdateMobile'>>): Promise<void> => {
    const means = await meansOf(deps, account.id)
    const { isOldPhoneLost = false } = call.input
    if (!takesTwoSteps(means) || !(means.hasTotp || means.passkeys > 0)) return
    if (isOldPhoneLost || !means.hasPassword) await requireProof(deps, account, call, { ...means, canGetCodes: false })
  }

  const updateMobile = async (call: Call<Both<'UpdateMobile'>>) => {
    const { zone, mobile, smsCode, password = '', isOldPhoneLost = false } = call.input
    const phone = phoneOf(zone, mobile)
    if (!isPhoneZone(phone.zone)) throw invalidField('zone', 'unknown', 'No country or region has this code.')
    if (!isPhone(phone)) throw invalidField('mobile', 'not-a-phone', 'There is no such mobile number.')
    if (!identity.ways.includes('sms')) throw new ApiError('smsUnavailable')
    const account = await ownAccount(deps, call.actor.userId)
    const plan = phoneChangePlan(
      { hasPhone: account.phone !== null, hasPassword: account.passwordHash !== null },
      isOldPhoneLost,
    )
    if ('denial' in plan) throw new ApiError('oldPhoneRequired')
    if (plan.provenBy) await requireProofBy(deps, account, call, plan.provenBy)
    await requireSecondStep(account, call)
    const denial = account.passwordHash === null ? null : await passwords.confirm(account, password, call)
    if (denial) throw passwordError(denial)
    // The phone has proven itself by then, so it may hear that it is taken; the code stays good for nothing else.
    await requireRightCode(sms, { schoolId: call.school, ...phone }, 'changePhone', smsCode, call, async () => {
      const holder = await accounts.holderOf(call.school, phone)
      if (holder !== null && holder !== account.id) throw new ApiError('phoneTaken')
    })
    if (plan.waitMs > 0) await keys.planPhone(account.id, phone, call.now + plan.waitMs, call)
    else if (!(await keys.setPhone(account.id, phone, call))) throw new ApiError('phoneTaken')
    return accountInfoOf(deps, call)
  }

  const keepOwnPhone = async (call: Call<Both<'KeepPhone'>>) => {
    await keepPhone(deps, (await ownAccount(deps, call.actor.userId)).id, call)
    return accountInfoOf(deps, call)
  }

  return {
    ...forBoth('UpdateMobile', updateMobile),
    ...forBoth('KeepPhone', keepOwnPhone),
  }
}
