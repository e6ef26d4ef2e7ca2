import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { firstViews, homeViews, SIGNED_IN, visitorViews } from './first-views.ts'

/** Ids of the modules that hold the addresses: of what both homes consist of, and of all other pages. */
export const HOME_IMPORTS = '\0home-imports'
export const LATE_IMPORTS = '\0late-imports'

const SOURCE_OF = { [HOME_IMPORTS]: 'virtual:home-imports', [LATE_IMPORTS]: 'virtual:late-imports' } as const
type ImportsId = keyof typeof SOURCE_OF

/** Modules of the first views that lead on to all other pages, and to what may follow the first view of the sign-in. */
const LEADING_ON = ['src/app/routes/**/*.{ts,tsx}', 'src/features/sign-in/**/*.{ts,tsx}']
/** An `import()` of our own module, as the formatter writes it; not a type. */
const LATE_IMPORT = /(?<!typeof )\bimport\('(\.[^']+)'\)/g

/** Where an address went. */
interface Place {
  id: ImportsId
  name: string
  isPage: boolean
}

/**
 * Moves the addresses that the first views lead on to into files of their own. An address comes with a list of all files
 * that it brings along; together they are kilobytes, and a visitor who signs in needs none of them, a home only its own.
 * So `import('./page.tsx')` becomes "import the addresses, then the page". The index page of every other visit requests
 * them beside the app (`first-pages.ts`).
 */
export function lateImports(): Plugin {
  let places: ReadonlyMap<string, Place> = new Map()
  return {
    name: 'hwjy-late-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      places = findLateImports(root)
    },
    resolveId: (source) => importsIds.find((id) => SOURCE_OF[id] === source) ?? null,
    load(id) {
      if (!importsIds.some((each) => each === id)) return null
      const addresses = [...places]
        .filter(([, place]) => place.id === id)
        .map(([path, { name, isPage }]) => {
          const late = `import(${JSON.stringify(path)})`
          return `export const ${name} = () => ${isPage ? ofPage(late) : late}`
        })
      return [IMPORT_PAGE, ...addresses].join('\n')
    },
    transform(code, importer) {
      const isRoute = isRoutes(importer)
      if (!isRoute && !importer.includes('/src/features/sign-in/')) return null
      const rewritten = code.replace(LATE_IMPORT, (written, source: string) => {
        const place = places.get(resolve(dirname(importer), source))
        const late = place ? `import('${SOURCE_OF[place.id]}')` : written
        const imported = isRoute ? ofPage(late) : late
        return place ? `${imported}.then((late) => late.${place.name}())` : imported
      })
      return isRoute && rewritten !== code ? `${IMPORT_PAGE}\n${rewritten}` : rewritten
    },
  }
}

const importsIds: readonly ImportsId[] = [HOME_IMPORTS, LATE_IMPORTS]

/** Leads to pages; what other modules import late are parts of a page. */
const isRoutes = (path: string) => /\/src\/app\/routes(\/|-for\.ts)/.test(path)

/** What the rewritten code needs of `shared/page/load-module.ts`. */
const IMPORT_PAGE = `import { importPage } from ${JSON.stringify(resolve(import.meta.dirname, '../src/shared/page/load-module.ts'))}`
const ofPage = (late: string) => `importPage(() => ${late})`

/** Returns where each address is exported, by its path. The visitors' first views keep theirs. */
function findLateImports(root: string): Map<string, Place> {
  const inRoot = (path: string) => resolve(root, `.${path}`)
  const first = visitorViews.flatMap((view) => firstViews[view].map(inRoot))
  const ofHomes = [SIGNED_IN, ...homeViews.flatMap((view) => firstViews[view])].map(inRoot)
  const files = globSync(LEADING_ON, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => resolve(root, file))
  const importedBy = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(LATE_IMPORT)].map(([, source = '']) => resolve(dirname(file), source))
  const pages = new Set(files.filter(isRoutes).flatMap(importedBy))
  const late = [...new Set(files.flatMap(importedBy))].filter((path) => !first.includes(path)).sort()
  return new Map(
    late.map((path, index) => {
      const id = ofHomes.includes(path) ? HOME_IMPORTS : LATE_IMPORTS
      return [path, { id, name: `at${index}`, isPage: pages.has(path) }]
    }),
  )
}
