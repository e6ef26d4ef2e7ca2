/** Addresses in the student's area to which several features lead. */
export const studentPath = {
  history: '/student/history',
  historyOf: (courseId: string) => `/student/history?${new URLSearchParams({ courseId })}`,
  resources: '/student/resources',
  teacher: (tchId: string) => `/student/teacher/${encodeURIComponent(tchId)}`,
  groups: '/student/groups',
  book: (courseId: string) => `/student/book/${encodeURIComponent(courseId)}`,
  chapter: (courseId: string, chapterId: string) =>
    `/student/course/${encodeURIComponent(courseId)}/chapter/${encodeURIComponent(chapterId)}`,
}
