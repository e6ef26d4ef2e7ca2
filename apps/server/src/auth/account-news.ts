import type { EpochMs } from '@hwjy/classroom/core'
import type { Device } from '../db/sessions.ts'
import type { Stores } from '../db/stores.ts'
import type { SystemMessage } from '../db/system-messages.ts'
import { describeDevice } from '../domain/device-description.ts'

/** Who changed something, as far as their owner can recognise it. */
export interface By {
  device: Device
  now: EpochMs
}

type AccountNews = Extract<SystemMessage['kind'], `account${string}`>

/**
 * Tells everybody who signs in with the account what happened to it. Belongs into the transaction of the change: one
 * that its owner does not hear of would be worse than none.
 */
export async function tellAccount(
  { accounts, systemMessages }: Pick<Stores, 'accounts' | 'systemMessages'>,
  accountId: string,
  kind: AccountNews,
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

/** What the security centre calls it, in no language yet (`messageSentence` joins the halves); empty when it says nothing. */
function deviceText({ userAgent }: Device): string {
  const { browser, system, model } = describeDevice(userAgent)
  return [browser, model ?? system].filter((part) => part !== null).join(' · ')
}
