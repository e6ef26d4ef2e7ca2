let isFresh = false

/** Carries "somebody has just signed in" from the login page to the page that greets them. */
export const freshSignIn = {
  mark() {
    isFresh = true
  },
  /** True once after each sign-in. */
  take(): boolean {
    const was = isFresh
    isFresh = false
    return was
  },
}
