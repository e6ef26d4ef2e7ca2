import { fromBase64url, type Signer } from './tokens.ts'

/** The six digits that belong to the id of a mailed code. No table holds them: a copy of it would confirm any address. */
export type LetterCodes = (id: string) => Promise<string>

/** The digits change with the server's secret, so a code that waits at such a change has to be sent again. */
export function createLetterCodes(signer: Signer): LetterCodes {
  return async (id) => {
    const [, mac = ''] = (await signer.sign('letter-code', { id })).split('.')
    const bytes = fromBase64url(mac) ?? new Uint8Array()
    // Six bytes are so many that each of the million codes has practically the same probability.
    const number = bytes.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
    return String(number % 1_000_000).padStart(6, '0')
  }
}
