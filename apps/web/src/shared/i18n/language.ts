export const languages = ['en-US', 'zh-CN', 'ja-JP'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en-US'
const storageKey = 'hwjy.language'

/** Each language in its own words: who needs it may not read the others. */
export const languageNames: Record<Language, string> = { 'en-US': 'English', 'zh-CN': '简体中文', 'ja-JP': '日本語' }

/** The saved choice, else the first of the browser's languages that we speak, else English. */
export function chooseLanguage(saved: string | null, preferred: readonly string[]): Language {
  const exact = languages.find((language) => language === saved)
  if (exact) return exact
  for (const tag of preferred) {
    const primary = tag.split('-')[0]?.toLowerCase()
    const match = languages.find((language) => language.startsWith(`${primary}-`))
    if (match) return match
  }
  return defaultLanguage
}

export const initialLanguage = () => chooseLanguage(localStorage.getItem(storageKey), navigator.languages)
export const saveLanguage = (language: Language) => localStorage.setItem(storageKey, language)
