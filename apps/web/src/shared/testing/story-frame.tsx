import { configureSdk, LANGUAGES, memoryStorage } from '@hwjy/sdk'
import { createInstance } from 'i18next'
import type { ComponentType } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { messageFormat } from '../i18n/message-format.ts'

// Nobody is signed in, and a story asks no server.
configureSdk({ storage: memoryStorage(), fetch: async () => Response.error() })

type Words = Readonly<Record<string, unknown>>
const files = import.meta.glob<Words>('../../locales/*/{common,keys,lessons,places,timetable,questions}.json', {
  import: 'default',
  eager: true,
})

function wordsOf(language: string): Record<string, Words> {
  const entries = Object.entries(files).flatMap(([path, words]) => {
    const [folder, file = ''] = path.split('/').slice(-2)
    return folder === language ? [[file.replace('.json', ''), words] as const] : []
  })
  return Object.fromEntries(entries)
}

const resources = Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)]))

/** One instance for each language, so that a story in another language is drawn at once. */
const instances = new Map(
  LANGUAGES.map((language) => {
    const i18n = createInstance().use(messageFormat).use(initReactI18next)
    void i18n.init({ lng: language, fallbackLng: false, resources, defaultNS: 'common', initAsync: false })
    return [language as string, i18n]
  }),
)

/** The app around a part of it, in the catalogue: words in the language of the toolbar, and a router. */
export function storyFrame(Story: ComponentType, { globals }: { globals: Readonly<Record<string, unknown>> }) {
  const i18n = instances.get(String(globals['language'] ?? 'en-US'))
  if (!i18n) throw new Error('a language that the app does not have')
  return (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </I18nextProvider>
  )
}
