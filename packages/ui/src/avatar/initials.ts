import { titleAfter } from '@hwjy/base'

const hasHan = /\p{Script=Han}/u

/**
 * One or two characters that stand for a name. Chinese and Japanese names give their last two characters
 * (the given name, as 小明 of 王小明; titles do not count, unless there is nothing else); others the first letters of the first and the last word.
 * @returns the empty string for a blank name
 */
export function initials(name: string): string {
  const trimmed = name.trim().replace(titleAfter, '')
  const characters = [...new Intl.Segmenter().segment(trimmed)].map(({ segment }) => segment)
  if (hasHan.test(trimmed))
    return characters
      .filter((character) => character.trim() !== '')
      .slice(-2)
      .join('')
  const words = trimmed.split(/\s+/)
  const first = firstCharacter(words[0])
  const last = words.length > 1 ? firstCharacter(words.at(-1)) : ''
  return (first + last).toLocaleUpperCase()
}

function firstCharacter(word = ''): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
