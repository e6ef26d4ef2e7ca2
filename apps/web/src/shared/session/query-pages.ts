import type { Role } from '@hwjy/sdk'

export interface QueryPage {
  /** The roles that have a page at this path; it may be another one for each. */
  roles: readonly Role[]
  /** The parameters of the query that say what the page is about, in the order of its identity. */
  subject: readonly string[]
  /** The one that says all of it where it stands; the others beside it are not looked at. */
  enough?: string
}

const both = ['student', 'teacher'] as const
const student = ['student'] as const
const teacher = ['teacher'] as const

/**
 * Lists the pages whose subject stands in the query, at the exact paths of section 2 of the product document. Another
 * subject is another page, with a tab and a state of its own.
 */
export const queryPages: Readonly<Record<string, QueryPage>> = {
  '/homework': { roles: student, subject: ['homeworkId'] },
  '/examination': { roles: student, subject: ['homeworkId'] },
  '/success': { roles: student, subject: ['homeworkId'] },
  '/homework-analyze': { roles: both, subject: ['homeworkId'] },
  '/homeworkComments': { roles: both, subject: ['answerPaperId', 'homeworkId'], enough: 'answerPaperId' },
  '/homework-teacher': { roles: teacher, subject: ['homeworkId'] },
  '/corrects': { roles: teacher, subject: ['answerPaperId', 'homeworkId', 'stuId'], enough: 'answerPaperId' },
  '/preview': { roles: teacher, subject: ['paperId', 'homeworkId'] },
  '/analyze': { roles: teacher, subject: ['paperId', 'homeworkId'] },
  '/introduction': { roles: student, subject: ['courseId'] },
  '/process': { roles: both, subject: ['lessonId'] },
  '/report': { roles: both, subject: ['lessonId', 'stuId'] },
  '/courseList': { roles: student, subject: ['courseId'] },
  '/course-detail': { roles: student, subject: ['courseId'] },
  '/buy-course': { roles: student, subject: ['courseId', 'classId'] },
  '/buy-course-more': { roles: student, subject: ['courseId'] },
  '/contract': { roles: student, subject: ['contractId'] },
  '/supervision': { roles: student, subject: [] },
  '/supervision-detail': { roles: student, subject: ['stuId'] },
}

/** Returns what tells a page from all others: its path, with the subject of the query where that has one. */
export function pageKey({ pathname, search }: { pathname: string; search: string }): string {
  const { subject = [], enough = '' } = queryPages[pathname] ?? {}
  const params = new URLSearchParams(search)
  const named = (params.has(enough) ? [enough] : subject).flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  return named.length === 0 ? pathname : `${pathname}?${new URLSearchParams(named).toString()}`
}
