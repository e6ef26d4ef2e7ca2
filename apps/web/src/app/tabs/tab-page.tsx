import { memo } from 'react'
import { type Location, useRoutes } from 'react-router-dom'
import { pageKey } from '../../shared/session/query-pages.ts'
import { PageBoundary } from '../page/page-boundary.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import type { AppRoute } from '../routes/route-meta.ts'

/** The page of one tab. It sees its own address, not the one in front, so it stays as it was while it is hidden. */
export const TabPage = memo(function TabPage({ pages, location }: { pages: AppRoute[]; location: Location }) {
  const page = useRoutes(pages, location)
  return (
    <PageBoundary path={pageKey(location)} waiting={<PageSkeleton />}>
      {page}
    </PageBoundary>
  )
})
