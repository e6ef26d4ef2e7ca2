import type { Role } from '@hwjy/sdk'
import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { queryPages } from '../../shared/session/query-pages.ts'
import { accountRoutes } from './account-routes.tsx'
import { favouriteRoutes } from './favourite-routes.tsx'
import { lessonPageRoutes } from './lesson-page-routes.tsx'
import { lessonRoutes } from './lesson-routes.tsx'
import { roomRoute } from './room-route.tsx'
import { type AppRoute, type AppRoutes, meta } from './route-meta.ts'
import { settingsRoutes } from './settings-routes.tsx'
import { aroundRoutes } from './student/around-routes.tsx'
import { familyRoutes } from './student/family-routes.tsx'
import { shopRoutes } from './student/shop-routes.tsx'
import { studentHomeworkRoutes } from './student/student-homework-routes.tsx'
import { studyRoutes } from './student/study-routes.tsx'
import { bankRoutes } from './teacher/bank-routes.tsx'
import { classRoutes } from './teacher/class-routes.tsx'
import { courseRoutes } from './teacher/course-routes.tsx'
import { teacherHomeworkRoutes } from './teacher/homework-routes.tsx'
import { markingRoutes } from './teacher/marking-routes.tsx'
import { recordRoutes } from './teacher/record-routes.tsx'
import { schoolOfficeRoutes } from './teacher/school-office-routes.tsx'
import { timetableRoutes } from './timetable-routes.tsx'
import { notFound, routesOfAll } from './visitor-routes.tsx'

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

/** Addresses of the other role, which say whose they are. */
const ofOtherRole = (role: Role): AppRoute[] =>
  lessonRoutes[role === 'teacher' ? 'student' : 'teacher']
    .flatMap(({ path = '' }) => (lessonRoutes[role].some((own) => own.path === path) ? [] : [path]))
    .concat(role === 'teacher' ? '/student/*' : '/teacher/*')
    .concat(Object.entries(queryPages).flatMap(([path, { roles }]) => (roles.includes(role) ? [] : [path])))
    .map((path) => ({ path, element: <OtherRolePage />, handle: meta({ key: 'notFound' }) }))

/** The shell answers every path that no other route does, and keeps its pages in tabs. */
export function signedInRoutes(role: Role): AppRoutes {
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
    routes: [...routesOfAll, { element: <SignedIn />, children: [room, shell] }],
    pages: [...routesOfAll, room, ...inShell],
  }
}
