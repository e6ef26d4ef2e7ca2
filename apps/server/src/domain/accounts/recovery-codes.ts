/** Codes for the day on which the phone is gone: written down, each for one use. */

export const RECOVERY_CODES = 10
// Each stands for five bits. No I, L, O and U, which are misread or spell words (Crockford's base32).
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
// 80 bits: a plain hash of it cannot be searched.
const LENGTH = 16

/** @param random a byte for each character */
export function recoveryCode(random: Uint8Array): string {
  const characters = Array.from(random.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return (characters.join('').match(/.{4}/g) ?? []).join('-')
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => recoveryCode(crypto.getRandomValues(new Uint8Array(LENGTH))))

/** The same code however it was typed: in small letters, without dashes, with an O for a zero. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
