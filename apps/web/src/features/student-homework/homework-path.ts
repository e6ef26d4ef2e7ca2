/** Addresses of homework, for students. The subject stands in the query, as the product document has it. */
const of = (path: string) => (homeworkId: string) => `${path}?homeworkId=${encodeURIComponent(homeworkId)}`

export const homeworkPath = {
  list: '/student/homework',
  cover: of('/homework'),
  work: of('/examination'),
  handedIn: of('/success'),
  marks: of('/homework-analyze'),
  comments: (answerPaperId: string) => `/homeworkComments?answerPaperId=${encodeURIComponent(answerPaperId)}`,
}
