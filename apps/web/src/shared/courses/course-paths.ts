const withQuery = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`

/** Addresses of a course, of its order and of its contract, as section 2 of the product document spells them. */
export const coursePaths = {
  introduction: (courseId: string) => withQuery('/introduction', { courseId }),
  detail: (courseId: string) => withQuery('/course-detail', { courseId }),
  buy: (courseId: string, classId: string) => withQuery('/buy-course', { courseId, classId }),
  more: (courseId: string) => withQuery('/buy-course-more', { courseId }),
  order: (orderId: string) => `/student/order/${encodeURIComponent(orderId)}`,
  contract: (contractId: string) => withQuery('/contract', { contractId }),
}
