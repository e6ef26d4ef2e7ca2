import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { chunksOf, filesOf, withImports } from './bundle-files.ts'
import { firstViews, homesLater, homeViews, SIGNED_IN, SIGNED_IN_ROUTES } from './first-views.ts'
import { HOME_IMPORTS, LATE_IMPORTS } from './late-imports.ts'
import { HOME_NAMESPACES, wordFileOf } from './word-files.ts'

/** These modules are loaded after the start, and the home of a signed-in user does not open without them. */
const homeModules = [
  HOME_IMPORTS,
  LATE_IMPORTS,
  SIGNED_IN,
  SIGNED_IN_ROUTES,
  '/src/app/page/not-found-page.tsx',
  '/src/app/palette/palette.tsx',
  '/src/app/shell/user-info-dialog.tsx',
  '/src/app/navigation/more-drawer.tsx',
  ...homeViews.flatMap((view) => firstViews[view]),
]
/** The namespaces of the words that a component uses, as the bundler writes it. */
const USED_WORDS = /\buseTranslation\((\[[^[\]]*\]|"\w+"|'\w+')/g
const headScript = /^assets\/head-[^/]+\.js$/

/** Builds the service worker, and tells it which files the app needs to open. */
export function offlineShell(): Plugin {
  let base = '/'
  let root = ''
  return {
    name: 'hwjy-offline-shell',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
      root = config.root
    },
    buildStart() {
      const id = resolve(root, 'service-worker/service-worker.ts')
      this.emitFile({ type: 'chunk', id, fileName: 'service-worker.js' })
    },
    generateBundle(_options, bundle) {
      const worker = bundle['service-worker.js']
      if (worker?.type !== 'chunk') throw new Error('The build made no service-worker.js')
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? ''
      const shell = [base, ...shellFiles(bundle, codeOf).map((file) => base + file)]
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      worker.code = worker.code.replace('__BUILD__', build).replace('__SHELL__', shell.join())
    },
  }
}

/**
 * Returns the files of the entry and of the homes, with everything they import before they run, their words, and the
 * script in the head.
 */
function shellFiles(bundle: Rolldown.OutputBundle, codeOf: (moduleId: string) => string): string[] {
  const loadedWith = (pathEnds: readonly string[]) => withImports(bundle, chunksOf(bundle, pathEnds))
  const chunks = loadedWith(['/index.html', ...homeModules])
  const later = namespacesIn(loadedWith([...homeModules, ...homesLater]), codeOf)
  const unused = HOME_NAMESPACES.filter((namespace) => !later.has(namespace))
  if (unused.length > 0) throw new Error(`The homes no longer need the words of ${unused.join(', ')} (word-files.ts)`)
  const words = new Set(['common', ...namespacesIn(chunks, codeOf)].map(wordFileOf))
  const wordsOf = (file: string) => /^assets\/(\w+)\.[^/]+\.json$/.exec(file)?.[1]
  const others = Object.keys(bundle).filter((file) => words.has(wordsOf(file) ?? '') || headScript.test(file))
  return [...filesOf(chunks), ...others].sort()
}

/** Returns the namespaces of the words that the modules of these chunks use. */
function namespacesIn(
  chunks: Iterable<Rolldown.OutputChunk>,
  codeOf: (moduleId: string) => string,
): ReadonlySet<string> {
  const ids = [...chunks].flatMap(({ moduleIds }) => moduleIds)
  const lists = ids.flatMap((id) => [...codeOf(id).matchAll(USED_WORDS)].map(([, used = '']) => used))
  return new Set(lists.flatMap((list) => list.match(/\w+/g) ?? []))
}
