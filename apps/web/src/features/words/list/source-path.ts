import type { FavouriteSource } from '@hwjy/sdk'
import { studentPath } from '../../../shared/page/student-paths.ts'

/** The page where a word was kept. */
export function sourcePath({ kind, id, courseId }: FavouriteSource): string {
  if (kind === 'chapter') return studentPath.chapter(courseId ?? '', id)
  return kind === 'lesson' ? `/student/lesson/${id}` : `/homework-analyze?${new URLSearchParams({ homeworkId: id })}`
}
