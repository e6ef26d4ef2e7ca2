// A spreadsheet reads these as the beginning of a formula. OWASP: CSV injection.
const BEGINS_FORMULA = /^[=+\-@\t\r]/

/** A cell that a spreadsheet would calculate gets an apostrophe before it, which the spreadsheet does not show. */
export const neutralCell = (text: string): string => (BEGINS_FORMULA.test(text) ? `'${text}` : text)

/** Gives a cell neutralised at an export its own text again; other apostrophes stay. */
export const plainCell = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
