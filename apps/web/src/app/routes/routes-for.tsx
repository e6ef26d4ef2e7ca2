import type { Role } from '@hwjy/sdk'
import type { RouteObject } from 'react-router-dom'
import { queryPages } from '../../shared/session/query-pages.ts'
import { PLACES_OF_BOTH } from '../../shared/session/return-path.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { accountRoutes } from './account-routes.tsx'
import { classRoutes } from './teacher/class-routes.tsx'
import { teacherHomeworkRoutes } from './teacher/homework-routes.tsx'
import { courseRoutes } from './teacher/course-routes.tsx'
import { aroundRoutes } from './student/around-routes.tsx'
import { favouriteRoutes } from './favourite-routes.tsx'
import { familyRoutes } from './student/family-routes.tsx'
import { inPublicFrame } from './in-public-frame.tsx'
import { lessonPageRoutes } from './lesson-page-routes.tsx'
import { lessonRoutes } from './lesson-routes.tsx'
import { NotFoundPage } from './not-found.ts'
import { markingRoutes } from './teacher/marking-routes.tsx'
import { publicRoutes } from './public-routes.tsx'
import { recordRoutes } from './teacher/record-routes.tsx'
import { roomRoute } from './room-route.tsx'
import { type AppRoute, meta } from './route-meta.ts'
import { schoolOfficeRoutes } from './teacher/school-office-routes.tsx'
import { settingsRoutes, updaterRoutes } from './settings-routes.tsx'
import { bankRoutes } from './teacher/bank-routes.tsx'
import { shopRoutes } from './student/shop-routes.tsx'
import { studyRoutes } from './student/study-routes.tsx'
import { signInRoutes } from './sign-in-routes.tsx'
import { timetableRoutes } from './timetable-routes.tsx'
import { studentHomeworkRoutes } from './student/student-homework-routes.tsx'

const SignedIn = lazyPage(() => import('../shell/signed-in.tsx'))
const Shell = lazyPage(() => import('../shell/shell.tsx'), 'shell', 'pages')
const OtherRolePage = lazyPage(() => import('../page/other-role-page.tsx'), 'shell')

/** The areas that a role's app has besides its lessons. */
const areasOf: Readonly<Record<Role, readonly AppRoute[]>> = {
  teacher: [
    ...timetableRoutes.teacher,
    ...lessonPageRoutes.teacher,
    ...classRoutes,
    ...courseRoutes,
    ...recordRoutes,
    ...teacherHomeworkRoutes,
    ...markingRoutes,
    ...bankRoutes,
    ...schoolOfficeRoutes,
    ...favouriteRoutes.teacher,
  ],
  student: [
    ...timetableRoutes.student,
    ...studentHomeworkRoutes,
    ...lessonPageRoutes.student,
    ...studyRoutes,
    ...shopRoutes,
    ...familyRoutes,
    ...aroundRoutes,
    ...favouriteRoutes.student,
  ],
}

export interface AppRoutes {
  /**
   * Routes that the router draws. The shell answers every path that no other route does, and keeps its pages in tabs.
   */
  routes: RouteObject[]
  /** Every page there is for this person, wherever it is drawn: for guard, titles and prefetching. */
  pages: AppRoute[]
}

/** Paths to which a sign-in leads back. They have no page, and no role for the guard: a visitor signs in first. */
const behindSignIn: AppRoute[] = [...PLACES_OF_BOTH, ...Object.keys(queryPages), '/student', '/teacher'].map(
  (place) => ({
    path: `${place}/*`,
    element: null,
  }),
)

/** Addresses of the other role, which say whose they are. */
const ofOtherRole = (role: Role): AppRoute[] =>
  [
    ...Object.entries(queryPages).flatMap(([path, { roles }]) => (roles.includes(role) ? [] : [path])),
    role === 'teacher' ? '/student/*' : '/teacher/*',
  ].map((path) => ({ path, element: <OtherRolePage />, handle: meta({ key: 'notFound' }) }))

/** A role's pages are added after sign-in; until then there are their addresses. */
export function routesFor(role: Role | null): AppRoutes {
  const notFound: AppRoute = { path: '*', element: <NotFoundPage />, handle: meta({ key: 'notFound' }) }
  const forAll = [...publicRoutes, ...signInRoutes, ...updaterRoutes]
  if (role === null) {
    const framed = inPublicFrame([...settingsRoutes, notFound])
    const pages = [...forAll, ...behindSignIn, framed]
    return { routes: pages, pages }
  }
  const room = roomRoute(role)
  const inShell = [
    ...lessonRoutes[role],
    ...areasOf[role],
    ...accountRoutes(role),
    ...settingsRoutes,
    ...ofOtherRole(role),
    notFound,
  ]
  const shell: RouteObject = { path: '*', element: <Shell pages={inShell} /> }
  return {
    routes: [...forAll, { element: <SignedIn />, children: [room, shell] }],
    pages: [...forAll, room, ...inShell],
  }
}
