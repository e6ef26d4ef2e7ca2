import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { chunksOf, filesOf, withImports } from './bundle-files.ts'

/** Vite's own helper, which the build puts around every `import()`. */
const HELPER = /\/preload-helper\.js$/

/** Puts `src/shared/page/load-module.ts` in the place of Vite's helper, around every `import()` of the app and its packages. */
export function loadModules(): Plugin {
  let root = ''
  // The index page requests these files.
  let first = new Set<string>()
  return {
    name: 'hwjy-load-modules',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that runs this knows it.
          polyfill: false,
          // The module's own file as well, also where it is the only one; not what runs before any `import()` can.
          resolveDependencies: (file, others, { hostType }) =>
            hostType === 'html' ? others : [...new Set([file, ...others])].filter((needed) => !first.has(needed)),
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      first = new Set(filesOf(withImports(bundle, chunksOf(bundle, ['/index.html']))))
    },
    load: {
      filter: { id: HELPER },
      handler: () =>
        `export { loadModule as __vitePreload } from ${JSON.stringify(resolve(root, 'src/shared/page/load-module.ts'))}`,
    },
  }
}
