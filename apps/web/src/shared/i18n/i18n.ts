import { browserStorage, DEFAULT_LANGUAGE, type Language, LANGUAGES, readLanguage, saveLanguage } from '@hwjy/sdk'
import i18next, { type BackendModule, type CustomTypeOptions, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fetchWords } from './fetch-words.ts'
import { messageFormat } from './message-format.ts'

const storage = browserStorage()

/** Asked for by a page before i18next asks for it: fetched once. */
const fetching = new Map<string, Promise<ResourceKey>>()

function wordsOf(language: string, namespace: string): Promise<ResourceKey> {
  const name = `${language}/${namespace}`
  const words = fetching.get(name) ?? fetchWords(language, namespace)
  fetching.set(name, words)
  // A failed request is repeated the next time.
  words.catch(() => fetching.delete(name))
  return words
}

const localeFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, callback) {
    wordsOf(language, namespace).then(
      (words) => callback(null, words),
      (error: Error) => callback(error, false),
    )
  },
}

export const i18n = i18next.use(localeFiles).use(messageFormat).use(initReactI18next)

const hasStarted = new Promise<void>((resolve) => i18n.on('initialized', () => resolve()))
const chosenLanguage = () => readLanguage(storage, navigator.languages)

/**
 * The page says which language it is in: to readers, to fonts, to the rules of hyphenation. A language chosen in another
 * tab holds here, too.
 */
export function keepPageLanguage() {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  window.addEventListener('storage', () => {
    const language = chosenLanguage()
    if (i18n.isInitialized && language !== i18n.language) void i18n.changeLanguage(language)
  })
}

/** Resolves when the words of the shell are there, in the chosen language. @throws when they cannot be fetched */
export async function startI18n() {
  // i18next asks a little later; what fails is told to it then.
  wordsOf(chosenLanguage(), 'common').catch(() => undefined)
  await i18n.init({
    lng: chosenLanguage(),
    supportedLngs: LANGUAGES,
    // The three files are kept complete by a test, so a second language is never loaded just in case.
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['common'],
    defaultNS: 'common',
  })
  // A page that shows only keys is of no use.
  if (!i18n.hasResourceBundle(i18n.language, 'common')) throw new Error('The words of the app did not come')
}

/** Changes language everywhere, and for the next visit. */
export async function setLanguage(language: Language) {
  await i18n.changeLanguage(language)
  saveLanguage(storage, language)
}

export type WordsNamespace = keyof CustomTypeOptions['resources']

/** Loads a screen's words beside its code. @throws when a file cannot be fetched, like a missing chunk */
export async function loadWords(namespaces: readonly WordsNamespace[]) {
  if (namespaces.length === 0) return
  // The files travel beside those of the shell; i18next, once it has started, asks again and finds them here.
  for (const name of namespaces) wordsOf(i18n.language ?? chosenLanguage(), name).catch(() => undefined)
  await hasStarted
  await i18n.loadNamespaces(namespaces)
  // i18next asks for a file once; for one that failed we ask ourselves, or no second try could ever help.
  const { language } = i18n
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(language, name))
  await Promise.all(missing.map(async (name) => i18n.addResourceBundle(language, name, await wordsOf(language, name))))
}

/** The language the page is in, as the rest of the product spells it. */
export const currentLanguage = (): Language =>
  LANGUAGES.find((language) => language === i18n.language) ?? DEFAULT_LANGUAGE
