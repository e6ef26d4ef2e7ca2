/** First to fourth tone; 5 is the neutral one. */
export type Tone = 1 | 2 | 3 | 4 | 5

const macron = '\u0304'
const acute = '\u0301'
const caron = '\u030c'
const grave = '\u0300'
const marks = [macron, acute, caron, grave]

/** The tone of one marked syllable: `hǎo` is 3, `ma` is 5. */
export function toneOf(syllable: string): Tone {
  const index = marks.findIndex((mark) => syllable.normalize('NFD').includes(mark))
  // The list above is in the order of the tones.
  return index === -1 ? 5 : ((index + 1) as Tone)
}

/**
 * Numbers to marks, for what was typed without a keyboard for marks: `ni3 hao3` gives `nǐ hǎo`, `lv4` and `lu:4` give
 * `lǜ`. What has marks already is left as it is.
 */
export const toneMarked = (pinyin: string) =>
  pinyin.replaceAll(/([a-zü:]{1,8})([1-5])/gi, (_, letters: string, tone: string) => marked(letters, Number(tone)))

function marked(letters: string, tone: number) {
  const syllable = letters.replaceAll(/u:|v/g, 'ü').replaceAll(/U:|V/g, 'Ü')
  const mark = marks[tone - 1] ?? ''
  const place = markedVowel(syllable)
  return (syllable.slice(0, place + 1) + mark + syllable.slice(place + 1)).normalize('NFC')
}

/** The mark stands on a or e, on the o of ou, else on the last vowel (GB/T 16159). */
function markedVowel(syllable: string) {
  const open = syllable.search(/[ae]/i)
  if (open !== -1) return open
  const ou = syllable.search(/ou/i)
  return ou !== -1 ? ou : syllable.search(/[iouü](?=[^iouü]*$)/i)
}
