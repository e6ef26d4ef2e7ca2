import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { chunksOf, withImports } from './bundle-files.ts'
import { type FirstView, firstViews, SIGNED_IN, SIGNED_IN_ROUTES } from './first-views.ts'
import { HOME_IMPORTS } from './late-imports.ts'

const START = '/index.html'
const homeModules = [START, SIGNED_IN_ROUTES, HOME_IMPORTS, SIGNED_IN]

/** A first visit may load so many bytes of JavaScript, by gzip -9, before the page runs. */
const limits: Readonly<Partial<Record<FirstView, { bytes: number; modules: readonly string[] }>>> = {
  login: { bytes: 132_000, modules: [START] },
  student: { bytes: 190_000, modules: homeModules },
  teacher: { bytes: 190_000, modules: homeModules },
}

/** Fails the build that makes a first visit too heavy, and says by how much. */
export function weightLimits(): Plugin {
  return {
    name: 'hwjy-weight-limits',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    enforce: 'post',
    generateBundle: {
      // Once the code of each chunk is final.
      order: 'post',
      handler(_, bundle) {
        for (const [view, { bytes, modules }] of Object.entries(limits)) {
          const weight = weightOf(bundle, [...modules, ...firstViews[view as FirstView]])
          if (weight > bytes) this.error(`A first visit to ${view} weighs ${weight} bytes, of ${bytes} that it may`)
          this.info(`a first visit to ${view}: ${(weight / 1000).toFixed(1)} of ${bytes / 1000} kB`)
        }
      },
    },
  }
}

const weightOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]) =>
  [...withImports(bundle, chunksOf(bundle, modules))]
    .map(({ code }) => gzipSync(code, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0)
