import { firstViews, homesLater, SIGNED_IN, SIGNED_IN_ROUTES } from '../first-views.ts'
import type { Piece } from '../import-graph.ts'

/**
 * What one request less is worth on a page, in bytes of code that the page then loads in vain. Over 150 ms to the server,
 * six files at a time, a file costs about what two kilobytes of shortened code do.
 */
const REQUEST_BYTES = 6_000

/** Files that become one, and the pages that load them. */
interface Group {
  pieces: Piece[]
  bytes: number
  pages: ReadonlySet<Piece>
}

/** Pages that people open first load nothing in vain. */
const isFirst = ({ ids }: Piece) => FIRST.some((pathEnd) => ids.some((id) => id.endsWith(pathEnd)))
const FIRST = [...Object.values(firstViews).flat(), ...homesLater, SIGNED_IN, SIGNED_IN_ROUTES, '/index.html']

/**
 * Returns the name of the file of each module that several pages share, by its id. The bundler makes a file for every
 * set of pages, hundreds of them and many of a few bytes: those that mostly the same pages load become one, as long as
 * what some load in vain costs less than the requests that are saved. No two files import each other.
 * @param named modules that have their file already
 */
export function sharedFiles(pieces: readonly Piece[], named: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Set(named.values())
  return new Map(
    mergedGroups(pieces, named)
      .filter((group) => group.pieces.length > 1)
      .flatMap((group) => {
        const name = freeName(group, names)
        names.add(name)
        return group.pieces.flatMap(({ ids }) => ids.map((id) => [id, name] as const))
      }),
  )
}

function mergedGroups(pieces: readonly Piece[], named: ReadonlyMap<string, string>): Group[] {
  const pagesOf = findPages(pieces)
  const groupOf = new Map(
    pieces.map((piece): [Piece, Group] => [
      piece,
      { pieces: [piece], bytes: piece.bytes, pages: pagesOf.get(piece) ?? new Set() },
    ]),
  )
  let groups = pieces
    .filter(({ ids, isEntry }) => !isEntry && !ids.some((id) => named.has(id)))
    .flatMap((piece) => groupOf.get(piece) ?? [])
  let isDone = false
  while (!isDone) {
    const gone = new Set<Group>()
    const changed = new Set<Group>()
    for (const [one, other] of worthwhilePairs(groups)) {
      if (changed.has(one) || changed.has(other) || wouldImportEachOther(one, other, groupOf)) continue
      changed.add(one).add(other)
      gone.add(other)
      one.pages = new Set([...one.pages, ...other.pages])
      one.bytes += other.bytes
      one.pieces.push(...other.pieces)
      for (const piece of other.pieces) groupOf.set(piece, one)
    }
    groups = groups.filter((group) => !gone.has(group))
    isDone = gone.size === 0
  }
  return groups
}

/** Returns the pairs of groups that are better one file, the best first. */
const worthwhilePairs = (groups: readonly Group[]): [Group, Group][] =>
  groups
    .flatMap((one, index) =>
      groups
        .slice(index + 1)
        .map((other) => ({ pair: [one, other] satisfies [Group, Group], gain: gainOf(one, other) })),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ pair }) => pair)

/** Returns the bytes that all pages together gain when these two are one file. */
function gainOf(one: Group, other: Group): number {
  const onlyOne = [...one.pages].filter((page) => !other.pages.has(page))
  const onlyOther = [...other.pages].filter((page) => !one.pages.has(page))
  const both = one.pages.size - onlyOne.length
  const gain = both * REQUEST_BYTES - one.bytes * onlyOther.length - other.bytes * onlyOne.length
  return gain > 0 && [...onlyOne, ...onlyOther].some(isFirst) ? 0 : gain
}

/** Says if something outside imports one of the two and is itself imported by the other. */
function wouldImportEachOther(one: Group, other: Group, groupOf: ReadonlyMap<Piece, Group>): boolean {
  const leadsBack = (from: Group, to: Group) => {
    const reached = new Set(importsOf(from, groupOf).filter((group) => group !== from && group !== to))
    for (const group of reached) {
      if (group === to) return true
      for (const imported of importsOf(group, groupOf)) reached.add(imported)
    }
    return false
  }
  return leadsBack(one, other) || leadsBack(other, one)
}

const importsOf = (group: Group, groupOf: ReadonlyMap<Piece, Group>): Group[] =>
  group.pieces.flatMap(({ imports }) => imports.flatMap((piece) => groupOf.get(piece) ?? []))

/** Named by its largest piece, so that a change elsewhere leaves the name, and the copy in a browser, as it is. */
function freeName({ pieces }: Group, taken: ReadonlySet<string>): string {
  const largest = pieces.reduce((most, piece) => (piece.bytes > most.bytes ? piece : most))
  // `button.css.ts` gives `button`.
  const [base = 'shared'] = (largest.ids.at(-1)?.split('/').at(-1) ?? '').split('.')
  let name = base
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}`
  return name
}

/** Returns the entries that load each piece. */
function findPages(pieces: readonly Piece[]): Map<Piece, Set<Piece>> {
  const pagesOf = new Map<Piece, Set<Piece>>()
  for (const entry of pieces.filter(({ isEntry }) => isEntry)) {
    for (const piece of reachedFrom([entry])) pagesOf.set(piece, (pagesOf.get(piece) ?? new Set()).add(entry))
  }
  return pagesOf
}

function reachedFrom(pieces: Iterable<Piece>): ReadonlySet<Piece> {
  const reached = new Set(pieces)
  // The set grows while it is walked.
  for (const { imports } of reached) for (const imported of imports) reached.add(imported)
  return reached
}
