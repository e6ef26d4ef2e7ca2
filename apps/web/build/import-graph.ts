import { build, type Plugin, type Rolldown } from 'vite'
import { pdfAssets } from '../../../packages/ui/pdf-assets.ts'
import { appPlugins } from './app-plugins.ts'
import { chunksOf, withImports } from './bundle-files.ts'
import { conditions } from './conditions.ts'
import { productionRouter } from './production-router.ts'
import { leaveOutUnusedParts } from './unused-parts.ts'

export interface ImportGraph {
  /** Ids of the modules that are loaded with the module whose path ends so: all that it imports and really uses. */
  loadedWith: (pathEnd: string) => ReadonlySet<string>
  /** Ids of the modules that each module imports when it needs them. */
  lateImports: ReadonlyMap<string, readonly string[]>
  /** Ids of the modules whose late imports the room fetches as soon as it is shown. */
  lateViews: ReadonlySet<string>
  /** The files that the bundler makes by itself: one for every set of pages that share something. */
  pieces: readonly Piece[]
}

/** A file of the build without any grouping. */
export interface Piece {
  /** Ids of its modules. */
  ids: readonly string[]
  /** Counts the code before it is shortened. */
  bytes: number
  /** Id of the module that something imports by name: the file stays one of its own. */
  entry: string | null
  imports: readonly Piece[]
}

/**
 * Builds the app once without any grouping, and reads from the result which modules each entry loads. The list of
 * imports alone does not tell: a module that imports one name of the design system would seem to need all of it.
 */
export async function readImportGraph(root: string, base: string, mode: string): Promise<ImportGraph> {
  const late: LateImports = { lateImports: new Map(), lateViews: new Set() }
  const { output } = (await build({
    root,
    base,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...appPlugins(), productionRouter(), leaveOutUnusedParts(), pdfAssets(), noteLateImports(late)],
    resolve: { conditions },
    build: { write: false, target: 'es2023', minify: false, cssMinify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]))
  const hasOwnFile = (id: string) => chunksOf(bundle, [id]).length > 0
  return {
    lateViews: late.lateViews,
    pieces: piecesOf(bundle),
    // A module that is loaded with another one anyway has no file of its own.
    lateImports: new Map([...late.lateImports].map(([importer, ids]) => [importer, ids.filter(hasOwnFile)])),
    loadedWith(pathEnd) {
      const entries = chunksOf(bundle, [pathEnd])
      if (entries.length === 0) throw new Error(`No module that is loaded by itself ends in ${pathEnd}`)
      return new Set([...withImports(bundle, entries)].flatMap(({ moduleIds }) => moduleIds))
    },
  }
}

function piecesOf(bundle: Rolldown.OutputBundle): Piece[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const imports = new Map(chunks.map(({ fileName }) => [fileName, [] as Piece[]]))
  const pieces = new Map(
    chunks.map(({ fileName, moduleIds, code, facadeModuleId }) => [
      fileName,
      { ids: moduleIds, bytes: code.length, entry: facadeModuleId, imports: imports.get(fileName) ?? [] },
    ]),
  )
  for (const chunk of chunks) {
    for (const name of chunk.imports) {
      const imported = pieces.get(name)
      if (imported) imports.get(chunk.fileName)?.push(imported)
    }
  }
  return [...pieces.values()]
}

interface LateImports {
  lateImports: Map<string, readonly string[]>
  lateViews: Set<string>
}
const LATE_VIEWS = /\/packages\/classroom\/src\/react\/shared\/late-(?:view|notice)\.tsx$/

const noteLateImports = ({ lateImports, lateViews }: LateImports): Plugin => ({
  name: 'hwjy-note-late-imports',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const { dynamicallyImportedIds: late = [], importedIds = [] } = this.getModuleInfo(id) ?? {}
      if (late.length === 0) continue
      lateImports.set(id, late)
      if (importedIds.some((imported) => LATE_VIEWS.test(imported))) lateViews.add(id)
    }
  },
})
