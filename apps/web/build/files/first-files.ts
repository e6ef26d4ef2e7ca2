import { type FirstView, firstViews, homeViews, SIGN_IN_ROUTES, unframedRoutes, visitorViews } from '../first-views.ts'
import type { ImportGraph } from '../import-graph.ts'

const VIEWS = Object.keys(firstViews) as FirstView[]
/**
 * The entry has a file of its own. It waits at its top level for the first page, and whatever imports its file would wait
 * for the entry in turn: every page needs helpers that the start has loaded, so no page would ever be here in time.
 */
const isEntry = (id: string) => id.endsWith('/index.html') || id.endsWith('/src/main.tsx')
const isLibrary = (id: string) => id.includes('/node_modules/')

/** Returns the name of each module's file, by the id of the module. Other modules are left to the bundler. */
export function firstFiles(graph: ImportGraph): Map<string, string> {
  const { loadedWith } = graph
  const views = new Map<string, Set<FirstView>>()
  for (const view of VIEWS) {
    for (const pathEnd of firstViews[view]) {
      for (const id of loadedWith(pathEnd)) views.set(id, (views.get(id) ?? new Set()).add(view))
    }
  }
  const start = loadedWith('/index.html')
  const files = new Map<string, string>()
  for (const id of start) if (!isEntry(id)) files.set(id, isLibrary(id) ? 'libraries' : 'frame')
  const outsideFrame = modulesOfPages(graph, (routes) => isAny(routes, unframedRoutes))
  const outsideSignIn = modulesOfPages(graph, (routes) => !isAny(routes, [SIGN_IN_ROUTES]))
  for (const [id, needing] of views) {
    const isShared = isOnlyOf(needing, visitorViews) && outsideSignIn.has(id)
    const isOfHomes = isOnlyOf(needing, homeViews) && outsideFrame.has(id)
    const name = isShared || isOfHomes ? scatteredLibrary(id) : fileName(needing)
    if (!start.has(id) && name !== undefined) files.set(id, name)
  }
  return files
}

/**
 * Returns the ids of the modules that are loaded with the pages of these routes and with their parts, first views aside.
 * Such a page would load a whole file for the one thing in it that it shares with the sign-in, the public home or both
 * homes, so another place is found for these (`shared-files.ts`).
 */
function modulesOfPages(
  { loadedWith, lateImports }: ImportGraph,
  isOfThese: (routes: string) => boolean,
): ReadonlySet<string> {
  const first = Object.values(firstViews).flat()
  const pages = [...lateImports]
    .filter(([importer]) => importer.includes('/src/app/routes/') && isOfThese(importer))
    .flatMap(([, imported]) => imported)
    .filter((page) => !isAny(page, first))
  const ids = new Set(pages.flatMap((page) => [...loadedWith(page)]))
  // The set grows while it is walked.
  for (const importer of ids) {
    for (const part of lateImports.get(importer) ?? [])
      if (!ids.has(part) && !isAny(part, first)) for (const id of loadedWith(part)) ids.add(id)
  }
  return ids
}

const isAny = (id: string, pathEnds: readonly string[]) => pathEnds.some((pathEnd) => id.endsWith(pathEnd))

const isOnlyOf = (views: ReadonlySet<FirstView>, these: readonly FirstView[]) =>
  [...views].every((view) => these.includes(view))

/** These libraries consist of many small modules, of which almost every page uses some. */
const scatteredLibrary = (id: string) => /\/node_modules\/(?:@(tanstack)|(lucide)-react)\//.exec(id)?.findLast(Boolean)

const fileName = (views: ReadonlySet<FirstView>) =>
  VIEWS.filter((view) => views.has(view))
    .join('-')
    .replaceAll('/', '-')
