import { type Language, whenLoaded } from '@hwjy/base'
import { useEffect, useMemo, useState } from 'react'
import type { AreaWords } from './area-words.ts'
import type { LaterLabels } from './en-US.ts'
import { type ArrivedLabels, firstWords, laterWordsCode } from './labels.ts'
import { useWordsOf } from './use-words.ts'

const NOTHING_YET: AreaWords<Partial<LaterLabels>> = {
  english: {},
  loaded: () => ({}),
  load: () => Promise.resolve({}),
}

/** The words of the room that are here; null while those of its first view are fetched. */
export function useLabels(language: Language): ArrivedLabels | null {
  const [area, setArea] = useState(laterWordsCode.loaded)
  const first = useWordsOf(firstWords, language)
  const later = useWordsOf<Partial<LaterLabels>>(area ?? NOTHING_YET, language)
  useEffect(() => (area ? undefined : whenLoaded(laterWordsCode, setArea)), [area])
  return useMemo(() => first && { ...first, ...later }, [first, later])
}
