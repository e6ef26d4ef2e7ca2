/** Gives a further demo school on the same server ids of its own; the usual one keeps those that its rows are written with. */

export interface DemoIds {
  /** The same rows, with this school's ids wherever they name something of the school. */
  of<T>(rows: T): T
  /** The way back: what `of` was given. */
  plain<T>(rows: T): T
}

// `usr_li`, `les_calligraphy_1`, and the sandbox's payment of an order.
const ID = /^(?:sandbox_)?([a-z]{3})_\w/
// What every school of the server has: subjects, grades, textbooks, their chapters, questions and answers, choices of feedback.
const SHARED: ReadonlySet<string> = new Set(['sub', 'grd', 'tbk', 'chp', 'faq', 'fbo'])

const isSchools = (text: string): boolean => {
  const prefix = ID.exec(text)?.[1]
  return prefix !== undefined && !SHARED.has(prefix)
}

/** @param suffix such as `_maple`; empty for the usual demo school */
export function demoIds(suffix: string): DemoIds {
  if (suffix === '') return { of: (rows) => rows, plain: (rows) => rows }
  return {
    of: (rows) => mapTexts(rows, (text) => (isSchools(text) ? `${text}${suffix}` : text)),
    plain: (rows) =>
      mapTexts(rows, (text) => (isSchools(text) && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text)),
  }
}

// Rooms keep people by their id, so names of fields are mapped, too.
function mapTexts<T>(value: T, map: (text: string) => string): T {
  const mapped = (one: unknown): unknown => {
    if (typeof one === 'string') return map(one)
    if (Array.isArray(one)) return one.map(mapped)
    if (typeof one !== 'object' || one === null || Object.getPrototypeOf(one) !== Object.prototype) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [map(name), mapped(inner)]))
  }
  return mapped(value) as T
}
