/** Tells people from programs after a few wrong passwords. The default is our own slide captcha. */
export interface CaptchaVerifier {
  /** @param answer what the sign-in form sent; never empty. It passes once. */
  verify(answer: string, address: string): Promise<boolean>
}
