import type { Plugin } from 'vite'
import { chunksOf, filesOf, withImports } from './bundle-files.ts'
import { firstViews, SIGNED_IN_ROUTES, visitorViews } from './first-views.ts'
import { buildHeadScript } from './head-script.ts'
import { HOME_IMPORTS, LATE_IMPORTS } from './late-imports.ts'
import { prerender } from './prerender.ts'

/**
 * Pages that visitors come to first get index pages of their own, `login/index.html` and one for each other language.
 * There the page stands drawn, as a new visitor sees it, before any of its code has come; and its code and words are
 * requested beside the app's, not after it has run.
 */
export function firstPages(): Plugin {
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
        /** Requests what these modules need, except for what the index page requests already. */
        const neededBy = (pathEnds: readonly string[]) => {
          const files = filesOf(withImports(bundle, chunksOf(bundle, pathEnds))).map((file) => base + file)
          const others = files.filter((url) => !html.includes(url))
          if (others.length === 0) this.error(`${pathEnds.join(' and ')} have no file of their own`)
          return others
        }
        const linksTo = (pathEnds: readonly string[]) =>
          neededBy(pathEnds)
            .map((url) => `    ${linkTo(url)}\n`)
            .join('')
        for (const { path, language, title, words, html: body } of await prerender(root, base, visitorViews)) {
          const source = html
            .replace('<html lang="en">', `<html lang="${language}" data-prerendered="waiting">`)
            .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
            .replace('data-words="common"', `data-words="${words.join(' ')}"`)
            .replace('  </head>', `${linksTo(firstViews[path])}  </head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
          const name = language === 'en-US' ? 'index.html' : `index.${language}.html`
          this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source })
        }
        // Every other page is reached by its address: those of the homes come at once, and the script in the head asks
        // for the many others where none of the homes is opened.
        const ofPages = neededBy([LATE_IMPORTS]).filter((url) => url.endsWith('.js'))
        index.source = html
          .replace('data-words="common"', `data-words="common" data-pages="${ofPages.join(' ')}"`)
          .replace('  </head>', `${linksTo([SIGNED_IN_ROUTES, HOME_IMPORTS])}  </head>`)
      },
    },
  }
}

const linkTo = (url: string) =>
  url.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${url}">`
    : `<link rel="modulepreload" crossorigin href="${url}">`
