import { useEffect } from 'react'
import { pageSubjects } from '../../shared/page/page-subjects.ts'
import { PRODUCT_TITLE } from '../../shared/page/product-title.ts'
import { usePageKey } from '../../shared/page/use-page-key.ts'

/** The window and the page's tab say which homework it is, once that is known. */
export function useHomeworkName(title: string | undefined) {
  const key = usePageKey()
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${PRODUCT_TITLE}`
    pageSubjects.set(key, title)
  }, [title, key])
}
