import type { Role } from '@hwjy/sdk'
import { Navigate } from 'react-router-dom'
import { lazyPage } from '../shared/lazy-page.ts'
import type { RouteRole } from './guard.ts'
import type { AppRoute, PageTitle, RouteMeta } from './route-meta.ts'

const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'))
const PublicHomePage = lazyPage(() => import('../features/public-home/public-home-page.tsx'), 'publicHome')
const LoginPage = lazyPage(() => import('../features/sign-in/login-page.tsx'), 'signIn')
const SignedIn = lazyPage(() => import('./signed-in.tsx'))
const Shell = lazyPage(() => import('./shell.tsx'))
const StudentHomePage = lazyPage(() => import('../features/lessons/student-home-page.tsx'), 'lessons')
const TeacherHomePage = lazyPage(() => import('../features/lessons/teacher-home-page.tsx'), 'lessons')
const DeviceCheckPage = lazyPage(() => import('../features/device-check/device-check-page.tsx'))
const RoomPage = lazyPage(() => import('../features/live-room/room-page.tsx'), 'room')
const RatingPage = lazyPage(() => import('../features/rating/rating-page.tsx'), 'rating')
const ClassResultPage = lazyPage(() => import('../features/class-result/class-result-page.tsx'), 'classResult')

const meta = (title: PageTitle, ...roles: RouteRole[]): RouteMeta => ({ title, roles: ['admin', ...roles] })

/** There for everybody, from the first visit. */
const publicRoutes: AppRoute[] = [
  { path: '/', element: <Navigate to="/index/home" replace />, handle: meta({ key: 'home' }) },
  { path: '/index', element: <Navigate to="/index/home" replace />, handle: meta({ key: 'home' }) },
  { path: '/index/home', element: <PublicHomePage />, handle: meta({ key: 'home' }) },
  { path: '/login', element: <LoginPage />, handle: meta({ key: 'login' }) },
  { path: '/hwjy-web/login', element: <Navigate to="/login" replace />, handle: meta({ key: 'login' }) },
]

const lessonRoutes = (role: Role): AppRoute[] => [
  { path: '/lesson/:lessonId/check', element: <DeviceCheckPage />, handle: meta({ text: '设备检测' }, role) },
]

/** Added after sign-in; until then these paths do not exist. */
const roleRoutes: Record<Role, AppRoute[]> = {
  student: [
    { path: '/student', element: <StudentHomePage />, handle: meta({ text: '学生首页' }, 'student') },
    { path: '/lesson/:lessonId/rate', element: <RatingPage />, handle: meta({ text: '课程评价' }, 'student') },
    ...lessonRoutes('student'),
  ],
  teacher: [
    { path: '/teacher', element: <TeacherHomePage />, handle: meta({ text: '教师首页' }, 'teacher') },
    { path: '/lesson/:lessonId/result', element: <ClassResultPage />, handle: meta({ text: '课堂结果' }, 'teacher') },
    ...lessonRoutes('teacher'),
  ],
}

/** Every route that exists for this person. The live room has the whole window to itself, the rest share the shell. */
export function routesFor(role: Role | null): AppRoute[] {
  const notFound: AppRoute = { path: '*', element: <NotFoundPage /> }
  if (role === null) return [...publicRoutes, notFound]
  return [
    ...publicRoutes,
    {
      element: <SignedIn />,
      children: [
        { path: '/lesson/:lessonId/room', element: <RoomPage />, handle: meta({ text: '直播课堂' }, role) },
        { element: <Shell />, children: [...roleRoutes[role], notFound] },
      ],
    },
  ]
}
