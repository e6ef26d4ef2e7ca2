/** Tells a student that their work is graded and the marks are shown. */
export const gradedMessage = ({ id, title }: { id: string; title: string }, score: number) =>
  ({ kind: 'homeworkGraded', values: { title, score }, targetId: id }) as const
