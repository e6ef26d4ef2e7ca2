/** Addresses of the school office. */
export const officePath = {
  overview: '/teacher/school',
  people: '/teacher/school/people',
  person: (personId: string) => `/teacher/school/people/${encodeURIComponent(personId)}`,
  classes: '/teacher/school/classes',
  class: (classId: string) => `/teacher/school/classes/${encodeURIComponent(classId)}`,
  enquiries: '/teacher/school/enquiries',
  orders: '/teacher/school/orders',
  imports: '/teacher/school/import',
  keys: '/teacher/school/keys',
  log: '/teacher/school/log',
  system: '/teacher/school/system',
  settings: '/teacher/school/settings',
} as const
