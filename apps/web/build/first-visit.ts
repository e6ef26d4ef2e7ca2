import type { Plugin } from 'vite'
import { firstFiles } from './files/first-files.ts'
import { styleFiles, THEME_STYLES } from './files/style-files.ts'
import { type ImportGraph, readImportGraph } from './import-graph.ts'
import { roomFiles } from './files/room-files.ts'
import { sharedFiles } from './files/shared-files.ts'

/**
 * Puts the modules of the first views into few files, one for every set of views that share them, and those of the live
 * room into two: over HTTP/1.1 a browser fetches six at a time, and a slow phone pays several milliseconds for each. By
 * default the bundler makes a file for every set of pages that share something.
 *
 * A view that needs a module needs what the module imports as well. So a file imports only files of the same views or
 * of more, and no two files import each other.
 */
export function firstVisit(): Plugin {
  let files: ReadonlyMap<string, string> = new Map()
  let readGraph: () => Promise<ImportGraph>
  return {
    name: 'hwjy-first-visit',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: (id) => (THEME_STYLES.test(id) ? 'styles' : files.get(id)) ?? null,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    configResolved({ root, base, mode }) {
      readGraph = () => readImportGraph(root, base, mode)
    },
    async buildStart() {
      const graph = await readGraph()
      const named = new Map([...roomFiles(graph), ...firstFiles(graph)])
      files = new Map([...sharedFiles(graph, named), ...named, ...styleFiles(graph)])
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
      // It would wait for the entry, which waits for the first page.
      for (const { fileName, imports } of chunks)
        if (imports.some((name) => entries.includes(name))) this.error(`${fileName} imports the entry`)
    },
  }
}
