import { type CharacterStrokes, readCharacterStrokes } from '../../../core/hanzi/character-strokes.ts'
import type { StrokeSource } from '../../../ports/stroke-source.ts'

export interface StrokeSourceOptions {
  /** The folder with one file for each character, named by its code point: `5b66.json`. */
  url: string
  /** The licence of the data; linked beside the order of strokes. */
  licenceUrl?: string
}

/** The strokes of characters from files of `hanzi-writer-data`. Each is fetched once, when a card needs it. */
export function createStrokeSource({ url, licenceUrl }: StrokeSourceOptions): StrokeSource {
  const known = new Map<string, Promise<CharacterStrokes | null>>()
  const folder = url.endsWith('/') ? url : `${url}/`

  async function fetchStrokes(character: string): Promise<CharacterStrokes | null> {
    const response = await fetch(`${folder}${fileOf(character)}`)
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The strokes of ${character} could not be fetched: ${response.status}`)
    return readCharacterStrokes(await response.json())
  }

  return {
    ...(licenceUrl !== undefined && { licenceUrl }),
    load(character) {
      const before = known.get(character)
      if (before) return before
      const loading = fetchStrokes(character)
      known.set(character, loading)
      // A failed file is fetched again when it is wanted again.
      loading.catch(() => known.delete(character))
      return loading
    },
  }
}

const fileOf = (character: string) => `${(character.codePointAt(0) ?? 0).toString(16)}.json`
