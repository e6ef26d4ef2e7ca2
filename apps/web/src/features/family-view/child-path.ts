/** Address of one child's detail, as section 2 of the product document spells it. */
export const childPath = (stuId: string) => `/supervision-detail?${new URLSearchParams({ stuId })}`
