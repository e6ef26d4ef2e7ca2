import type { ResourceKey } from 'i18next'
import { wordsUrl } from './words-url.ts'

/** Only those that a screen asks for are fetched. @throws when they cannot be */
export async function fetchWords(language: string, namespace: string): Promise<ResourceKey> {
  const url = wordsUrl(language, namespace)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  return response.json()
}
