import type { Plugin } from 'vite'
import { passesOn } from './bundle-files.ts'

/** An `import()` of a file beside the importer, as the bundler writes it. */
const DYNAMIC_IMPORT = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g

/**
 * The bundler keeps a file for each module that is imported late, although its code went into a file with others
 * (`first-visit.ts`). Such a file does nothing but pass on what that other file has: some sixty of them for a class, of
 * fifty bytes and two requests each. So `import('./chat.js')` becomes an import of the file that has the code.
 */
export function directImports(): Plugin {
  return {
    name: 'hwjy-direct-imports',
    apply: 'build',
    generateBundle: {
      // Before the files that each `import()` needs are looked up.
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          chunk.code = chunk.code.replace(DYNAMIC_IMPORT, (written, quote: string, name: string) => {
            const passedOn = passesOn(bundle[`assets/${name}`])
            if (passedOn === null) return written
            const names = passedOn.names.map(([inner, outer]) => `${outer}:e.${inner}`).join()
            return `import(${quote}./${passedOn.fileName}${quote}).then(e=>({${names}}))`
          })
        }
      },
    },
  }
}

/** Removes the files that are no longer imported. It comes last: until then a module's file is found by them. */
export function unimportedFiles(): Plugin {
  return {
    name: 'hwjy-unimported-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) if (passesOn(file) !== null) delete bundle[fileName]
      },
    },
  }
}
