/** Browsers by how an app is installed in them. */
export const BROWSER_KINDS = ['chromium', 'safariMac', 'ios', 'android', 'firefox'] as const
export type BrowserKind = (typeof BROWSER_KINDS)[number]

/**
 * Which way of installing is this one's; null for those we know nothing of.
 * @param maxTouchPoints tells an iPad from a Mac: since iPadOS 13 both say "Macintosh"
 */
export function browserKind(userAgent: string, maxTouchPoints = 0): BrowserKind | null {
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  // Every browser of an iPhone installs in the system's way.
  if (isIpad || /iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chromium'
  return /Macintosh/.test(userAgent) && /Safari\//.test(userAgent) ? 'safariMac' : null
}
