/**
 * Runs before the page is drawn, apart from the app: a file of its own in the head of every index page
 * (`build/head-script.ts`). Keep it small: the first picture waits for it.
 */
import { readLanguage } from '@hwjy/sdk'
import { applySavedAppearance } from '../shared/appearance.ts'
import { wordsUrl } from '../shared/i18n/words-url.ts'
import { deviceStorage } from '../shared/choices/storage.ts'
import { type EarlyInput, keepEarlyInput } from '../shared/prerendered/early-input.ts'
import { hidePrerendered, prerenderedFits } from '../shared/prerendered/prerendered.ts'
import { watchForApp } from './watch-for-app.ts'

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

const language = readLanguage(deviceStorage, navigator.languages)
applySavedAppearance()
watchForApp(document, language, deviceStorage)
const { words = '', pages = '' } = document.currentScript?.dataset ?? {}
fetchWordsEarly(words)
if (!isHome()) for (const href of pages.split(' ').filter(Boolean)) requestEarly({ rel: 'modulepreload', href })
const fits = prerenderedFits()
if (fits === false) hidePrerendered()
if (fits) window.earlyInput = keepEarlyInput(document)

/**
 * Requests the words of the page while the code that will ask for them still loads.
 * @param namespaces between spaces
 */
function fetchWordsEarly(namespaces: string) {
  const urls = namespaces.split(' ').map((namespace) => wordsUrl(language, namespace))
  for (const href of new Set(urls)) requestEarly({ rel: 'preload', as: 'fetch', href })
}

function requestEarly(link: { rel: 'preload' | 'modulepreload'; as?: 'fetch'; href: string }) {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...link }))
}

/** Homes need no address but their own. */
function isHome(): boolean {
  const path = location.pathname.slice(import.meta.env.BASE_URL.length).replace(/\/$/, '')
  return path === 'student' || path === 'teacher'
}
