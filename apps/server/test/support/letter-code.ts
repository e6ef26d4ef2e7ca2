import { createLetterCodes } from '../../src/auth/letter-codes.ts'
import { createSigner } from '../../src/auth/tokens.ts'
import { createStores } from '../../src/db/stores.ts'
import { MINUTE, SECRET, type TestSchool } from './test-school.ts'

/** Anna's family has had a code mailed to an address, which is returned. */
export async function mailedLetterCode({ db, clock }: TestSchool): Promise<{ code: string }> {
  const { familySettings, letterCodeBook } = createStores(db)
  const [accountId, mailAddress, now] = ['acc_usr_anna', 'kowalski@family.example', clock.now()]
  await familySettings.setUnconfirmedAddress(accountId, mailAddress, now)
  const code = { id: 'ltc_1', accountId, mailAddress, language: 'en-US' as const }
  await letterCodeBook.add({ ...code, sentAt: now, expiresAt: now + MINUTE })
  return { code: await createLetterCodes(createSigner(SECRET))(code.id) }
}
