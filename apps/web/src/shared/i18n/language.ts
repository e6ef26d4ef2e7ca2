import type { Language } from '@hwjy/sdk'

/** Each language in its own words: who needs it may not read the others. */
export const languageNames: Record<Language, string> = { 'en-US': 'English', 'zh-CN': '简体中文', 'ja-JP': '日本語' }
