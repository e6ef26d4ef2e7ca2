import type { Language } from '@hwjy/sdk/errors'
import type { Localized } from '../db/schema/values.ts'

const KEYS = { 'zh-CN': 'zh', 'en-US': 'en', 'ja-JP': 'ja' } as const satisfies Record<Language, keyof Localized>

/** The reader's own words. */
export const textIn = (language: Language, text: Localized): string => text[KEYS[language]]
