import { questionRubyPinyinMax } from '@hwjy/sdk/limits'
import { toneMarked } from '@hwjy/ui/pinyin'

/** A syllable of Latin letters with its mark; a long word has some of them, and an apostrophe between two. */
const PINYIN = /^[\p{Script=Latin}\p{M}'’]{1,12}( [\p{Script=Latin}\p{M}'’]{1,12})*$/u

/** Pinyin as a person types it, with tones as marks or numbers. @returns with marks; null for what is no pinyin */
export function typedPinyin(text: string): string | null {
  const marked = toneMarked(text.trim().replaceAll(/\s+/g, ' '))
  return PINYIN.test(marked) && marked.length <= questionRubyPinyinMax ? marked : null
}
