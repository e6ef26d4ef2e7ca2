import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Modules that are loaded after the start, and without which the home of a signed-in person does not open. */
const frameModules = [
  /\/src\/app\/(pages\.ts|(shell|signed-in|not-found-page)\.tsx)$/,
  /\/src\/features\/lessons\/(student|teacher)-home-page\.tsx$/,
]
const frameWords = /^assets\/(common|shell|pages|lessons)\.[^/]+\.json$/
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
      const shell = [base, ...shellFiles(bundle).map((file) => base + file)]
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      worker.code = worker.code.replace('__BUILD__', build).replace('__SHELL__', shell.join())
    },
  }
}

const isChunk = (file: Rolldown.OutputBundle[string] | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk'

/** The entry and the frame, with everything they import before they run, their words, and the script in the head. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(isChunk)
  const isFrame = ({ facadeModuleId: id }: Rolldown.OutputChunk) =>
    id !== null && frameModules.some((pattern) => pattern.test(id))
  const isStart = (chunk: Rolldown.OutputChunk) => chunk.isEntry && chunk.fileName !== 'service-worker.js'
  const roots = chunks.filter((chunk) => isStart(chunk) || isFrame(chunk))
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const imported of chunk.imports) {
      const next = bundle[imported]
      if (isChunk(next)) add(next)
    }
  }
  roots.forEach(add)
  const others = Object.keys(bundle).filter((file) => frameWords.test(file) || headScript.test(file))
  return [...files, ...others].sort()
}
