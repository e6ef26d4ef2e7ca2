import type { PasskeyAssertion, ProofWay, Role } from '@hwjy/sdk'
import { loadCode } from '../../page/load-code.ts'

/** A second step that is no text message. */
export type StepWay = Exclude<ProofWay, 'smsCode'>

export interface StepInput {
  password?: string
  totpCode?: string
  recoveryCode?: string
  passkey?: PasskeyAssertion
}

/** True when text has to be typed before this way can be sent. */
export const isTyped = (way: ProofWay): way is Exclude<StepWay, 'passkey'> => way !== 'passkey' && way !== 'smsCode'

/**
 * Builds the input of a call for this way; a passkey is requested now.
 * @param typed password or code
 */
export async function stepInput(role: Role, way: StepWay, typed: string): Promise<StepInput> {
  switch (way) {
    case 'password':
      return { password: typed }
    case 'totp':
      return { totpCode: typed }
    case 'recoveryCode':
      return { recoveryCode: typed.trim() }
    case 'passkey': {
      const { askPasskey } = await loadCode(() => import('./passkey.ts'))
      return { passkey: await askPasskey(role) }
    }
  }
}
