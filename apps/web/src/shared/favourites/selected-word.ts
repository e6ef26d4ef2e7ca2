import { KeptWordMax } from '@hwjy/sdk/limits'
const HAN = /\p{Script=Han}/u
const NO_WORD = /[\p{P}\s]/u

/** The selected text, if it is a Chinese word or a short phrase; null for anything else. */
export function selectedWord(selected: string): string | null {
  const text = withoutEnds([...selected]).join('')
  return text.length <= KeptWordMax && HAN.test(text) && !text.includes('\n') ? text : null
}

/** Leaves out the spaces and punctuation around the characters. */
function withoutEnds(characters: readonly string[]): readonly string[] {
  const isOfWord = (character: string) => !NO_WORD.test(character)
  const first = characters.findIndex(isOfWord)
  return first === -1 ? [] : characters.slice(first, characters.findLastIndex(isOfWord) + 1)
}
