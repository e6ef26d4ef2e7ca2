// A spreadsheet reads these as the beginning of a formula, the full-width ones in Chinese and Japanese. OWASP: CSV
// injection.
const BEGINS_FORMULA = /^[=+\-@＝＋－＠\t\r]/

/** A cell that a spreadsheet would calculate gets an apostrophe before it, which the spreadsheet does not show. */
export const neutralCell = (text: string): string => (BEGINS_FORMULA.test(text) ? `'${text}` : text)

/** Gives a cell neutralised at an export its own text again; other apostrophes stay. */
export const plainCell = (text: string): string =>
  text.startsWith("'") && BEGINS_FORMULA.test(text.slice(1)) ? text.slice(1) : text
