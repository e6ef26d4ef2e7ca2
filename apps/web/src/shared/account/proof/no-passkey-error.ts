/** The browser gave no passkey: it was declined, it took too long, or there is none. The browser does not say which. */
export class NoPasskeyError extends Error {
  override readonly name = 'NoPasskeyError'
}
