import { useEffect, useState } from 'react'
import { type Labels, type Language, loadedLabels, loadLabels } from './labels.ts'

/**
 * The words of a language; `null` while they are fetched for the first time. Words that cannot be fetched must not
 * keep anybody out of class: English is built in.
 */
export function useLabels(language: Language): Labels | null {
  const [spoken, setSpoken] = useState<{ for: Language; language: Language } | null>(null)
  const labels = loadedLabels(language) ?? (spoken?.for === language ? loadedLabels(spoken.language) : null)
  useEffect(() => {
    if (loadedLabels(language)) return
    let isCurrent = true
    const arrive = (arrived: Language) => isCurrent && setSpoken({ for: language, language: arrived })
    loadLabels(language).then(
      () => arrive(language),
      () => arrive('en-US'),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return labels
}
