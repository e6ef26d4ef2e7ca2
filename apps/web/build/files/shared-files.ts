import { firstViews, homesLater, SIGNED_IN, SIGNED_IN_ROUTES } from '../first-views.ts'
import type { ImportGraph, Piece } from '../import-graph.ts'
import { isIn, readVisits, type Visit } from './visits.ts'

/**
 * What one request less is worth on a page, in bytes of code, before it is shortened, that the page then loads in vain.
 * Over 150 ms to the server, six files at a time, a file costs 25 ms, in which a slow line brings five compressed
 * kilobytes: twice as much as this.
 */
const REQUEST_BYTES = 12_000

/** Everybody makes these visits, in each new browser; most others only some people make. */
const FIRST_VISIT_WEIGHT = 20

/** A file of the build. */
interface File {
  pieces: Piece[]
  bytes: number
  /** It stays as it is. */
  isFixed: boolean
}

/** A file as it stands among the others. */
interface Placed {
  file: File
  /** All files that are loaded with it, itself included. */
  with: ReadonlySet<File>
  /** The visits that load it. */
  loading: Set<Visit>
  /** The visits before which it is there. */
  there: Set<Visit>
}

const weightOf = (visits: readonly Visit[]) =>
  visits.reduce((sum, visit) => sum + (isFirst(visit) ? FIRST_VISIT_WEIGHT : 1), 0)

/** Pages that people open first load nothing in vain. */
const isFirst = ({ entry }: Visit) => FIRST.some((pathEnd) => isIn(entry, pathEnd))
const FIRST = [...Object.values(firstViews).flat(), ...homesLater, SIGNED_IN, SIGNED_IN_ROUTES, '/index.html']

/**
 * Returns the name of the file of each module that several pages share, by its id. The bundler makes a file for every
 * set of pages, hundreds of them and many of a few bytes: those that mostly the same pages load become one, as long as
 * what some load in vain costs less than the requests that are saved. No two files import each other.
 * @param named modules that have their file already
 */
export function sharedFiles(
  graph: Pick<ImportGraph, 'pieces' | 'lateImports'>,
  named: ReadonlyMap<string, string>,
): Map<string, string> {
  const names = new Set(named.values())
  return new Map(
    mergedFiles(graph, named).flatMap((file) => {
      const name = freeName(file, names)
      names.add(name)
      return file.pieces.flatMap(({ ids }) => ids.map((id) => [id, name] as const))
    }),
  )
}

function mergedFiles(graph: Pick<ImportGraph, 'pieces' | 'lateImports'>, named: ReadonlyMap<string, string>): File[] {
  const visits = readVisits(graph)
  let files = filesAtFirst(graph.pieces, named)
  let count = 0
  while (files.length !== count) {
    count = files.length
    files = mergedOnce(files, visits)
  }
  return files.filter(({ pieces, isFixed }) => !isFixed && pieces.length > 1)
}

function filesAtFirst(pieces: readonly Piece[], named: ReadonlyMap<string, string>): File[] {
  const files = new Map<unknown, File>()
  for (const piece of pieces) {
    const name = piece.ids.map((id) => named.get(id)).find((each) => each !== undefined)
    const isFixed = name !== undefined || piece.entry !== null
    const file = files.get(name ?? piece) ?? { pieces: [], bytes: 0, isFixed }
    file.pieces.push(piece)
    file.bytes += piece.bytes
    files.set(name ?? piece, file)
  }
  return [...files.values()]
}

/** Merges the pairs that are better one file, the best first; none of them twice, because then it is another file. */
function mergedOnce(files: readonly File[], visits: readonly Visit[]): File[] {
  const fileOf = new Map(files.flatMap((file) => file.pieces.map((piece) => [piece, file] as const)))
  const changed = new Set<File>()
  const gone = new Set<File>()
  for (const [one, other] of worthwhilePairs(place(files, visits, fileOf))) {
    if (changed.has(one) || changed.has(other) || wouldImportEachOther(one, other, fileOf)) continue
    changed.add(one).add(other)
    gone.add(other)
    one.bytes += other.bytes
    one.pieces.push(...other.pieces)
    for (const piece of other.pieces) fileOf.set(piece, one)
  }
  return files.filter((file) => !gone.has(file))
}

function place(
  files: readonly File[],
  visits: readonly Visit[],
  fileOf: ReadonlyMap<Piece, File>,
): ReadonlyMap<File, Placed> {
  const placed = new Map(
    files.map((file): [File, Placed] => [
      file,
      { file, with: loadedWith(file, fileOf), loading: new Set(), there: new Set() },
    ]),
  )
  const filesWith = (pieces: Iterable<Piece>) =>
    new Set([...pieces].flatMap((piece) => [...(placed.get(fileOf.get(piece) as File)?.with ?? [])]))
  for (const visit of visits) {
    const there = filesWith(visit.before)
    for (const file of there) placed.get(file)?.there.add(visit)
    for (const file of filesWith(visit.needs)) if (!there.has(file)) placed.get(file)?.loading.add(visit)
  }
  return placed
}

/** Returns the pairs of files that are better one, the best first. */
function worthwhilePairs(placed: ReadonlyMap<File, Placed>): [File, File][] {
  const free = [...placed.values()].filter(({ file }) => !file.isFixed)
  return free
    .flatMap((one, index) => free.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other, placed) })))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ one, other }) => [one.file, other.file])
}

/** Returns the bytes that all visits together gain when these two are one file. */
function gainOf(one: Placed, other: Placed, placed: ReadonlyMap<File, Placed>): number {
  const meets = ({ loading, there }: Placed, visit: Visit) => loading.has(visit) || there.has(visit)
  const onlyOne = [...one.loading].filter((visit) => !meets(other, visit))
  const onlyOther = [...other.loading].filter((visit) => !meets(one, visit))
  const whereOther = [...other.loading].filter((visit) => one.there.has(visit))
  const both = [...one.loading].filter((visit) => meets(other, visit))
  let gain =
    REQUEST_BYTES * (weightOf(both) + weightOf(whereOther)) -
    other.file.bytes * onlyOne.length -
    one.file.bytes * onlyOther.length
  if (gain <= 0 || onlyOne.some(isFirst) || onlyOther.some(isFirst)) return 0
  // Files that the two import come along.
  for (const [visits, added] of [[onlyOne, other] as const, [onlyOther, one] as const]) {
    for (const file of added.with) {
      const at = placed.get(file)
      if (at && at !== one && at !== other)
        gain -= visits.filter((visit) => !meets(at, visit)).length * (file.bytes + REQUEST_BYTES)
    }
  }
  return gain
}

/** Says if something outside imports one of the two and is itself imported by the other. */
function wouldImportEachOther(one: File, other: File, fileOf: ReadonlyMap<Piece, File>): boolean {
  const leadsBack = (from: File, to: File) =>
    importsOf(from, fileOf).some((file) => file !== from && file !== to && loadedWith(file, fileOf).has(to))
  return leadsBack(one, other) || leadsBack(other, one)
}

function loadedWith(file: File, fileOf: ReadonlyMap<Piece, File>): ReadonlySet<File> {
  const loaded = new Set([file])
  // The set grows while it is walked.
  for (const each of loaded) for (const imported of importsOf(each, fileOf)) loaded.add(imported)
  return loaded
}

const importsOf = (file: File, fileOf: ReadonlyMap<Piece, File>): File[] =>
  file.pieces.flatMap(({ imports }) => imports.flatMap((piece) => fileOf.get(piece) ?? []))

/** Named by its largest piece, so that a change elsewhere leaves the name, and the copy in a browser, as it is. */
function freeName({ pieces }: File, taken: ReadonlySet<string>): string {
  const largest = pieces.reduce((most, piece) => (piece.bytes > most.bytes ? piece : most))
  // `button.css.ts` gives `button`.
  const [base = 'shared'] = (largest.ids.at(-1)?.split('/').at(-1) ?? '').split('.')
  let name = base
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}`
  return name
}
