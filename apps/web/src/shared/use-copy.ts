import { useToast } from '@hwjy/ui'
import { useState } from 'react'

/**
 * Copies a text and says so; `hasFailed` is for a word about another way.
 * @param copied the words that say so
 */
export function useCopy(copied: string) {
  const toast = useToast()
  const [hasFailed, setHasFailed] = useState(false)
  async function copy(text: string) {
    try {
      // There is no clipboard on a page without https, and a browser may refuse it.
      await navigator.clipboard.writeText(text)
      setHasFailed(false)
      toast.show(copied)
    } catch {
      setHasFailed(true)
    }
  }
  return { copy, hasFailed }
}
