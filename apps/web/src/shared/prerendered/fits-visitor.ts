import { type KeyValueStorage, type Language, readLanguage } from '@hwjy/sdk'

export interface Visit {
  /** Language of the prerendered page. */
  pageLanguage: string
  /** Languages of the browser, best first. */
  languages: readonly string[]
  device: KeyValueStorage
  tab: KeyValueStorage
  /** `history.state`: the page before this one may have left a message in it. */
  historyState: unknown
}

/**
 * Visitors with one of these keys see another first view: they are signed in, sign in another way, or have begun to
 * type.
 */
const ofKnownVisitors = ['hwjy.session', 'hwjy.signInAs', 'hwjy.signInBy']
const ofThisTab = ['hwjy.draft.signIn']

/** A prerendered page shows what a new visitor sees. Returns true when this visitor would see the same. */
export function fitsVisitor({ pageLanguage, languages, device, tab, historyState }: Visit): boolean {
  const wordOfLastPage = (historyState as { usr?: unknown } | null)?.usr ?? null
  const language: Language = readLanguage(device, languages)
  return (
    language === pageLanguage &&
    wordOfLastPage === null &&
    ofKnownVisitors.every((key) => device.getItem(key) === null) &&
    ofThisTab.every((key) => tab.getItem(key) === null)
  )
}
