/** A Mac's shortcuts are pressed with ⌘, others with Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
