/** Events of the document with which the app reports to its index page: `prerender/watch-for-app.ts` waits for them. */
export const APP_HERE = 'hwjy-app-here'
/** The app cannot start. */
export const APP_LOST = 'hwjy-app-lost'

export const dispatchAppEvent = (name: typeof APP_HERE | typeof APP_LOST) => document.dispatchEvent(new Event(name))
