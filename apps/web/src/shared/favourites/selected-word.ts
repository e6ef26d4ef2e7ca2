const LENGTH_MAX = 20
const HAN = /\p{Script=Han}/u

/** The selected text, if it is a Chinese word or a short phrase; null for anything else. */
export function selectedWord(selected: string): string | null {
  const text = selected.trim().replaceAll(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '')
  return text.length <= LENGTH_MAX && HAN.test(text) && !text.includes('\n') ? text : null
}
