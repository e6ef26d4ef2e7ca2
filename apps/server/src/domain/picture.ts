/** Pictures that come as text inside a call: small ones, drawn by the page itself. */

export const PICTURE_MAX_BYTES = 8 * 1024 * 1024

/**
 * @param text a `data:` address, or its Base64 part alone
 * @returns `too-large` before anything is decoded
 */
export function pictureBytes(text: string): Uint8Array<ArrayBuffer> | 'not-base64' | 'too-large' {
  const base64 = text.replace(/^data:[^,]*,/, '')
  if (base64.length * 0.75 > PICTURE_MAX_BYTES) return 'too-large'
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return 'not-base64'
  }
}
