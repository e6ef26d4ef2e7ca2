import type { FavouriteType, Role } from '@hwjy/sdk'
import { coursePaths } from '../courses/course-paths.ts'
import { studentPath } from '../page/student-paths.ts'

interface Place {
  targetType: FavouriteType
  targetId: string | null
  courseId: string | null
  lessonId: string | null
  chapterId?: string | null
}

/** The page of something that is kept or was found; null where it has none. */
export function thingPath(role: Role, { targetType, targetId, courseId, lessonId, chapterId }: Place): string | null {
  const chapter = targetType === 'chapter' ? targetId : (chapterId ?? null)
  switch (targetType) {
    case 'course':
      return targetId && coursePath(role, targetId)
    case 'lesson':
      return targetId && `/${role}/lesson/${targetId}`
    case 'resource':
      if (lessonId !== null) return `/${role}/lesson/${lessonId}`
      return role === 'teacher' ? '/teacher/resources' : null
    case 'chapter':
    case 'word':
      if (courseId === null || chapter === null) return null
      // A teacher reads chapters on the pages of lessons and courses.
      return role === 'student' ? studentPath.chapter(courseId, chapter) : coursePath(role, courseId)
    default:
      return targetType satisfies never
  }
}

const coursePath = (role: Role, courseId: string) =>
  role === 'student' ? coursePaths.detail(courseId) : `/teacher/course/${courseId}`
