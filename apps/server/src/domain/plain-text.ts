/**
 * Turns user input into plain text: without control characters and without the invisible ones that turn a line around
 * or hide a name. Pages show it as it is; nothing in it is markup.
 */
export function plainText(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/gu, '')
  return visible.replace(/\n{3,}/g, '\n\n').trim()
}

/** The same for a name or title, which has no line breaks. */
export const oneLine = (text: string): string => plainText(text).replaceAll('\n', ' ')

/** Counts characters as a person does: an emoji is one character, regardless of its code points. */
export function characterCount(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length
}
