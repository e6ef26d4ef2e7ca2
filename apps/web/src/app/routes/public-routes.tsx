import { Navigate } from 'react-router-dom'
import type { LegalDocument } from '../../features/legal/legal-text.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { latePage } from './late-page.ts'
import { inPublicFrame } from './in-public-frame.tsx'
import { type AppRoute, meta } from './route-meta.ts'

const PublicHomePage = lazyPage(() => import('../../features/public-home/public-home-page.tsx'), 'publicHome')
const DemoPage = latePage((pages) => pages.demoPage(), 'demo')
const DownloadPage = latePage<{ for?: 'any' | 'phone' }>((pages) => pages.downloadPage(), 'download')
const FilePreviewPage = latePage((pages) => pages.filePreviewPage(), 'filePreview', 'titles')
const LegalPage = latePage<{ document: LegalDocument }>((pages) => pages.legalPage(), 'legal', 'titles')

const PublicData = latePage((pages) => pages.publicData())
const SchoolsPage = latePage((pages) => pages.schoolsPage(), 'schools')
const SchoolPage = latePage<{ part: 'overview' | 'introduction' }>((pages) => pages.schoolPage(), 'schools', 'titles')

const VideoPage = latePage((pages) => pages.videoPage(), 'video')

const school = (path: string, part: 'overview' | 'introduction'): AppRoute => ({
  path,
  element: <SchoolPage part={part} />,
  handle: meta({ of: 'school' }),
})

export const publicRoutes: AppRoute[] = [
  { path: '/', element: <Navigate to="/index/home" replace />, handle: meta({ key: 'home' }) },
  { path: '/index', element: <Navigate to="/index/home" replace />, handle: meta({ key: 'home' }) },
  inPublicFrame([
    { path: '/index/home', element: <PublicHomePage />, handle: meta({ key: 'home' }) },
    { path: '/demo', element: <DemoPage />, handle: meta({ of: 'demo' }) },
    // Path and title look exchanged; the product document has them so, and links to these addresses are out there.
    { path: '/agreement', element: <LegalPage document="privacy" />, handle: meta({ of: 'privacy' }) },
    { path: '/privacyPolicy', element: <LegalPage document="terms" />, handle: meta({ of: 'terms' }) },
    { path: '/refund', element: <LegalPage document="refund" />, handle: meta({ of: 'refund' }) },
    {
      element: <PublicData />,
      children: [
        { path: '/index/download', element: <DownloadPage />, handle: meta({ of: 'download' }) },
        { path: '/downLoad', element: <DownloadPage for="phone" />, handle: meta({ of: 'download' }) },
        { path: '/previewFile', element: <FilePreviewPage />, handle: meta({ of: 'filePreview' }) },
        { path: '/videoPlay', element: <VideoPage />, handle: meta({ of: 'video' }) },
        { path: '/huaxiao', element: <SchoolsPage />, handle: meta({ of: 'schools' }) },
        ...['/huaxiao-detail', '/huaxiaoDetail'].map((path) => school(path, 'overview')),
        ...['/huaxiao-detail-desc', '/orgDetailDesc'].map((path) => school(path, 'introduction')),
      ],
    },
  ]),
]
