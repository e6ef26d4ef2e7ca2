import { formatMessage, type Language } from '@hwjy/base'
import { useEffect, useState } from 'react'
import { useClassroom } from '../hooks/classroom-context.ts'
import type { AreaWords } from './area-words.ts'
import type { LabelValues } from './labels.ts'

/**
 * The words of an area in a language; `null` while they are fetched for the first time. Words that cannot be fetched
 * must not keep anybody out of class: English is built in.
 */
export function useWordsOf<Words>(area: AreaWords<Words>, language: Language): Words | null {
  const [spoken, setSpoken] = useState<{ for: Language; language: Language } | null>(null)
  useEffect(() => {
    if (area.loaded(language) !== null) return
    let isCurrent = true
    const arrive = (arrived: Language) => isCurrent && setSpoken({ for: language, language: arrived })
    area.load(language).then(
      () => arrive(language),
      () => arrive('en-US'),
    )
    return () => {
      isCurrent = false
    }
  }, [area, language])
  return area.loaded(language) ?? (spoken?.for === language ? area.loaded(spoken.language) : null)
}

/** `const t = useWords(clickerWords)`, then `t('ask')`: a part of the room in its language, in English until that is here. */
export function useWords<Words extends Readonly<Record<string, string>>>(area: AreaWords<Words>) {
  const { language } = useClassroom()
  const arrived = useWordsOf(area, language)
  const words = arrived ?? area.english
  const inLanguage = area.loaded(language) === null ? 'en-US' : language
  return (key: keyof Words & string, values?: LabelValues): string => {
    const text = words[key] ?? ''
    return values ? formatMessage(text, values, inLanguage) : text
  }
}
