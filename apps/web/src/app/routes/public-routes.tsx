import { Navigate } from 'react-router-dom'
import { lazyPage } from '../../shared/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const PublicFrame = lazyPage(() => import('../public-frame/public-frame.tsx'), 'publicFrame')
const PublicHomePage = lazyPage(() => import('../../features/public-home/public-home-page.tsx'), 'publicHome')

/** What the school shows to everybody. */
export const publicRoutes: AppRoute[] = [
  { path: '/', element: <Navigate to="/index/home" replace />, handle: meta({ key: 'home' }) },
  { path: '/index', element: <Navigate to="/index/home" replace />, handle: meta({ key: 'home' }) },
  {
    element: <PublicFrame />,
    children: [{ path: '/index/home', element: <PublicHomePage />, handle: meta({ key: 'home' }) }],
  },
]
