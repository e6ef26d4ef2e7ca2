import type { Role } from '@hwjy/sdk'

/** Events of the document with which the app reports to its index page: `prerender/watch-for-app.ts` waits for them. */
export const APP_HERE = 'hwjy-app-here'
/** The app cannot start. */
export const APP_LOST = 'hwjy-app-lost'

/** A visitor is about to sign in, so a home will be needed. Its detail is the role. */
const SIGN_IN_EXPECTED = 'hwjy-sign-in-expected'

export const dispatchAppEvent = (name: typeof APP_HERE | typeof APP_LOST) => document.dispatchEvent(new Event(name))

export const expectSignIn = (role: Role) =>
  document.dispatchEvent(new CustomEvent<Role>(SIGN_IN_EXPECTED, { detail: role }))

/** @param prepare is called once for each role */
export function onSignInExpected(prepare: (role: Role) => void): void {
  const prepared = new Set<Role>()
  document.addEventListener(SIGN_IN_EXPECTED, (event) => {
    if (!(event instanceof CustomEvent) || prepared.has(event.detail as Role)) return
    prepared.add(event.detail as Role)
    prepare(event.detail as Role)
  })
}
