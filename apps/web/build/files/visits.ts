import { firstViews, SIGNED_IN, unframedRoutes } from '../first-views.ts'
import type { ImportGraph, Piece } from '../import-graph.ts'

/** Something is imported by name: a page, or a part of one. */
export interface Visit {
  entry: Piece
  /** What it imports, itself included. */
  needs: ReadonlySet<Piece>
  /** Pieces that are there whenever it is imported. */
  before: ReadonlySet<Piece>
}

type Graph = Pick<ImportGraph, 'pieces' | 'lateImports'>

/**
 * Returns what each entry of the graph loads. A part of a page is imported when its page is there, and a page in the
 * frame of both homes beside that frame: what those need costs it nothing.
 */
export function readVisits({ pieces, lateImports }: Graph): Visit[] {
  const visits = pieces
    .filter(({ entry }) => entry !== null)
    .map((entry) => ({ entry, needs: reachedFrom(entry), before: new Set<Piece>() }))
  const visitOf = new Map(visits.map((visit) => [visit.entry.entry, visit]))
  const start = visits.find(({ entry }) => isIn(entry, '/index.html'))
  const frame = visits.filter(({ entry }) => FRAME.some((pathEnd) => isIn(entry, pathEnd)))
  const whereFrom = importersOf(pieces, lateImports, visits)
  /** What is there at all events, as far as is known. */
  const known = (visit: Visit): ReadonlySet<Piece> => new Set([...visit.needs, ...visit.before])
  const always = start?.needs ?? new Set<Piece>()
  const framed = new Set([...always, ...frame.flatMap(({ needs }) => [...needs])])
  const framedPages = new Set(pagesInFrame(lateImports).map((id) => visitOf.get(id)))
  // Each round knows more: what stands around the importer stands around what it imports.
  let isDone = false
  while (!isDone) {
    isDone = true
    for (const visit of visits) {
      if (visit === start) continue
      const own = framedPages.has(visit) && !frame.includes(visit) ? framed : always
      const before = new Set([...own, ...common((whereFrom.get(visit) ?? []).map(known))])
      if (before.size === visit.before.size) continue
      visit.before = before
      isDone = false
    }
  }
  return visits
}

/** Stands around all pages of both roles but the room. */
const FRAME = [SIGNED_IN, firstViews.teacher[0]]

export const isIn = ({ ids }: Piece, pathEnd: string) => ids.some((id) => id.endsWith(pathEnd))

/** Ids of the pages inside the frame. */
const pagesInFrame = (lateImports: ImportGraph['lateImports']): string[] => {
  const isRoutes = (id: string) => id.includes('/src/app/routes/')
  const isFramed = (id: string) => isRoutes(id) && !unframedRoutes.some((pathEnd) => id.endsWith(pathEnd))
  const imports = [...lateImports]
  const outside = new Set(imports.flatMap(([importer, ids]) => (isRoutes(importer) && !isFramed(importer) ? ids : [])))
  return imports.flatMap(([importer, ids]) => (isFramed(importer) ? ids : [])).filter((id) => !outside.has(id))
}

/** Returns the visits during which each entry is imported. */
function importersOf(
  pieces: readonly Piece[],
  lateImports: ImportGraph['lateImports'],
  visits: readonly Visit[],
): Map<Visit, Visit[]> {
  const pieceOf = new Map(pieces.flatMap((piece) => piece.ids.map((id) => [id, piece] as const)))
  const found = new Map<Visit, Visit[]>()
  for (const visit of visits) {
    const importers = [...lateImports].flatMap(([importer, ids]) =>
      visit.entry.entry !== null && ids.includes(visit.entry.entry) ? (pieceOf.get(importer) ?? []) : [],
    )
    const during = visits.filter(({ needs }) => importers.some((piece) => needs.has(piece)))
    found.set(visit, during)
  }
  return found
}

function common(sets: readonly ReadonlySet<Piece>[]): Piece[] {
  const [first = new Set(), ...others] = sets
  return [...first].filter((piece) => others.every((other) => other.has(piece)))
}

function reachedFrom(entry: Piece): ReadonlySet<Piece> {
  const reached = new Set([entry])
  // The set grows while it is walked.
  for (const { imports } of reached) for (const imported of imports) reached.add(imported)
  return reached
}
