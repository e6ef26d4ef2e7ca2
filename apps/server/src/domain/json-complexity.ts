// The deepest schema of the contract has eight levels, and its longest list 1,000 items of a few fields.
const LEVELS_MAX = 20
const VALUES_MAX = 20_000

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/**
 * Checks whether a JSON text is deeper or has more values than any call takes. Checking input costs by the value and
 * descends by the level, so this runs before anything is parsed. Takes time in proportion to the text.
 */
export function isTooComplex(text: string): boolean {
  let level = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) values += 1
    else if (CLOSING.has(code)) level -= 1
    else if (OPENING.has(code)) level += 1
    if (level > LEVELS_MAX || values > VALUES_MAX) return true
  }
  return false
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at += 1
  }
  return text.length
}
