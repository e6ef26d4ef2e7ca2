/** A pattern for LIKE that finds the text anywhere, whatever wildcards it contains. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
