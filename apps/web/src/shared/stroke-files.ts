/** Addresses of the strokes of characters on our server, and of the licence of that data. */
export const STROKE_FILES = { url: '/hanzi/', licenceUrl: '/hanzi/ARPHICPL.TXT' }
