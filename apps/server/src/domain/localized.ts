import type { Language } from '@hwjy/sdk/errors'

export interface Localized {
  zh: string
  en: string
  ja: string
}

const KEYS = { 'zh-CN': 'zh', 'en-US': 'en', 'ja-JP': 'ja' } as const satisfies Record<Language, keyof Localized>

export const textIn = (language: Language, text: Localized): string => text[KEYS[language]]
