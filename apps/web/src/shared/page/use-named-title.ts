import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Titles the window with the name of the page's subject, once it is known; for public pages, which are titled in the
 * visitor's language.
 */
export function useNamedTitle(name: string | undefined) {
  const { t } = useTranslation()
  const title = name === undefined ? null : `${name} · ${t('product')}`
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      // Unless the next page has said its own by then.
      if (document.title === title) document.title = before
    }
  }, [title])
}
