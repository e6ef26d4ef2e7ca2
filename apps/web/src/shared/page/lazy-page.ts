import { type ComponentType, createElement, lazy } from 'react'
import type { WordsNamespace } from '../i18n/i18n.ts'
import { codeLoader } from './code-loader.ts'

export type LazyPage<Props = object> = ComponentType<Props> & {
  /** Fetches it before it is shown. @throws {PageLoadError} by rejecting */
  prefetch: () => Promise<unknown>
}

/**
 * A page that is fetched when first opened. Renders or throws `PageLoadError`; unlike `React.lazy` it can be tried again,
 * for a network that was gone for a moment.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...words: WordsNamespace[]
): LazyPage<Props> {
  let Fetched: ComponentType<Props> | null = null
  const page = codeLoader(load, words, () => {
    Fetched = null
  })
  function Page(props: Props) {
    Fetched ??= lazy(page.load)
    return createElement(Fetched, props)
  }
  return Object.assign(Page, { prefetch: page.load })
}
