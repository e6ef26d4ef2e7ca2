/**
 * Checks that matching a pattern takes time in proportion to the text, for every text. recheck proves it with an
 * automaton; where that would be too large (a class repeated up to 200 times) it searches for an attack instead, from a
 * fixed seed.
 */
import { createRequire } from 'node:module'
import type { Diagnostics } from 'recheck'
import type { Pattern } from './patterns.ts'

/** Why a pattern is refused; null for a linear one. */
export type Verdict = string | null

/**
 * What stops the search counts characters, never time: on a machine that does much else, an attack that would take a
 * millisecond takes a second. The limit is for a search that never ends.
 */
const LIMITS = { timeout: 10 * 60_000, attackTimeout: null, incubationTimeout: null }

// The program of this machine's kind if there is one, which is five times as fast; else the same in JavaScript.
function backend(): 'native' | 'pure' {
  const system = { darwin: 'macos', linux: 'linux', win32: 'windows' }[process.platform as string]
  try {
    const recheck = createRequire(createRequire(import.meta.url).resolve('recheck'))
    recheck.resolve(`recheck-${system}-${process.arch}/package.json`)
    return 'native'
  } catch {
    return 'pure'
  }
}

/** @returns the patterns that are not linear, with the reason */
export async function superLinear(patterns: readonly Pattern[]): Promise<{ pattern: Pattern; reason: string }[]> {
  process.env['RECHECK_BACKEND'] ??= backend()
  const { check } = await import('recheck')
  const verdicts = new Map<string, Promise<Verdict>>()
  const verdictOf = ({ source, flags }: Pattern): Promise<Verdict> => {
    const key = `/${source}/${flags}`
    const verdict = verdicts.get(key) ?? check(source, flags, LIMITS).then(reasonOf)
    verdicts.set(key, verdict)
    return verdict
  }
  const judged: { pattern: Pattern; reason: Verdict }[] = []
  // One after another: the program answers a question at a time.
  for (const pattern of patterns) judged.push({ pattern, reason: await verdictOf(pattern) })
  return judged.flatMap(({ pattern, reason }) => (reason === null ? [] : [{ pattern, reason }]))
}

function reasonOf(diagnostics: Diagnostics): Verdict {
  if (diagnostics.status === 'safe') return null
  if (diagnostics.status === 'unknown') return `no proof (${diagnostics.error.kind})`
  return `${diagnostics.complexity.summary}, such as ${diagnostics.attack.pattern}`
}
