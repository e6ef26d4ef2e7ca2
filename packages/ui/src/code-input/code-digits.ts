/** The digits in a text, at most `length`; full-width ones (１２３) become plain. Everything else is left out. */
export const codeDigits = (text: string, length: number): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length)
