import type { Plugin, Rolldown } from 'vite'
import { buildHeadScript } from './head-script.ts'
import { prerender } from './prerender.ts'

export interface FirstPage {
  /** Module of the page, as the end of its path. */
  module: string
  /** Namespaces of the words it needs besides `common`. */
  words: readonly string[]
}

/** Every other page requests this file first. */
const PAGE_ADDRESSES = '/src/app/pages.ts'

/**
 * Pages that people come to first get index pages of their own, `login/index.html` and one for each other language.
 * There the page stands drawn, as a new visitor sees it, before any of its code has come; and its code is asked for
 * beside the app's, not after it has run. @param pages by path below the base
 */
export function firstPages(pages: Readonly<Record<string, FirstPage>>): Plugin {
  let base = '/'
  let root = ''
  let headScript = { fileName: '', code: '' }
  return {
    name: 'hwjy-first-pages',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      base = config.base
      root = config.root
    },
    async buildStart() {
      headScript = await buildHeadScript(root, base)
      this.emitFile({ type: 'asset', fileName: headScript.fileName, source: headScript.code })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: base + headScript.fileName, 'data-words': 'common' }, injectTo: 'head-prepend' },
    ],
    generateBundle: {
      // Once the index page itself is there.
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const html = String(index.source)
        const isNew = (file: string) => !html.includes(`${base}${file}`)
        const rendered = await prerender(root, base, Object.keys(pages))
        for (const { path, language, title, html: body } of rendered) {
          const page = pages[path]
          if (page === undefined) continue
          const links = filesOf(bundle, page.module)
            .filter(isNew)
            .map((file) => `    ${linkTo(base + file)}\n`)
          if (links.length === 0) this.error(`${page.module} has no file of its own`)
          const source = html
            .replace('<html lang="en">', `<html lang="${language}" data-prerendered="waiting">`)
            .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
            .replace('data-words="common"', `data-words="${['common', ...page.words].join(' ')}"`)
            .replace('  </head>', `${links.join('')}  </head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
          const name = language === 'en-US' ? 'index.html' : `index.${language}.html`
          this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source })
        }
        const links = filesOf(bundle, PAGE_ADDRESSES)
          .filter(isNew)
          .map((file) => `    ${linkTo(base + file)}\n`)
        if (links.length === 0) this.error(`${PAGE_ADDRESSES} has no file of its own`)
        index.source = html.replace('  </head>', `${links.join('')}  </head>`)
      },
    },
  }
}

/** A script is asked for as a file, not as a module: browsers keep the failure of a module (`shared/page/load-module.ts`). */
const linkTo = (url: string) =>
  url.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${url}">`
    : `<link rel="preload" as="fetch" crossorigin href="${url}">`

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
