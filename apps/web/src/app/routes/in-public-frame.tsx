import { lazyPage } from '../../shared/page/lazy-page.ts'
import type { AppRoute } from './route-meta.ts'

const PublicFrame = lazyPage(() => import('../public-frame/public-frame.tsx'), 'publicFrame')

/** Pages below one bar and above one footer, which stay where they are on the way from one to the next. */
export const inPublicFrame = (children: AppRoute[]): AppRoute => ({ element: <PublicFrame />, children })
