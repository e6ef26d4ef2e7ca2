export const themes = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themes)[number]

const storageKey = 'hwjy.theme'

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
}
