import { build, type Plugin, type Rolldown } from 'vite'
import { pdfAssets } from '../../../packages/ui/pdf-assets.ts'
import { appPlugins } from './app-plugins.ts'
import { chunksOf, withImports } from './bundle-files.ts'
import { conditions } from './conditions.ts'
import { productionRouter } from './production-router.ts'

export interface ImportGraph {
  /** Ids of the modules that are loaded with the module whose path ends so: all that it imports and really uses. */
  loadedWith: (pathEnd: string) => ReadonlySet<string>
  /** Ids of the modules that each module imports when it needs them. */
  lateImports: ReadonlyMap<string, readonly string[]>
}

/**
 * Builds the app once without any grouping, and reads from the result which modules each entry loads. The list of
 * imports alone does not tell: a module that imports one name of the design system would seem to need all of it.
 */
export async function readImportGraph(root: string, base: string, mode: string): Promise<ImportGraph> {
  const lateImports = new Map<string, readonly string[]>()
  const { output } = (await build({
    root,
    base,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...appPlugins(), productionRouter(), pdfAssets(), noteLateImports(lateImports)],
    resolve: { conditions },
    build: { write: false, target: 'es2023', minify: false, cssMinify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]))
  return {
    lateImports,
    loadedWith(pathEnd) {
      const entries = chunksOf(bundle, [pathEnd])
      if (entries.length === 0) throw new Error(`No module that is loaded by itself ends in ${pathEnd}`)
      return new Set([...withImports(bundle, entries)].flatMap(({ moduleIds }) => moduleIds))
    },
  }
}

const noteLateImports = (found: Map<string, readonly string[]>): Plugin => ({
  name: 'hwjy-note-late-imports',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const late = this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
      if (late.length > 0) found.set(id, late)
    }
  },
})
