import type { Plugin, Rolldown } from 'vite'

/**
 * Pages that people come to first get an index page of their own, `login/index.html`, which asks for the page's code
 * beside the app's, not after it has run.
 * @param pages module of the page by its path below the base
 */
export function routePages(pages: Readonly<Record<string, string>>): Plugin {
  let base = '/'
  return {
    name: 'hwjy-route-pages',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      // Once the index page itself is there.
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const html = String(index.source)
        for (const [path, module] of Object.entries(pages)) {
          const links = filesOf(bundle, module)
            .filter((file) => !html.includes(`${base}${file}`))
            .map((file) => `    ${linkTo(base + file)}\n`)
          if (links.length === 0) this.error(`${module} has no file of its own`)
          const source = html.replace('  </head>', `${links.join('')}  </head>`)
          this.emitFile({ type: 'asset', fileName: `${path}/index.html`, source })
        }
      },
    },
  }
}

const linkTo = (url: string) =>
  url.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${url}">`
    : `<link rel="modulepreload" crossorigin href="${url}">`

/** The page's own file, what it imports at once, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const files = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (files.has(fileName) || chunk?.type !== 'chunk') return
    files.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module)) add(chunk.fileName)
  }
  return [...files]
}
