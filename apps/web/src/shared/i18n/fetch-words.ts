import type { ResourceKey } from 'i18next'
import { fileOfSeveral, wordsUrl } from './words-url.ts'

/** Words of several namespaces, on their way or here, by URL. */
const coming = new Map<string, Promise<Readonly<Record<string, ResourceKey>>>>()

/** Only those that a screen asks for are fetched. @throws when they cannot be */
export async function fetchWords(language: string, namespace: string): Promise<ResourceKey> {
  const url = wordsUrl(language, namespace)
  if (fileOfSeveral(namespace) === null) return fetchJson<ResourceKey>(url)
  const words = coming.get(url) ?? fetchJson(url)
  coming.set(url, words)
  try {
    return (await words)[namespace] ?? {}
  } catch (error) {
    // The next request asks again.
    coming.delete(url)
    throw error
  }
}

async function fetchJson<Words = Readonly<Record<string, ResourceKey>>>(url: string): Promise<Words> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  return response.json() as Promise<Words>
}
