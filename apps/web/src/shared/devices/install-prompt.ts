/** Chromium's offer to install the app; it comes once, early, and works once. https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function setOffer(next: InstallPrompt | null) {
  offered = next
  for (const listener of listeners) listener()
}

/** Call it before the browser decides: the page that needs the offer may be opened much later. */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // We offer it on the download page, in our own words.
    event.preventDefault()
    setOffer(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => setOffer(null))
}

export const installPrompt = {
  get: () => offered,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Asks the person. @returns whether they said yes */
  async ask(): Promise<boolean> {
    const prompt = offered
    if (prompt === null) return false
    setOffer(null)
    return (await prompt.prompt()).outcome === 'accepted'
  },
}
