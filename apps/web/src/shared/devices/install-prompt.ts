import { createStore } from '@hwjy/base'

/** Chromium's offer to install the app; it comes once, early, and works once. https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const offer = createStore<InstallPrompt | null>(null)

/** Call it before the browser decides: the page that needs the offer may be opened much later. */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // We offer it on the download page, in our own words.
    event.preventDefault()
    offer.setState(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => offer.setState(null))
}

export const installPrompt = {
  getState: offer.getState,
  subscribe: offer.subscribe,
  /** Asks the person. @returns whether they said yes */
  async ask(): Promise<boolean> {
    const prompt = offer.getState()
    if (prompt === null) return false
    offer.setState(null)
    return (await prompt.prompt()).outcome === 'accepted'
  },
}
