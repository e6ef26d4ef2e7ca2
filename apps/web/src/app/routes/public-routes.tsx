import { Navigate } from 'react-router-dom'
import type { LegalDocument } from '../../features/legal/legal-text.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { inPublicFrame } from './in-public-frame.tsx'
import { type AppRoute, meta } from './route-meta.ts'

const PublicHomePage = lazyPage(() => import('../../features/public-home/public-home-page.tsx'), 'publicHome')
const DemoPage = lazyPage(() => import('../../features/demo/demo-page.tsx'), 'demo')
const DownloadPage = lazyPage<{ for?: 'any' | 'phone' }>(
  () => import('../../features/download/download-page.tsx'),
  'download',
)
const FilePreviewPage = lazyPage(
  () => import('../../features/file-preview/file-preview-page.tsx'),
  'filePreview',
  'titles',
)
const LegalPage = lazyPage<{ document: LegalDocument }>(
  () => import('../../features/legal/legal-page.tsx'),
  'legal',
  'titles',
)

const PublicData = lazyPage(() => import('../public-frame/public-data.tsx'))
const SchoolsPage = lazyPage(() => import('../../features/schools/schools-page.tsx'), 'schools')
const SchoolPage = lazyPage<{ part: 'overview' | 'introduction' }>(
  () => import('../../features/schools/school-page.tsx'),
  'schools',
  'titles',
)

const OfferedCoursePage = lazyPage(
  () => import('../../features/schools/course/offered-course-page.tsx'),
  'offer',
  'titles',
  'places',
)
const EnquiryPage = lazyPage(() => import('../../features/enquiry/enquiry-page.tsx'), 'enquiry', 'titles', 'smsCode')

const VideoPage = lazyPage(() => import('../../features/video/video-page.tsx'), 'video', 'keys')

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
        { path: '/school/:schoolId/course/:courseId', element: <OfferedCoursePage />, handle: meta({ of: 'course' }) },
        { path: '/school/:schoolId/ask', element: <EnquiryPage />, handle: meta({ of: 'enquiry' }) },
        ...['/huaxiao-detail-desc', '/orgDetailDesc'].map((path) => school(path, 'introduction')),
      ],
    },
  ]),
]
