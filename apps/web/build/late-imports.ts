import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { firstViews, visitorViews } from './first-views.ts'

/** Id of the module that holds the addresses. */
export const LATE_IMPORTS = '\0late-imports'

const SOURCE = 'virtual:late-imports'
/** Modules of the first views that lead on to all other pages, and to what may follow the first view of the sign-in. */
const LEADING_ON = ['src/app/routes/*.{ts,tsx}', 'src/features/sign-in/**/*.{ts,tsx}']
/** An `import()` of our own module, as the formatter writes it; not a type. */
const LATE_IMPORT = /(?<!typeof )\bimport\('(\.[^']+)'\)/g

/**
 * Moves the addresses that the first views lead on to into a file of their own. An address comes with a list of all
 * files that it brings along; together they are kilobytes, and a visitor who signs in needs none of them. So
 * `import('./page.tsx')` becomes "import the addresses, then the page". The index page of every other visit requests
 * them beside the app (`first-pages.ts`).
 */
export function lateImports(): Plugin {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    name: 'hwjy-late-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      names = findLateImports(root)
    },
    resolveId: (source) => (source === SOURCE ? LATE_IMPORTS : null),
    load(id) {
      if (id !== LATE_IMPORTS) return null
      return [...names].map(([path, name]) => `export const ${name} = () => import(${JSON.stringify(path)})`).join('\n')
    },
    transform(code, importer) {
      if (!importer.includes('/src/app/routes/') && !importer.includes('/src/features/sign-in/')) return null
      return code.replace(LATE_IMPORT, (written, source: string) => {
        const name = names.get(resolve(dirname(importer), source))
        return name === undefined ? written : `import('${SOURCE}').then((late) => late.${name}())`
      })
    },
  }
}

/** Returns the name under which each address is exported, by its path. The visitors' first views keep theirs. */
function findLateImports(root: string): Map<string, string> {
  const first = visitorViews.flatMap((view) => firstViews[view].map((path) => resolve(root, `.${path}`)))
  const paths = globSync(LEADING_ON, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => resolve(root, file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(LATE_IMPORT)].map(([, source = '']) => resolve(dirname(file), source)),
    )
  const late = [...new Set(paths)].filter((path) => !first.includes(path)).sort()
  return new Map(late.map((path, index) => [path, `at${index}`]))
}
