/** The emoji of the picker, from `emojibase-data` (MIT) by `scripts/write-emoji.ts`: one table per language. */
import { createLoader, type Language, type Loader } from '@hwjy/base'

export interface Emoji {
  sign: string
  name: string
  /** Other words by which it is found, in lower case. */
  words: string
  hasTones: boolean
}

/** One line for each emoji: sign, name, words, and whether it has tones of skin. */
const tables: Readonly<Record<Language, Loader<string>>> = {
  'en-US': createLoader(() => import('./tables/en-US.ts').then((module) => module.default)),
  'zh-CN': createLoader(() => import('./tables/zh-CN.ts').then((module) => module.default)),
  'ja-JP': createLoader(() => import('./tables/ja-JP.ts').then((module) => module.default)),
}

export const loadEmoji = async (language: Language): Promise<readonly Emoji[]> =>
  (await tables[language].load()).split('\n').map((line) => {
    const [sign = '', name = '', words = '', hasTones = ''] = line.split('\t')
    return { sign, name, words: `${name} ${words}`.toLowerCase(), hasTones: hasTones !== '' }
  })

/** Every word asked for must begin one of its words, or stand in it where a language has no spaces. */
export function matchesOf(emoji: readonly Emoji[], asked: string): readonly Emoji[] {
  const parts = asked.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return parts.length === 0
    ? emoji
    : emoji.filter(({ sign, words }) => parts.every((part) => sign === part || words.includes(part)))
}
