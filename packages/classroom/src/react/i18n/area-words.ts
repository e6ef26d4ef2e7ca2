/**
 * The words of one part of the room. A part that is fetched when it is opened brings its English with it; its other
 * languages are files of their own.
 */
import { createLoader, type Language, type Loader } from '@hwjy/base'

type Other = Exclude<Language, 'en-US'>

/** @template Words a text for each key, with the same keys in every language */
export interface AreaWords<Words> {
  english: Words
  /** Null until they have been loaded. */
  loaded(language: Language): Words | null
  load(language: Language): Promise<Words>
}

// A part that arrives after the room fetches its words in the room's language at once: they are here when it is opened.
const spoken = new Set<Language>()

export function createAreaWords<Words extends Readonly<Record<string, string>>>(
  english: Words,
  fetchOther: Readonly<Record<Other, () => Promise<NoInfer<Words>>>>,
): AreaWords<Words> {
  const loaders: Readonly<Record<Other, Loader<Words>>> = {
    'zh-CN': createLoader(fetchOther['zh-CN']),
    'ja-JP': createLoader(fetchOther['ja-JP']),
  }
  const words: AreaWords<Words> = {
    english,
    loaded: (language) => (language === 'en-US' ? english : loaders[language].loaded()),
    load(language) {
      spoken.add(language)
      return language === 'en-US' ? Promise.resolve(english) : loaders[language].load()
    },
  }
  // What fails now is asked for again when the part is shown.
  for (const language of spoken) words.load(language).catch(() => undefined)
  return words
}
