import { lazyPage } from '../../shared/page/lazy-page.ts'

export const NotFoundPage = lazyPage(() => import('../page/not-found-page.tsx'))
