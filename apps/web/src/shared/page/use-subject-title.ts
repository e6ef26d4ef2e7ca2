import { useEffect } from 'react'
import { pageSubjects } from './page-subjects.ts'
import { PRODUCT_TITLE } from './product-title.ts'
import { usePageKey } from './use-page-key.ts'

/**
 * Names the window and the page's tab after the subject of the page, a lesson or a course, once that is known. Runs
 * after the route's own title.
 */
export function useSubjectTitle(subject: string | undefined) {
  const key = usePageKey()
  useEffect(() => {
    if (subject === undefined) return
    document.title = `${subject} · ${PRODUCT_TITLE}`
    pageSubjects.set(key, subject)
  }, [subject, key])
}
