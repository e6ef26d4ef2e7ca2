import type { ResourceKey } from 'i18next'

/** Below the base; `build/word-files.ts` fills it in. */
declare const __WORDS_PATH__: string

/** One small file per language and namespace; only those that a screen asks for are fetched. @throws when it cannot be */
export async function fetchWords(language: string, namespace: string): Promise<ResourceKey> {
  const path = __WORDS_PATH__.replace('[language]', language).replace('[namespace]', namespace)
  const response = await fetch(import.meta.env.BASE_URL + path)
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return response.json()
}
