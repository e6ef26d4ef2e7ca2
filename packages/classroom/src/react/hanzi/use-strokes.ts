import { useEffect, useState } from 'react'
import type { CharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import type { StrokeSource } from '../../ports/stroke-source.ts'
import { useClassroom } from '../hooks/classroom-context.ts'

export type CardStrokes =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** Null where there is no data about a character. */
  | { status: 'here'; strokes: readonly (CharacterStrokes | null)[] }

/** The strokes of each character of a text, fetched when they are shown. */
export function useStrokes(text: string): CardStrokes {
  return useStrokesFrom(useClassroom().strokes, text)
}

/** The same outside a room. */
export function useStrokesFrom(source: StrokeSource | undefined, text: string): CardStrokes {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ text: string; strokes: readonly (CharacterStrokes | null)[] | null } | null>(
    null,
  )
  useEffect(() => {
    let isCurrent = true
    loadStrokes(source, text).then(
      (strokes) => isCurrent && setLoaded({ text, strokes }),
      () => isCurrent && setLoaded({ text, strokes: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [source, text, attempt])
  if (loaded?.text !== text) return { status: 'loading' }
  if (loaded.strokes === null) {
    return {
      status: 'failed',
      retry: () => {
        setLoaded(null)
        setAttempt(attempt + 1)
      },
    }
  }
  return { status: 'here', strokes: loaded.strokes }
}

/** @throws when some could not be fetched */
export const loadStrokes = (
  source: StrokeSource | undefined,
  text: string,
): Promise<readonly (CharacterStrokes | null)[]> =>
  Promise.all([...text].map((character) => source?.load(character) ?? null))
