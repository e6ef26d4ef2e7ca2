import { Navigate } from 'react-router-dom'
import { lazyPage } from '../../shared/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const LoginPage = lazyPage(() => import('../../features/sign-in/login-page.tsx'), 'signIn')

/** The ways into an account. */
export const accountRoutes: AppRoute[] = [
  { path: '/login', element: <LoginPage />, handle: meta({ key: 'login' }) },
  { path: '/hwjy-web/login', element: <Navigate to="/login" replace />, handle: meta({ key: 'login' }) },
]
