export type TabCommand = 'next' | 'previous' | 'close'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Keys for the opened pages that no browser takes for its own tabs: Ctrl Alt PageDown and PageUp, Ctrl Delete; on a Mac
 * ⌘ ⌥ with them, and ⌘ ⌫.
 */
export function tabCommandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, isMac: boolean): TabCommand | null {
  const [main, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (!main || other || shiftKey) return null
  if (altKey) return key === 'PageDown' ? 'next' : key === 'PageUp' ? 'previous' : null
  return key === 'Delete' || (isMac && key === 'Backspace') ? 'close' : null
}

export const tabShortcuts = (isMac: boolean): Record<TabCommand, string> =>
  isMac
    ? { next: '⌘⌥PageDown', previous: '⌘⌥PageUp', close: '⌘⌫' }
    : { next: 'Ctrl+Alt+PageDown', previous: 'Ctrl+Alt+PageUp', close: 'Ctrl+Del' }

/** In a field these keys delete words: they are left to it. */
export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
