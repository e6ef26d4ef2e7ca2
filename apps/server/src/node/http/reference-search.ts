/**
 * Leaves out the rows of calls that do not have all words of a search, in any order and case, and keeps what was searched
 * in its field. Each row is a line of its own.
 * @param page the overview, as it was written
 */
export function matchingRows(page: string, search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return page
    .split('\n')
    .filter((line) => !line.startsWith(ROW) || words.every((word) => textOf(line).includes(word)))
    .join('\n')
    .replace('type="search" maxlength="100" value=""', () => `type="search" maxlength="100" value="${escaped(search)}"`)
}

const ROW = '<li class="call">'

const textOf = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ').toLowerCase()

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
