/** This character is invisible, and no line breaks there. */
const WORD_JOINER = '\u2060'

/**
 * A date within a sentence, all on one line. Chinese and Japanese may break after every character: 11月|22日. A date that
 * has an element of its own is in a `<time>`, where the style sheet does the same.
 */
export const unbroken = (date: string) => (/\p{Script=Han}/u.test(date) ? [...date].join(WORD_JOINER) : date)
