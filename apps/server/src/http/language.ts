import { type Language, matchLanguage } from '@hwjy/sdk/errors'

export type { Language }

// Browsers name a handful of languages; what comes after so many letters is not read.
const HEADER_MAX = 300

/** The first language of an Accept-Language header that we speak; English otherwise. */
export function languageFrom(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, HEADER_MAX)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
  return matchLanguage(wanted.sort((a, b) => b.quality - a.quality).map(({ tag }) => tag))
}
