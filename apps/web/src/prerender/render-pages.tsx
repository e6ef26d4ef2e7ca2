/** Runs in the build (`build/prerender.ts`), never in a browser. */
import { configureSdk, type Language, LANGUAGES } from '@hwjy/sdk'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { prefetchPage } from '../app/page/prefetch-page.ts'
import { metaAt } from '../app/routes/page-at.ts'
import { visitorRoutes } from '../app/routes/visitor-routes.tsx'
import { wholeTitle } from '../app/page/use-page-title.ts'
import { currentLanguage, i18n, startI18n } from '../shared/i18n/i18n.ts'

export interface PrerenderedPage<Path extends string = string> {
  /** Below the base. */
  path: Path
  language: Language
  title: string
  /** Namespaces of the words that it shows, for the index page to request early. */
  words: readonly string[]
  /** Content of the root element. */
  html: string
}

/** Each page as a new visitor sees it first, in each language. @param paths below the base */
export async function renderPages<Path extends string>(paths: readonly Path[]): Promise<PrerenderedPage<Path>[]> {
  configureSdk({ language: currentLanguage })
  await startI18n()
  const pages: PrerenderedPage<Path>[] = []
  for (const language of LANGUAGES) {
    await i18n.changeLanguage(language)
    await i18n.loadNamespaces('titles')
    for (const path of paths) {
      const title = wholeTitle(metaAt(visitorRoutes.pages, `/${path}`)?.title ?? null, i18n.t)
      // The library makes a new list of used namespaces with the first component that uses one.
      delete i18n.reportNamespaces
      const html = await renderPage(import.meta.env.BASE_URL + path)
      pages.push({ path, language, title, words: usedWords(), html })
    }
  }
  return pages
}

const usedWords = () => i18n.reportNamespaces?.getUsedNamespaces() ?? []

async function renderPage(location: string): Promise<string> {
  await prefetchPage(location, null)
  const problems: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App
        inRouter={(app) => (
          <StaticRouter basename={import.meta.env.BASE_URL} location={location}>
            {app}
          </StaticRouter>
        )}
      />
    </StrictMode>,
    // In one piece: what comes late would be put in place by a script in the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (problem) => void problems.push(problem) },
  )
  if (problems.length > 0) throw new AggregateError(problems, `${location} cannot be prerendered`)
  return new Response(prelude).text()
}
