import { useEffect } from 'react'
import { pageSubjects } from '../page/page-subjects.ts'
import { PRODUCT_TITLE } from '../page/product-title.ts'
import { usePageKey } from '../page/use-page-key.ts'

/** The window says which lesson it is, once that is known, and so does the page's tab. Runs after the route's own title. */
export function useLessonTitle(lessonName: string | undefined) {
  const key = usePageKey()
  useEffect(() => {
    if (lessonName === undefined) return
    document.title = `${lessonName} · ${PRODUCT_TITLE}`
    pageSubjects.set(key, lessonName)
  }, [lessonName, key])
}
