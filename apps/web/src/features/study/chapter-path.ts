/** Address of a chapter to read. */
export const chapterPath = (courseId: string, chapterId: string) =>
  `/student/course/${encodeURIComponent(courseId)}/chapter/${encodeURIComponent(chapterId)}`
