import type { LocalizedNames } from '@hwjy/sdk'

/** Something that has a Chinese name, and may have names in the languages of readers. */
export interface Named {
  name: string
  names?: LocalizedNames | undefined
  pinyin?: string | undefined
}

/** The name in this language; null where there is only the Chinese one, or it is the same. */
export function translatedName({ name, names }: Named, language: string): string | null {
  const own = names?.[language as keyof LocalizedNames] ?? ''
  return own === '' || own === name ? null : own
}

/** The name in this language, or the Chinese one. */
export const nameIn = (named: Named, language: string): string => translatedName(named, language) ?? named.name

/** Everything that it is called, in any language. */
export const namesOf = ({ name, names }: Named): readonly string[] => [
  ...new Set([name, ...Object.values(names ?? {})].filter((called) => called !== '')),
]
