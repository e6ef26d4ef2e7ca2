import { useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies a text and says so; `hasFailed` is for a word about another way. */
export function useCopy() {
  const { t } = useTranslation('secondStep')
  const toast = useToast()
  const [hasFailed, setHasFailed] = useState(false)
  async function copy(text: string) {
    try {
      // There is no clipboard on a page without https, and a browser may refuse it.
      await navigator.clipboard.writeText(text)
      setHasFailed(false)
      toast.show(t('copied'))
    } catch {
      setHasFailed(true)
    }
  }
  return { copy, hasFailed }
}
