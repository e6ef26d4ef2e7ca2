import { savedChoice } from './saved-choice.ts'

/** Names of the design system's attributes on the document; the first value of each leaves it to the device. */
function applyAs(attribute: 'theme' | 'density', value: string, unset: string) {
  if (value === unset) delete document.documentElement.dataset[attribute]
  else document.documentElement.dataset[attribute] = value
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast'
export const themeChoice = savedChoice<ThemeChoice>({
  key: 'hwjy.theme',
  values: ['system', 'light', 'dark', 'contrast'],
  apply: (theme) => applyAs('theme', theme, 'system'),
})

export type DensityChoice = 'comfortable' | 'compact'
export const densityChoice = savedChoice<DensityChoice>({
  key: 'hwjy.density',
  values: ['comfortable', 'compact'],
  apply: (density) => applyAs('density', density, 'comfortable'),
})

/** As soon as the page is there, before anything is drawn. */
export function applySavedAppearance() {
  themeChoice.apply()
  densityChoice.apply()
}
