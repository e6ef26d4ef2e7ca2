/**
 * Which pages a text such as `1-3, 5` means.
 * @param count pages there are
 * @returns numbers from 1, ascending, each once; null when it means none, or is something else
 */
export function pageNumbers(text: string, count: number): readonly number[] | null {
  const numbers = new Set<number>()
  // People type what their keyboard has: a Chinese comma, a dash of any length, full-width digits.
  for (const part of text.normalize('NFKC').split(/[,、;\s]+/)) {
    if (part === '') continue
    const range = /^(\d{1,3})(?:[-–—~〜](\d{1,3}))?$/.exec(part)
    if (range === null) return null
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])]
    if (from < 1 || to < from || to > count) return null
    for (let number = from; number <= to; number++) numbers.add(number)
  }
  return numbers.size === 0 ? null : [...numbers].toSorted((a, b) => a - b)
}
