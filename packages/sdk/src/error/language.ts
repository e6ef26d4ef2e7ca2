import type { Language } from '../generated/hooks.ts'
import type { KeyValueStorage } from '../client/storage.ts'

export type { Language }
export const LANGUAGES = ['zh-CN', 'en-US', 'ja-JP'] as const satisfies readonly Language[]
export const DEFAULT_LANGUAGE: Language = 'en-US'

const KEY = 'hwjy.language'

/** The first language of a browser's list that we speak: any Chinese is zh-CN, any Japanese ja-JP. Default English. */
export function matchLanguage(preferred: readonly string[]): Language {
  const matches = preferred.map((tag) =>
    LANGUAGES.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase()),
  )
  return matches.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}

/** Returns the language the user chose here before, else the one the browser asks for. */
export function readLanguage(storage: KeyValueStorage, preferred: readonly string[]): Language {
  const saved = storage.getItem(KEY)
  return LANGUAGES.find((language) => language === saved) ?? matchLanguage(preferred)
}

export function saveLanguage(storage: KeyValueStorage, language: Language): void {
  storage.setItem(KEY, language)
}
