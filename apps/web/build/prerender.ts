import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { PrerenderedPage, renderPages } from '../src/prerender/render-pages.tsx'
import { appPlugins } from './app-plugins.ts'
import { conditions } from './conditions.ts'

/** Builds the app once more, for Node, and lets it draw these pages. @param paths below the base */
export async function prerender<Path extends string>(
  root: string,
  base: string,
  paths: readonly Path[],
): Promise<PrerenderedPage<Path>[]> {
  // Inside the package, so that what the app imports from node_modules is found from there.
  const outDir = resolve(root, 'node_modules/.prerender')
  await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...appPlugins(), importedWords()],
    resolve: { conditions },
    ssr: { noExternal: [/^@hwjy\//], resolve: { conditions } },
    build: { ssr: resolve(root, 'src/prerender/render-pages.tsx'), outDir, emptyOutDir: true, target: 'node24' },
  })
  try {
    const rendering = (await import(`${pathToFileURL(resolve(outDir, 'render-pages.js'))}`)) as {
      renderPages: typeof renderPages
    }
    const pages = await rendering.renderPages(paths)
    pages.forEach(checkPage)
    return pages
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Our Content-Security-Policy lets pages neither run scripts nor set styles in their text. */
function checkPage({ path, html }: PrerenderedPage) {
  const forbidden = /<script|<style|\sstyle="/.exec(html)
  if (forbidden) throw new Error(`${path}, prerendered: ${html.slice(forbidden.index, forbidden.index + 120)}`)
}

const importedWords = (): Plugin => ({
  name: 'hwjy-imported-words',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('/fetch-words.ts')) return null
    return this.resolve(source.replace('fetch-words', 'imported-words'), importer)
  },
})
