/** Names in the reader's language, beside the Chinese one. */
import type { Language } from '@hwjy/sdk/errors'
import { oneLine } from './plain-text.ts'

export type Names = { [Of in Language]?: string }

export interface NamesInput {
  names?: { [Of in Language]?: string | undefined } | undefined
  pinyin?: string | undefined
}

/** What of it is to be stored: fields that were left out stay, and an empty name is none. */
export function namesChange({ names, pinyin }: NamesInput): { names?: Names; pinyin?: string } {
  return {
    ...(names !== undefined && { names: visibleNames(names) }),
    ...(pinyin !== undefined && { pinyin: oneLine(pinyin) }),
  }
}

/** The Chinese name of something of the school, and its names in the languages of readers. */
export interface Named {
  name: string
  names: Names
}

export interface NamedThing extends Named {
  id: string
}

/** All that it is called, for what is written once and read in several languages. */
export const allNames = ({ name, names }: Named): Named => ({ name, names })

/** Says what it is called in the reader's language; the Chinese name where there is no other. */
export const nameIn = (language: Language, { name, names }: Named): string => names[language] || name

/** The same, with its id. */
export const namedIn = (language: Language, thing: NamedThing): { id: string; name: string } => ({
  id: thing.id,
  name: nameIn(language, thing),
})

function visibleNames(names: NonNullable<NamesInput['names']>): Names {
  const lines = Object.entries(names).map(([language, name]) => [language, oneLine(name ?? '')] as const)
  return Object.fromEntries(lines.filter(([, name]) => name !== ''))
}
