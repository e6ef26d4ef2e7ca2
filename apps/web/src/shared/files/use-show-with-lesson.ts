import { ApiError, errorCodes, type ResourceItem, useCopyResource, useUploadLessonResource } from '@hwjy/sdk'
import { atOnce } from '../at-once.ts'

/**
 * Shows one of the teacher's files with a lesson. A file has one place of its own; every further place shows a copy,
 * which costs no space.
 */
export function useShowWithLesson() {
  const { mutateAsync: attach } = useUploadLessonResource(atOnce)
  const { mutateAsync: copy } = useCopyResource(atOnce)
  return async ({ resourceId, lessonId: place }: ResourceItem, lessonId: string) => {
    const data = { resourceId, lessonId }
    if (place !== null) return copy({ data })
    try {
      return await attach({ data })
    } catch (error) {
      // Another window gave it its place meanwhile.
      if (error instanceof ApiError && error.code === errorCodes.resourceElsewhere) return copy({ data })
      throw error
    }
  }
}
