import type { Localized } from '../domain/localized.ts'
import type { Language } from '../http/language.ts'

const KEYS = { 'zh-CN': 'zh', 'en-US': 'en', 'ja-JP': 'ja' } as const satisfies Record<Language, keyof Localized>

export const textIn = (language: Language, text: Localized): string => text[KEYS[language]]
