import type { EnquiryWish } from '@hwjy/sdk'

const withId = (path: string, schoolId: string) => `${path}?${new URLSearchParams({ id: schoolId })}`

export const schoolPath = (schoolId: string) => withId('/huaxiao-detail', schoolId)

export const schoolIntroductionPath = (schoolId: string) => withId('/huaxiao-detail-desc', schoolId)

const below = (schoolId: string) => `/school/${encodeURIComponent(schoolId)}`

/** A course as visitors see it. */
export const offeredCoursePath = (schoolId: string, courseId: string) =>
  `${below(schoolId)}/course/${encodeURIComponent(courseId)}`

/** The form by which a visitor asks the school. */
export function enquiryPath(schoolId: string, asked: { courseId?: string; wish?: EnquiryWish } = {}) {
  const query = new URLSearchParams(asked).toString()
  return `${below(schoolId)}/ask${query === '' ? '' : `?${query}`}`
}
