import type { EpochMs } from '@hwjy/classroom/core'
import type { Device } from '../db/accounts/sessions.ts'
import type { Stores } from '../db/stores.ts'
import type { SystemMessage } from '../db/messages/system-messages.ts'
import { describeDevice } from '../domain/accounts/device-description.ts'

/** The device and the time of a change, so that the account's owner can recognise them. */
export interface By {
  device: Device
  now: EpochMs
}

type AccountNotification = Extract<SystemMessage['kind'], `account${string}`>

/**
 * Tells every person who signs in with the account what happened to it. Belongs into the transaction of the change: one
 * that its owner does not hear of would be worse than none.
 */
export async function notifyAccount(
  { accounts, systemMessages }: Pick<Stores, 'accounts' | 'systemMessages'>,
  accountId: string,
  kind: AccountNotification,
  { device, now }: By,
  values: SystemMessage['values'] = {},
): Promise<void> {
  const message = {
    kind,
    values: { at: new Date(now).toISOString(), device: deviceText(device), ...values },
    targetId: null,
  }
  await systemMessages.tell(await accounts.peopleOf(accountId), message, now)
}

/**
 * Names a device as the security centre does, in no language yet (`messageSentence` joins the halves). Empty for a user
 * agent that says nothing.
 */
function deviceText({ userAgent }: Device): string {
  const { browser, system, model } = describeDevice(userAgent)
  return [browser, model ?? system].filter((part) => part !== null).join(' · ')
}
