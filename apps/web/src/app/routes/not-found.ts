import { latePage } from './late-page.ts'

export const NotFoundPage = latePage((pages) => pages.notFoundPage())
