export const bankPath = '/teacher/questions'
export const questionPath = (questionId: string) => `/teacher/question/${encodeURIComponent(questionId)}`
/** @param from an existing question or example that the new one starts with */
export const newQuestionPath = (from: { copyOf?: string; example?: string } = {}) => {
  const query = new URLSearchParams(from).toString()
  return `/teacher/question/new${query === '' ? '' : `?${query}`}`
}
