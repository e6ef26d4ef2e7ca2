import { lazyPage } from '../../shared/lazy-page.ts'
import { pageCode } from './page-code.ts'

export const NotFoundPage = lazyPage(async () => (await pageCode()).notFoundPage())
