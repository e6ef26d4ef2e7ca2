import type { Language } from './language.ts'

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  'en-US': ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  'zh-CN': ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
  'ja-JP': ['ゼロ', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
}

/**
 * A whole number from 0 to 10 as people say it. What is negative or no number is zero; larger ones stay digits.
 * @param value rounded to the nearest whole number
 */
export function numberWord(value: number, language: Language): string {
  const whole = Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0
  return WORDS[language][whole] ?? String(whole)
}
