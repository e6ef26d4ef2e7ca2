import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { HanText } from '../han-text.tsx'
import { type Named, translatedName } from './name-in.ts'

/** A name in one line: in the reader's language with the hanzi after it, or the Chinese name alone. */
export function NameLine({ of, ...props }: { of: Named } & ComponentProps<'span'>) {
  const { i18n } = useTranslation()
  const translated = translatedName(of, i18n.language)
  if (translated === null) return <HanText {...props}>{of.name}</HanText>
  return (
    <span {...props}>
      {translated} · <HanText>{of.name}</HanText>
    </span>
  )
}

/** A name where there is room for one alone: in the reader's language, or the Chinese one. */
export function NameIn({ of, ...props }: { of: Named } & ComponentProps<'span'>) {
  const { i18n } = useTranslation()
  const translated = translatedName(of, i18n.language)
  return translated === null ? <HanText {...props}>{of.name}</HanText> : <span {...props}>{translated}</span>
}

/** Language of a name that the server has chosen for the reader; none where it is that of the page. */
export function langOf(name: string): 'zh-Hans' | undefined {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
  return /\p{Script=Han}/u.test(name) && !isJapanese ? 'zh-Hans' : undefined
}

/** Language of what a person wrote: Chinese where most of it is. A word of Chinese has two characters, one of English letters. */
export function langOfText(text: string): 'zh-Hans' | undefined {
  const chineseWords = (text.match(/\p{Script=Han}/gu) ?? []).length / 2
  const otherWords = (text.match(/\p{Script=Latin}+/gu) ?? []).length
  return chineseWords < otherWords ? undefined : langOf(text)
}

/** A name that the server has chosen for the reader's language; it is marked as Chinese where there was no other. */
export function ChosenName({ children: name }: { children: string }) {
  return langOf(name) === undefined ? name : <HanText>{name}</HanText>
}

/** The course of a lesson or an order, as something with a name. */
export const courseOf = ({
  courseName,
  courseNames,
  coursePinyin,
}: {
  courseName: string
  courseNames?: Named['names']
  coursePinyin?: string | undefined
}): Named => ({ name: courseName, names: courseNames, pinyin: coursePinyin })

/** The lesson itself, as something with a name. */
export const lessonOf = ({
  lessonName,
  lessonNames,
  lessonPinyin,
}: {
  lessonName: string
  lessonNames?: Named['names']
  lessonPinyin?: string | undefined
}): Named => ({ name: lessonName, names: lessonNames, pinyin: lessonPinyin })

/** The class of a lesson or of a course, as something with a name. */
export const classOf = ({
  className,
  classNames,
  classPinyin,
}: {
  className: string
  classNames?: Named['names']
  classPinyin?: string | undefined
}): Named => ({ name: className, names: classNames, pinyin: classPinyin })
