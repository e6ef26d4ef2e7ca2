import type { UiLanguage } from '../ui-text/ui-text.ts'

/** 李老师: the form of address is in the name already. */
export const titleAfter = /(?<=.)(老师|老師|先生|女士|小姐|同学|同學|さん|様|くん|ちゃん)$/u
const latinTitle = /^(teacher|mr|mrs|ms|miss|dr|prof)\b|\b(teacher|laoshi|sensei|san)$/iu

/** Returns how this person is addressed: in Japanese with さん, a teacher with 先生, unless the name has a title. */
export function personAddress(name: string, language: UiLanguage, role: 'teacher' | 'student' = 'student'): string {
  const isTitled = titleAfter.test(name.trim()) || latinTitle.test(name.trim())
  return language === 'ja-JP' && !isTitled ? `${name}${role === 'teacher' ? '先生' : 'さん'}` : name
}
