const withId = (path: string, schoolId: string) => `${path}?${new URLSearchParams({ id: schoolId })}`

export const schoolPath = (schoolId: string) => withId('/huaxiao-detail', schoolId)

export const schoolIntroductionPath = (schoolId: string) => withId('/huaxiao-detail-desc', schoolId)
