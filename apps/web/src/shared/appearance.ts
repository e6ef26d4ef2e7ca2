import { applySaved, savedChoice, type SavedChoiceOptions } from './choices/saved-choice.ts'

/** Names of the design system's attributes on the document; the first value of each leaves it to the device. */
function applyAs(attribute: 'theme' | 'density', value: string, unset: string) {
  if (value === unset) delete document.documentElement.dataset[attribute]
  else document.documentElement.dataset[attribute] = value
}

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast'
const theme: SavedChoiceOptions<ThemeChoice> = {
  key: 'hwjy.theme',
  values: ['system', 'light', 'dark', 'contrast'],
  apply: (value) => applyAs('theme', value, 'system'),
}
export const themeChoice = /* @__PURE__ */ savedChoice(theme)

export type DensityChoice = 'comfortable' | 'compact'
const density: SavedChoiceOptions<DensityChoice> = {
  key: 'hwjy.density',
  values: ['comfortable', 'compact'],
  apply: (value) => applyAs('density', value, 'comfortable'),
}
export const densityChoice = /* @__PURE__ */ savedChoice(density)

/**
 * Applies the saved appearance as soon as the page is there, before anything is drawn. The script in the head leaves
 * the rest of a choice out.
 */
export function applySavedAppearance() {
  applySaved(theme)
  applySaved(density)
}
