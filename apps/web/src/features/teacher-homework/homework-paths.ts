const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`

/** Addresses of a teacher's homework. Those of section 2 of the product document take their ids in the query. */
export const homeworkPath = {
  list: '/teacher/homework',
  /** @param query `classId`, `lessonId`, `paperId`, `questionIds` (with commas): what the form begins with */
  set: (query: Readonly<Record<string, string>> = {}) => withQuery('/teacher/homework/new', query),
  edit: (homeworkId: string) => `/teacher/homework/${homeworkId}/edit`,
  students: (homeworkId: string, tab?: string) =>
    withQuery('/homework-teacher', { homeworkId, ...(tab !== undefined && { tab }) }),
  results: (homeworkId: string) => withQuery('/homework-analyze', { homeworkId }),
  comments: (answerPaperId: string) => withQuery('/homeworkComments', { answerPaperId }),
  mark: (answerPaperId: string) => withQuery('/corrects', { answerPaperId }),
  /** One question of all students. */
  markQuestion: (homeworkId: string, no: number) => withQuery('/corrects', { homeworkId, no: String(no) }),
  papers: '/teacher/papers',
  paper: (paperId: string) => `/teacher/paper/${paperId}`,
  preview: (query: Readonly<Record<string, string>>) => withQuery('/preview', query),
  withAnswers: (query: Readonly<Record<string, string>>) => withQuery('/analyze', query),
}
