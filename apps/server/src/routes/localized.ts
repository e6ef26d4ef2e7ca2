import type { Localized } from '../db/schema/values.ts'
import type { Language } from '../http/language.ts'

const KEYS = { 'zh-CN': 'zh', 'en-US': 'en', 'ja-JP': 'ja' } as const satisfies Record<Language, keyof Localized>

export const textIn = (language: Language, text: Localized): string => text[KEYS[language]]
