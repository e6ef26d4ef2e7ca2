/** What the app tells its index page, as events of the document: `prerender/watch-for-app.ts` waits for them. */
export const APP_HERE = 'hwjy-app-here'
/** It cannot start. */
export const APP_LOST = 'hwjy-app-lost'

export const tellPage = (news: typeof APP_HERE | typeof APP_LOST) => document.dispatchEvent(new Event(news))
