import { deviceStorage, tabStorage } from '../choices/storage.ts'
import { fitsVisitor } from './fits-visitor.ts'

/** On `<html>` from the build until the app has taken the page over; `unfit` hides it from a visitor it was not made for. */
type State = 'waiting' | 'unfit'

const state = () => document.documentElement.dataset['prerendered'] as State | undefined

/** Returns true when the prerendered page is what this visitor would see. Null: no page was prerendered. */
export function prerenderedFits(): boolean | null {
  if (state() === undefined) return null
  if (state() === 'unfit') return false
  return fitsVisitor({
    pageLanguage: document.documentElement.lang,
    languages: navigator.languages,
    device: deviceStorage,
    tab: tabStorage,
    historyState: history.state,
  })
}

export function hidePrerendered() {
  document.documentElement.dataset['prerendered'] = 'unfit' satisfies State
}

export function endPrerendered() {
  delete document.documentElement.dataset['prerendered']
}
