import type { ResourceKey } from 'i18next'

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', { import: 'default' })

/** Instead of `fetchWords`, for tests and for the build: neither has a server of files. */
export async function fetchWords(language: string, namespace: string): Promise<ResourceKey> {
  const load = files[`../../locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`No locale file ${language}/${namespace}.json`)
  return load()
}
