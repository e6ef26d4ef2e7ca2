import type { ComponentType } from 'react'
import type { WordsNamespace } from '../../shared/i18n/i18n.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import type * as Pages from '../pages.ts'

/**
 * A page whose address stands in `pages.ts`. The addresses of all pages and of what each brings along are kilobytes, and
 * a visitor who signs in needs none of them. So they are a file of their own, which every index page but those of the
 * first visits asks for beside the app.
 */
export const latePage = <Props extends object = object>(
  find: (pages: typeof Pages) => Promise<{ default: ComponentType<Props> }>,
  ...words: WordsNamespace[]
) => lazyPage(async () => find(await import('../pages.ts')), ...words)
