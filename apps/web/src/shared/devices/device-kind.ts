export type DeviceKind = 'desktop' | 'mobile'

const mobileAgents =
  /Android|iPhone|iPod|iPad|Windows Phone|webOS|BlackBerry|BB10|IEMobile|Opera Mini|HarmonyOS|Mobile|Tablet|Silk\//i

/**
 * Phone or tablet, by user agent.
 * @param maxTouchPoints tells an iPad from a Mac: since iPadOS 13 both say "Macintosh"
 */
export function deviceKind(userAgent: string, maxTouchPoints = 0): DeviceKind {
  const isDesktopModeIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return isDesktopModeIpad || mobileAgents.test(userAgent) ? 'mobile' : 'desktop'
}

export const thisDevice = () => deviceKind(navigator.userAgent, navigator.maxTouchPoints)
