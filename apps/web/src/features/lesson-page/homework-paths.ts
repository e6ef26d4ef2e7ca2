import type { StudentHomework } from '@hwjy/sdk'

const query = (path: string, values: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(values)}`

/** Pages about homework; their subject stands in the query. */
export const homeworkPath = {
  new: (values: { classId: string; lessonId: string; paperId?: string }) => query('/teacher/homework/new', values),
  marking: (homeworkId: string) => query('/homework-teacher', { homeworkId }),
  /** Marked work is looked at, all other is done. */
  ofStudent: ({ homeworkId, state }: Pick<StudentHomework, 'homeworkId' | 'state'>) =>
    query(state === 'graded' ? '/homework-analyze' : '/homework', { homeworkId }),
}
