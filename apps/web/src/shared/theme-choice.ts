import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themes)[number]

const storageKey = 'hwjy.theme'
const listeners = new Set<() => void>()

export const savedTheme = (): ThemeChoice =>
  themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system'

/** Puts the theme on the document; without one the device's preference holds. */
export function applyTheme(theme: ThemeChoice) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function saveTheme(theme: ThemeChoice) {
  localStorage.setItem(storageKey, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  // Another window of the app may have chosen.
  function follow({ key }: StorageEvent) {
    if (key !== storageKey) return
    applyTheme(savedTheme())
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

export const useThemeChoice = () => useSyncExternalStore(subscribe, savedTheme)
