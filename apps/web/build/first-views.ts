/**
 * The pages that people open first, and the modules that draw each one, as the ends of their paths. Everything about a
 * first visit follows from this table: which modules share a file (`first-visit.ts`), which code the index pages ask
 * for (`first-pages.ts`), and what the installed app keeps (`offline-shell.ts`).
 */
export const firstViews = {
  'index/home': ['/src/app/public-frame/public-frame.tsx', '/src/features/public-home/public-home-page.tsx'],
  login: ['/src/features/sign-in/login-page.tsx'],
  student: ['/src/app/shell/shell.tsx', '/src/features/lessons/student-home-page.tsx'],
  teacher: ['/src/app/shell/shell.tsx', '/src/features/lessons/teacher-home-page.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FirstView = keyof typeof firstViews

/** Visitors open these without a session. The build draws them beforehand. */
export const visitorViews = ['index/home', 'login'] as const satisfies readonly FirstView[]

/** Signed-in users begin here. The installed app opens these without a network. */
export const homeViews = ['student', 'teacher'] as const satisfies readonly FirstView[]

/** The homes fetch these once their card is there. */
export const homesLater = [
  '/src/app/navigation/entry-count.tsx',
  '/src/features/lessons/more/student-more.tsx',
  '/src/features/lessons/more/teacher-more.tsx',
]

/** Stands around both homes and the live room alike. */
export const SIGNED_IN = '/src/app/shell/signed-in.tsx'

/** The addresses of all pages of both roles. */
export const SIGNED_IN_ROUTES = '/src/app/routes/signed-in-routes.tsx'

export const SIGN_IN_ROUTES = '/src/app/routes/sign-in-routes.tsx'

/** Routes of the pages outside the frame of both homes; a user who opens any other page has loaded that frame. */
export const unframedRoutes = [
  '/src/app/routes/in-public-frame.tsx',
  '/src/app/routes/public-routes.tsx',
  '/src/app/routes/room-route.tsx',
  SIGN_IN_ROUTES,
]
