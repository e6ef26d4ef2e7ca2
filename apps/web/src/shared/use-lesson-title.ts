import { useEffect } from 'react'
import { PRODUCT_TITLE } from './product-title.ts'

/** The tab says which lesson it is, once that is known. Runs after the route has set its own title. */
export function useLessonTitle(lessonName: string | undefined) {
  useEffect(() => {
    if (lessonName !== undefined) document.title = `${lessonName} · ${PRODUCT_TITLE}`
  }, [lessonName])
}
