/** Checks a captcha after a few wrong passwords. The default is our own proof of work, `CaptchaWork`. */
export interface CaptchaVerifier {
  /** @param answer what the sign-in form sent; never empty. It passes once. */
  verify(answer: string, address: string): Promise<boolean>
}
