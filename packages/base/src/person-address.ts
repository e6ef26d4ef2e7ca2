import type { Language } from './language.ts'

/** 李老师: the form of address is in the name already. */
export const titleAfter = /(?<=.)(老师|老師|先生|女士|小姐|同学|同學|さん|様|くん|ちゃん)$/u
const latinTitle = /^(teacher|mr|mrs|ms|miss|dr|prof)\b|\b(teacher|laoshi|sensei|san)$/iu

const TITLES: Readonly<Record<Language, Readonly<Record<'teacher' | 'student', string>>>> = {
  'zh-CN': { teacher: '老师', student: '' },
  'en-US': { teacher: '', student: '' },
  'ja-JP': { teacher: '先生', student: 'さん' },
}

/** Returns how this person is addressed: with the title that the language has for the role, unless the name has one. */
export function personAddress(name: string, language: Language, role: 'teacher' | 'student' = 'student'): string {
  const isTitled = titleAfter.test(name.trim()) || latinTitle.test(name.trim())
  return isTitled ? name : `${name}${TITLES[language][role]}`
}
